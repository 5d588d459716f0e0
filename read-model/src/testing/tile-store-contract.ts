import { describe, expect, it } from 'vitest';
import type { TileStore } from '../map/tile-store.port.ts';

/** `make`: a store for at least `limit` bytes and not many times more. */
export function tileStoreContract(name: string, make: (limit?: number) => Promise<TileStore>): void {
  describe(`${name} is a tile store`, () => {
    const bytes = (...values: number[]) => Uint8Array.from(values);

    it('has no value for a key that was never stored', async () => {
      expect(await (await make()).get('t1.nothing')).toBeUndefined();
    });

    it('returns exactly the stored bytes for each key', async () => {
      const store = await make();
      const every = Uint8Array.from({ length: 256 }, (_, value) => value);
      await store.put('t1.every', every);
      await store.put('t1.empty', bytes());
      expect([...((await store.get('t1.every')) ?? [])]).toEqual([...every]);
      expect([...((await store.get('t1.empty')) ?? [-1])]).toEqual([]);
    });

    it('keeps a stored value even if the caller overwrites its buffer', async () => {
      const store = await make();
      const mine = bytes(1, 2, 3);
      await store.put('t1.mine', mine);
      mine.fill(9);
      expect([...((await store.get('t1.mine')) ?? [])]).toEqual([1, 2, 3]);
    });

    it('accepts the same key again', async () => {
      const store = await make();
      await Promise.all([store.put('t1.twice', bytes(7)), store.put('t1.twice', bytes(7))]);
      expect([...((await store.get('t1.twice')) ?? [])]).toEqual([7]);
    });

    it('drops entries instead of growing without limit, and keeps the others intact', async () => {
      const store = await make(64 * 1024);
      let fresh = 0;
      for (let n = 0; n < 1000; n++) {
        await store.put(`t1.${n}`, new Uint8Array(1024).fill(n % 251));
        if (await store.get(`t1.${n}`)) fresh++;
      }
      // New tiles are accepted when full. Redis evicts by sampling, and sometimes takes a new one.
      expect(fresh).toBeGreaterThan(900);
      const kept: number[] = [];
      for (let n = 0; n < 1000; n++) {
        const tile = await store.get(`t1.${n}`);
        if (!tile) continue;
        kept.push(n);
        expect(tile.every((value) => value === n % 251)).toBe(true);
      }
      expect(kept.length).toBeLessThan(1000);
      expect(kept.some((n) => n >= 900)).toBe(true);
    });
  });
}
