/**
 * Finished tiles by content address: a key names its bytes for ever, so nothing in here can be stale and losing any of it
 * costs a rendering. Entries may go at any time.
 */
export interface TileStore {
  /** @returns a copy or view of exactly the bytes that were put under the key, or undefined */
  get(key: string): Promise<Uint8Array | undefined>;
  /** Putting the same key again is harmless: the bytes are the same. */
  put(key: string, bytes: Uint8Array): Promise<void>;
}

export const TILE_STORE = Symbol('TileStore');
