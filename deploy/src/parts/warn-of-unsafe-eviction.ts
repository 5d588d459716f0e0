import type { RedisLink } from '@naksha/read-model/redis';
import type { Logger } from 'pino';

/** Policies that evict only keys with an expiry: tiles, which are rendered again, and counts; never jobs. */
const SAFE = new Set(['noeviction', 'volatile-lru', 'volatile-lfu']);

/** Warns if a full Redis would evict jobs, or counts before tiles. Skipped if Redis is unavailable. */
export async function warnOfUnsafeEviction(link: Pick<RedisLink, 'ask'>, logger: Pick<Logger, 'warn'>): Promise<void> {
  // Hosted servers forbid CONFIG, but not INFO.
  const told = await link.ask((redis) => redis.info('memory')).catch(() => '');
  const policy = /^maxmemory_policy:(\S+)/m.exec(told)?.[1];
  if (policy !== undefined && !SAFE.has(policy))
    logger.warn(
      {
        policy,
        impact: 'a full Redis deletes queued jobs',
        action: 'Set maxmemory-policy to volatile-lru.',
      },
      'redis eviction policy unsafe',
    );
}

/** Checked when the process that runs jobs starts. @param redisUrl '' if there is none */
export async function connectAndWarnOfUnsafeEviction(redisUrl: string, logger: Logger): Promise<void> {
  if (!redisUrl) return;
  // Loaded on demand, because the client is slow to load.
  const { RedisLink } = await import('@naksha/read-model/redis');
  const link = await RedisLink.open(redisUrl);
  await warnOfUnsafeEviction(link, logger);
  link.close();
}
