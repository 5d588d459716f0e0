import type { EventReader } from '@naksha/events/event-store';
import type { QueueOptions } from './bullmq-queue.ts';
import type { JobQueue } from './job-queue.port.ts';

type Where =
  | { databaseUrl: string; redisUrl?: '' }
  | { databaseUrl: string; redisUrl?: string; reader: Pick<EventReader, 'source'> };

/**
 * Loads only the needed module, because BullMQ is large. The Redis prefix contains the event table's ID, so that
 * deployments can share a server.
 */
export async function openJobQueue(
  where: Where,
  listeners: Pick<QueueOptions, 'onError' | 'onWorks'>,
): Promise<JobQueue> {
  if (!('reader' in where && where.redisUrl)) {
    const { databaseUrl } = where;
    return new (await import('./bullmq-postgres-queue.ts')).BullmqPostgresQueue({ databaseUrl, ...listeners });
  }
  const { redisUrl, reader } = where;
  const source = await reader.source();
  const prefix = `naksha-jobs-${source.replace(/^urn:uuid:/, '')}`;
  return new (await import('./bullmq-redis-queue.ts')).BullmqRedisQueue({ redisUrl, prefix, ...listeners });
}
