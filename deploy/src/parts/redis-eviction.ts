import type { RedisLink } from '@naksha/read-model/redis';
import type { Logger } from 'pino';

/** Of a full Redis these let go only of what has an end: tiles, which anybody renders again, and counts; never jobs, which have none. */
const SAFE = new Set(['noeviction', 'volatile-lru', 'volatile-lfu']);

/** Warns where a full Redis would let go of jobs, or of the counts before the tiles. One that is away is not asked. */
export async function warnOfEviction(link: Pick<RedisLink, 'ask'>, logger: Pick<Logger, 'warn'>): Promise<void> {
  // Hosted ones forbid CONFIG, but not this.
  const told = await link.ask((redis) => redis.info('memory')).catch(() => '');
  const policy = /^maxmemory_policy:(\S+)/m.exec(told)?.[1];
  if (policy !== undefined && !SAFE.has(policy))
    logger.warn(
      {
        policy,
        action: 'Set maxmemory-policy to volatile-lru. Otherwise a full Redis deletes jobs, which delays them.',
      },
      'redis eviction policy unsafe',
    );
}

/** As the process that does the jobs starts. @param redisUrl '' where none is given */
export async function checkEviction(redisUrl: string, logger: Logger): Promise<void> {
  if (!redisUrl) return;
  // Only where it is wanted: the client takes time to load.
  const { RedisLink } = await import('@naksha/read-model/redis');
  const link = await RedisLink.open(redisUrl);
  await warnOfEviction(link, logger);
  link.close();
}
