import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { canonicalFilter, type MapFilter, type TileAddress } from '@naksha/events/kernel';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { MapQueries } from './engine/map-queries.ts';
import { tileKey } from './tile-key.ts';
import { TILE_STORE, type TileStore } from './tile-store.port.ts';
import { MAP_ENGINE } from './tokens.ts';

const compress = promisify(gzip);

export type StoredTile = { key: string; gzipped: Uint8Array };

/** Tiles by content address: from the store, or rendered and put there. A store that fails costs time, not the answer. */
@Injectable()
export class Tiles {
  readonly #log = new Logger(Tiles.name);
  readonly #failing = new Set<'get' | 'put'>();
  readonly #rendering = new Map<string, Promise<Uint8Array>>();

  constructor(
    @Inject(MAP_ENGINE) private readonly engine: MapQueries,
    @Inject(TILE_STORE) private readonly store: TileStore,
  ) {}

  /** The key that the tile has now: its ETag, and its place in the store. */
  nameKey(address: TileAddress, filter: MapFilter): string {
    return tileKey(address, canonicalFilter(filter), this.engine.contentDigest(address));
  }

  async tile(address: TileAddress, filter: MapFilter): Promise<StoredTile> {
    const key = this.nameKey(address, filter);
    const stored = await this.#stored(key);
    return stored ? { key, gzipped: stored } : this.#render(address, filter);
  }

  /** Renders what is not in the store yet. */
  async prepare(address: TileAddress, filter: MapFilter): Promise<void> {
    await this.tile(address, filter);
  }

  /** Key and bytes are of one moment: no change can come between the two. */
  async #render(address: TileAddress, filter: MapFilter): Promise<StoredTile> {
    const key = this.nameKey(address, filter);
    const underWay = this.#rendering.get(key);
    if (underWay) return { key, gzipped: await underWay };
    const rendering = compress(this.engine.tile(address, filter));
    this.#rendering.set(key, rendering);
    try {
      const gzipped = await rendering;
      await this.#said('put', this.store.put(key, gzipped));
      return { key, gzipped };
    } finally {
      this.#rendering.delete(key);
    }
  }

  #stored(key: string): Promise<Uint8Array | undefined> {
    return this.#said('get', this.store.get(key));
  }

  /** Told when it begins and when it is over, not with every tile. */
  async #said<T>(doing: 'get' | 'put', work: Promise<T>): Promise<T | undefined> {
    try {
      const done = await work;
      if (this.#failing.delete(doing)) this.#log.log({ msg: `the tile store does ${doing} again` });
      return done;
    } catch (error) {
      if (!this.#failing.has(doing))
        this.#log.warn({ err: error, msg: `the tile store fails to ${doing}; tiles are rendered meanwhile` });
      this.#failing.add(doing);
      return undefined;
    }
  }
}
