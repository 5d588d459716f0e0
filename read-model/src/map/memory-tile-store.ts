import type { TileStore } from './tile-store.port.ts';

/** Map slot, key and buffer header, a rough measurement. */
const ENTRY_OVERHEAD = 200;

/** About twenty thousand tiles of a dense region. */
const DEFAULT_LIMIT = 64 * 2 ** 20;

/** Least recently used eviction. */
export class MemoryTileStore implements TileStore {
  readonly #tiles = new Map<string, Uint8Array>();
  #bytes = 0;

  /** Bytes, including overhead. */
  constructor(private readonly limit = DEFAULT_LIMIT) {}

  async get(key: string): Promise<Uint8Array | undefined> {
    const tile = this.#tiles.get(key);
    if (!tile) return undefined;
    this.#tiles.delete(key);
    this.#tiles.set(key, tile);
    return tile;
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    this.#drop(key);
    const tile = Uint8Array.from(bytes);
    if (measureCost(key, tile) > this.limit) return;
    this.#tiles.set(key, tile);
    this.#bytes += measureCost(key, tile);
    for (const oldest of this.#tiles.keys()) {
      if (this.#bytes <= this.limit) break;
      this.#drop(oldest);
    }
  }

  get bytes(): number {
    return this.#bytes;
  }

  #drop(key: string): void {
    const tile = this.#tiles.get(key);
    if (!tile) return;
    this.#tiles.delete(key);
    this.#bytes -= measureCost(key, tile);
  }
}

const measureCost = (key: string, tile: Uint8Array): number => key.length * 2 + tile.byteLength + ENTRY_OVERHEAD;
