import { createPostgresBackend, withBackend } from 'bullmq';
import { BullmqQueue, QUEUE, type QueueOptions } from './bullmq-queue.ts';
import type { JobQueue } from './job-queue.port.ts';

/** BullMQ's tables have their own schema, which BullMQ migrates. */
const SCHEMA = 'bullmq';

/** BullMQ's process-wide default would affect other users. */
const { Queue, Worker } = withBackend(createPostgresBackend);

/** Up to six connections: a small pool and a listener each for adding and working. */
export class BullmqPostgresQueue extends BullmqQueue implements JobQueue {
  constructor({ databaseUrl, concurrency = 4, ...options }: QueueOptions & { databaseUrl: string }) {
    const connection = { connectionString: databaseUrl, schema: SCHEMA, max: 2, migrate: true };
    super(
      {
        queue: new Queue(QUEUE, { connection }),
        worker: (perform) => new Worker(QUEUE, ({ data }) => perform(data), { connection, concurrency }),
      },
      options,
    );
  }
}
