import { Queue, Worker } from 'bullmq';
import { BullmqQueue, QUEUE, type QueueOptions } from './bullmq-queue.ts';
import type { JobQueue } from './job-queue.port.ts';

/** Longer than the few seconds for which a worker's own waiting blocks: a server that only hangs is noticed. */
const COMMAND_MS = 15_000;
/** BullMQ's pause after an error of the connection, 15 s by default. */
const RETRY_MS = 1_000;

/** Jobs in Redis. Losing them costs the time until the next sweep. */
export class BullmqRedisQueue extends BullmqQueue implements JobQueue {
  private readonly ending: { begun: boolean };

  /** @param options.prefix of every key, so that a Redis may be shared */
  constructor({ redisUrl, prefix, concurrency = 4, ...options }: QueueOptions & { redisUrl: string; prefix: string }) {
    const ending = { begun: false };
    const connection = {
      url: redisUrl,
      commandTimeout: COMMAND_MS,
      // At the end a connection that isn't there is given up: BullMQ leaves it, and it would try for ever.
      retryStrategy: (times: number) => (ending.begun ? null : Math.min(100 * times, 2_000)),
    };
    const common = { connection, prefix };
    super(
      {
        queue: new Queue(QUEUE, common),
        worker: (perform) =>
          new Worker(QUEUE, ({ data }) => perform(data), { ...common, concurrency, runRetryDelay: RETRY_MS }),
      },
      options,
    );
    this.ending = ending;
  }

  override async close(): Promise<void> {
    this.ending.begun = true;
    await super.close();
  }
}
