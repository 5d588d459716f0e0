import { MemoryTileStore } from '../map/memory-tile-store.ts';
import type { TileStore } from '../map/tile-store.port.ts';
import { type RedisLink, RedisUnavailable } from './redis-link.ts';

export const TILE_PREFIX = 'naksha:tile:';

/** Not renewed on use: popular tiles are rendered once a day, others expire. */
const LIFE_SECONDS = 24 * 3600;

/** About five thousand tiles. */
const NEAR_BYTES = 16 * 2 ** 20;

/**
 * Every key expires, so that the policy `volatile-lru` evicts tiles but not jobs. While Redis is unavailable, only
 * this process's tiles are used.
 */
export class RedisTileStore implements TileStore {
  readonly #near: MemoryTileStore;
  /** For metrics. */
  readonly counts = { near: 0, redis: 0, missed: 0 };

  /** Tiles in this process; 0 for none. */
  constructor(
    private readonly link: RedisLink,
    { nearBytes = NEAR_BYTES }: { nearBytes?: number } = {},
  ) {
    this.#near = new MemoryTileStore(nearBytes);
  }

  async get(key: string): Promise<Uint8Array | undefined> {
    const near = await this.#near.get(key);
    if (near) {
      this.counts.near++;
      return near;
    }
    const found = await this.link.ask((redis) => redis.getBuffer(TILE_PREFIX + key)).catch(nullIfUnavailable);
    if (!found) {
      this.counts.missed++;
      return undefined;
    }
    this.counts.redis++;
    await this.#near.put(key, found);
    return found;
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    await this.#near.put(key, bytes);
    const value = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    await this.link.ask((redis) => redis.set(TILE_PREFIX + key, value, 'EX', LIFE_SECONDS)).catch(nullIfUnavailable);
  }
}

/** Reported once, by the link's change of state. */
function nullIfUnavailable(error: unknown): null {
  if (error instanceof RedisUnavailable) return null;
  throw error;
}
