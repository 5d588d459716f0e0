/** A key always has the same bytes, so entries cannot be stale and can be evicted at any time. */
export interface TileStore {
  get(key: string): Promise<Uint8Array | undefined>;
  put(key: string, bytes: Uint8Array): Promise<void>;
}

export const TILE_STORE = Symbol('TileStore');
