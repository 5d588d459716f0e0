import { Queue, Worker } from 'bullmq';
import { BullmqQueue, QUEUE, type QueueOptions } from './bullmq-queue.ts';
import type { JobQueue } from './job-queue.port.ts';

/** Longer than a worker's blocking wait, so that a hanging server is noticed. */
const COMMAND_TIMEOUT_MS = 15_000;
/** After a connection error; BullMQ's default is 15 s. */
const RETRY_MS = 1_000;

/** Losing jobs costs the time until the next sweep. */
export class BullmqRedisQueue extends BullmqQueue implements JobQueue {
  private readonly ending: { begun: boolean };

  /** `prefix`: of every key, so that Redis can be shared. */
  constructor({ redisUrl, prefix, concurrency = 4, ...options }: QueueOptions & { redisUrl: string; prefix: string }) {
    const ending = { begun: false };
    const connection = {
      url: redisUrl,
      commandTimeout: COMMAND_TIMEOUT_MS,
      // At shutdown, stop reconnecting; BullMQ would continue forever.
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
