/** Apart from the package's main door, because the client of Redis is loaded only where a Redis is configured. */
export { type LinkState, RedisAway, RedisLink, type RedisLinkOptions } from './redis-link.ts';
export { RedisTileStore } from './redis-tile-store.ts';
