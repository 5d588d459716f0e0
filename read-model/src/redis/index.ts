/** A separate entry, so that the Redis client loads only if Redis is configured. */
export { type LinkState, RedisLink, type RedisLinkOptions, RedisUnavailable } from './redis-link.ts';
export { RedisTileStore } from './redis-tile-store.ts';
