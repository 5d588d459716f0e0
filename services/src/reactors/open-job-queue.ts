import type { JobQueue } from './job-queue.port.ts';

/** Jobs in Redis where its address is given, else in the write database. Loads only what it takes: BullMQ is large. */
export async function openJobQueue(
  { databaseUrl, redisUrl }: { databaseUrl: string; redisUrl?: string },
  onError: (error: unknown) => void,
): Promise<JobQueue> {
  if (redisUrl) return new (await import('./bullmq-redis-queue.ts')).BullmqRedisQueue({ redisUrl, onError });
  return new (await import('./bullmq-postgres-queue.ts')).BullmqPostgresQueue({ databaseUrl, onError });
}
