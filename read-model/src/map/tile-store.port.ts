/**
 * Rendered tiles by content address: a key always has the same bytes, so entries cannot be stale and can be evicted at any time.
 */
export interface TileStore {
  /** @returns a copy or view of exactly the stored bytes, or undefined */
  get(key: string): Promise<Uint8Array | undefined>;
  /** Idempotent: a key always has the same bytes. */
  put(key: string, bytes: Uint8Array): Promise<void>;
}

export const TILE_STORE = Symbol('TileStore');
