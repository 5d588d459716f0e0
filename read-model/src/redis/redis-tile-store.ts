import { MemoryTileStore } from '../map/memory-tile-store.ts';
import type { TileStore } from '../map/tile-store.port.ts';
import { RedisAway, type RedisLink } from './redis-link.ts';

export const TILE_PREFIX = 'naksha:tile:';

/** Not renewed: what is asked for every day is rendered once a day, and what nobody asks for goes by itself. */
const LIFE_SECONDS = 24 * 3600;

/** Some five thousand tiles: what is being looked at now costs no way to Redis and back. */
const NEAR_BYTES = 16 * 2 ** 20;

/**
 * Tiles that all processes share. Every key expires, so that a Redis with the policy `volatile-lru` lets tiles go and never
 * the jobs beside them. While Redis is away there are only those of this process: others are rendered.
 */
export class RedisTileStore implements TileStore {
  readonly #near: MemoryTileStore;
  /** Since the start, for metrics: found in this process, found in Redis, found nowhere. */
  readonly counts = { near: 0, redis: 0, missed: 0 };

  /** @param nearBytes memory for tiles in this process, 0 for none */
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
    const found = await this.link.ask((redis) => redis.getBuffer(TILE_PREFIX + key)).catch(awayIsNothing);
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
    await this.link.ask((redis) => redis.set(TILE_PREFIX + key, value, 'EX', LIFE_SECONDS)).catch(awayIsNothing);
  }
}

/** It is told once, where the link's state changes. */
function awayIsNothing(error: unknown): null {
  if (error instanceof RedisAway) return null;
  throw error;
}
