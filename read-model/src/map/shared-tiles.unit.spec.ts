import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { type MapFilter, TRICITY_REGION } from '@naksha/events/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMapEngine, type MapRow } from './engine/index.ts';
import { tileAtPosition } from './engine/testing/arbitrary-rows.ts';
import { movePositionByPixels, PLACE, sampleFlatRow } from './engine/testing/sample-flat.ts';
import { sampleRows } from './engine/testing/sample-rows.ts';
import { MemoryTileStore } from './memory-tile-store.ts';
import { TILE_FORMAT } from './tile-key.ts';
import { Tiles } from './tiles.ts';

const ADDRESSES = [9, 13, 16].map((z) => tileAtPosition(z, PLACE));
const FILTERS: readonly MapFilter[] = [{}, { bedroom: 3 }, { subtype: 'kothi' }];
const buildEngine = (rows: Iterable<MapRow>) => {
  const engine = createMapEngine({ region: TRICITY_REGION });
  engine.load([...rows]);
  return engine;
};

class Process {
  readonly #rows = new Map<number, MapRow>();
  #engine = buildEngine([]);
  #tiles: Tiles;

  constructor(private readonly store: MemoryTileStore) {
    this.#tiles = new Tiles(this.#engine, store, { isRouted: () => false });
  }

  follow(row: MapRow): void {
    this.#rows.set(row.id, row);
    this.#engine.apply([{ upsert: row }]);
  }

  /** In another order, as after a replay. */
  reload(release: (row: MapRow) => MapRow = (row) => row): void {
    for (const row of this.#rows.values()) this.#rows.set(row.id, release(row));
    this.#engine = buildEngine([...this.#rows.values()].reverse());
    this.#tiles = new Tiles(this.#engine, this.store, { isRouted: () => false });
  }

  async ask(address: (typeof ADDRESSES)[number], filter: MapFilter) {
    const { gzipped } = await this.#tiles.getTile(address, filter);
    return { shown: gunzipSync(gzipped), known: Buffer.from(buildEngine(this.#rows.values()).tile(address, filter)) };
  }
}

describe('processes that share a tile store', () => {
  const which = fc.nat({ max: 2 });
  const step = fc.oneof(
    fc.record({
      act: fc.constant('follow' as const),
      which,
      row: fc
        .record({
          id: fc.integer({ min: 1, max: 5 }),
          price: fc.constantFrom(4e6, 5e6),
          bedrooms: fc.constantFrom(2, 3),
        })
        .map(({ id, ...facts }) => sampleFlatRow(id, { ...facts, position: movePositionByPixels(PLACE, 16, id * 70) })),
    }),
    fc.record({ act: fc.constant('replay' as const), which }),
    fc.record({ act: fc.constant('release' as const), which }),
    { weight: 3, arbitrary: fc.record({ act: fc.constant('ask' as const), which, address: which, filter: which }) },
  );

  it('D-124 each show their own data, while others are behind, ahead, replayed or of another version', () =>
    fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
        const store = new MemoryTileStore();
        const processes = [new Process(store), new Process(store), new Process(store)];
        for (const one of steps) {
          const process = processes[one.which];
          if (one.act === 'follow') process.follow(one.row);
          else if (one.act === 'replay') process.reload();
          else if (one.act === 'release') process.reload((row) => ({ ...row, subtype: 'kothi' }));
          else {
            const { shown, known } = await process.ask(ADDRESSES[one.address], FILTERS[one.filter]);
            expect(shown.equals(known)).toBe(true);
          }
        }
      }),
      { numRuns: 15 },
    ));

  it('D-124 store the same rows with other bytes only under another format', () => {
    const engine = buildEngine(sampleRows(3000));
    const hash = createHash('sha256');
    for (const address of ADDRESSES) for (const filter of FILTERS) hash.update(engine.tile(address, filter));
    expect({ [TILE_FORMAT]: hash.digest('hex').slice(0, 16) }).toEqual({ 4: '6fcea0bfec4e2af9' });
  });
});
