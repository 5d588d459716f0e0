import { MemoryTileStore, type TileStore } from '@naksha/read-model';
import { secretOf } from '../config/secret.ts';
import type { Ground } from '../ground.ts';
import type { Aids } from '../http/health.ts';
import { MemoryRequestCounter } from '../http/memory-request-counter.ts';
import type { RequestCounter } from '../http/request-counter.port.ts';

export type SharedMemory = { tileStore: TileStore; requests: RequestCounter; aids: Aids };

/** What api processes remember together, tiles and counts of requests: in Redis as configured, or each for itself. */
export async function openSharedMemory({ config, lifetime, logger, metrics, write }: Ground): Promise<SharedMemory> {
  const nearby = new MemoryRequestCounter(write.clock);
  if (!config.REDIS_URL) return { tileStore: new MemoryTileStore(), requests: nearby, aids: {} };
  // Only where it is wanted: the client takes time to load.
  const { RedisLink, RedisTileStore } = await import('@naksha/read-model/redis');
  const { RedisRequestCounter } = await import('../http/redis-request-counter.ts');
  const link = await RedisLink.open(config.REDIS_URL, {
    onChange: (state, reason) =>
      state === 'up'
        ? logger.warn({ reason }, 'Redis is back: tiles and counts of requests are shared again')
        : logger.warn({ reason }, 'Redis is away: tiles are rendered, and requests counted, in each process'),
  });
  await lifetime.onEnd(() => link.close());
  const tileStore = new RedisTileStore(link);
  const asked = 'Tiles asked of the store since the start: found in this process, found in Redis, missed';
  metrics.gauges({ tiles_asked: asked }, () => ({ tiles_asked: tileStore.counts }));
  metrics.gauge('redis_up', '1 while Redis answers', () => Number(link.state === 'up'));
  const onRefused = (error: unknown) => logger.error({ err: error }, 'Redis refuses to count requests');
  const requests = new RedisRequestCounter({ link, nearby, secret: secretOf(config), onRefused });
  return { tileStore, requests, aids: { cache: () => link.state === 'up' } };
}
