import { describe, expect, it } from 'vitest';
import { tileStoreContract } from '../testing/tile-store-contract.ts';
import { MemoryTileStore } from './memory-tile-store.ts';

tileStoreContract('MemoryTileStore', async (limit = 8 * 2 ** 20) => new MemoryTileStore(limit));

describe('MemoryTileStore', () => {
  it('removes the least recently used entry first', async () => {
    const store = new MemoryTileStore(4000);
    for (const key of ['a', 'b', 'c']) await store.put(key, new Uint8Array(1000));
    await store.get('a');
    await store.put('d', new Uint8Array(1000));
    expect(await store.get('a')).toBeDefined();
    expect(await store.get('b')).toBeUndefined();
  });

  it('always keeps the latest entry, however full it is', async () => {
    const store = new MemoryTileStore(64 * 1024);
    for (let n = 0; n < 1000; n++) {
      await store.put(`k${n}`, new Uint8Array(1024));
      expect(await store.get(`k${n}`)).toHaveLength(1024);
    }
    expect(await store.get('k0')).toBeUndefined();
    expect(await store.get('k999')).toHaveLength(1024);
  });

  it('never exceeds its limit, and rejects an entry larger than the limit', async () => {
    const store = new MemoryTileStore(4000);
    for (let n = 0; n < 50; n++) {
      await store.put(`k${n}`, new Uint8Array(n * 100));
      expect(store.bytes).toBeLessThanOrEqual(4000);
    }
    await store.put('huge', new Uint8Array(5000));
    expect(await store.get('huge')).toBeUndefined();
  });
});
