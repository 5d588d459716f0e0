import { MemoryTileStore, type TileStore } from '@naksha/read-model';
import { loadOrCreateServerSecret } from '../config/secret.ts';
import type { OptionalDependencies } from '../http/health.ts';
import { MemoryRequestCounter } from '../http/memory-request-counter.ts';
import type { RequestCounter } from '../http/request-counter.port.ts';
import type { ProcessContext } from './process-context.ts';

export type SharedCaches = {
  tileStore: TileStore;
  requests: RequestCounter;
  optionalDependencies: OptionalDependencies;
};

/** In Redis if configured, otherwise per process. */
export async function openSharedCaches({
  config,
  lifetime,
  logger,
  metrics,
  write,
}: ProcessContext): Promise<SharedCaches> {
  const nearby = new MemoryRequestCounter(write.clock);
  if (!config.REDIS_URL) return { tileStore: new MemoryTileStore(), requests: nearby, optionalDependencies: {} };
  // Loaded on demand, because the client is slow to load.
  const { RedisLink, RedisTileStore } = await import('@naksha/read-model/redis');
  const { RedisRequestCounter } = await import('../http/redis-request-counter.ts');
  const link = await RedisLink.open(config.REDIS_URL, {
    onChange: (state, reason) =>
      state === 'up'
        ? logger.warn('redis recovered')
        : logger.warn({ reason, fallback: 'tiles and request counts per process' }, 'redis unavailable'),
  });
  await lifetime.onEnd(() => link.close());
  const tileStore = new RedisTileStore(link);
  const asked = 'Tile lookups since the start, by result: process memory, Redis, miss';
  metrics.gauges({ tiles_asked: asked }, () => ({ tiles_asked: tileStore.counts }));
  metrics.gauge('redis_up', '1 if Redis is reachable', () => Number(link.state === 'up'));
  const onRefused = (error: unknown) => logger.error({ err: error }, 'redis request counting failed');
  const requests = new RedisRequestCounter({ link, nearby, secret: loadOrCreateServerSecret(config), onRefused });
  return { tileStore, requests, optionalDependencies: { cache: () => link.state === 'up' } };
}
