import { isDeepStrictEqual } from 'node:util';
import { LIVE_CELL_ZOOM, TRICITY_REGION } from '@naksha/events/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMapEngine } from './map-engine.ts';
import type { MapChange, MapRow } from './rows/map-row.ts';
import { queryTileFromEngine } from './testing/answers.ts';
import {
  anyFilter,
  anyPosition,
  anyRow,
  anyRows,
  arbitraryTileWithRows,
  tileAtPosition,
} from './testing/arbitrary-rows.ts';
import { findSampleReach } from './testing/sample-reach.ts';

const region = TRICITY_REGION;

const anyHistory = (rows: readonly MapRow[]): fc.Arbitrary<MapChange[][]> =>
  fc
    .tuple(
      fc.shuffledSubarray([...rows], { minLength: rows.length, maxLength: rows.length }),
      fc.array(fc.record({ at: fc.nat(), row: anyRow, how: fc.constantFrom('change', 'price', 'state', 'remove') }), {
        maxLength: 40,
      }),
      fc.integer({ min: 1, max: 20 }),
    )
    .map(([shuffled, detours, batch]) => {
      const changes: MapChange[] = [];
      for (const { at, row, how } of detours) {
        const target = rows[at % Math.max(1, rows.length)] ?? row;
        if (how === 'change') changes.push({ upsert: { ...row, id: target.id } });
        else if (how === 'price')
          changes.push({ upsert: { ...target, price: row.price, area: row.area, cut: row.cut } });
        else if (how === 'state')
          changes.push({ upsert: { ...target, state: row.state, bedrooms: row.bedrooms, subtype: row.subtype } });
        else changes.push({ remove: target.id });
      }
      const stranger = detours.map(({ row }) => row).filter(({ id }) => !rows.some((row) => row.id === id));
      changes.push(...stranger.map((row) => ({ upsert: row })));
      const last: MapChange[] = [
        ...shuffled.map((row) => ({ upsert: row })),
        ...stranger.map(({ id }) => ({ remove: id })),
      ];
      changes.push(...last);
      return Array.from({ length: Math.ceil(changes.length / batch) }, (_, k) =>
        changes.slice(k * batch, (k + 1) * batch),
      );
    });

const haveSame = (some: readonly string[], others: readonly string[]): boolean =>
  new Set(some).symmetricDifference(new Set(others)).size === 0;

describe('The map engine with changes', () => {
  it('D-22 D-100 gives the same bytes for any order of changes and any split into base and delta', async () => {
    await fc.assert(
      fc.asyncProperty(
        arbitraryTileWithRows({ min: 12, max: 17 }, 60).chain(({ rows, tile }) =>
          fc.record({
            rows: fc.constant(rows),
            tile: fc.constant(tile),
            loaded: fc.subarray(rows),
            history: anyHistory(rows),
            filter: fc.oneof(fc.constant({}), anyFilter),
            deltaLimit: fc.constantFrom(0, 3, 10, 1000),
          }),
        ),
        async ({ rows, tile, loaded, history, filter, deltaLimit }) => {
          const whole = createMapEngine({ region, findReach: findSampleReach });
          whole.load(rows);
          const grown = createMapEngine({ region, deltaLimit, findReach: findSampleReach });
          grown.load(loaded);
          for (const [k, batch] of history.entries()) {
            grown.apply(batch);
            grown.tile(tile, filter);
            grown.tile({ z: 11, x: tile.x >> (tile.z - 11), y: tile.y >> (tile.z - 11) }, filter);
            if (k % 3 === 0) await grown.settled();
          }
          const wide = { z: 11, x: tile.x >> (tile.z - 11), y: tile.y >> (tile.z - 11) };
          for (const address of [tile, wide, tile])
            expect(queryTileFromEngine(grown, address, filter)).toEqual(queryTileFromEngine(whole, address, filter));
          await grown.settled();
          expect(queryTileFromEngine(grown, tile, filter)).toEqual(queryTileFromEngine(whole, tile, filter));
        },
      ),
      { numRuns: 200 },
    );
  });

  it('D-100 keeps no marker that a change in the next tile has moved', () => {
    fc.assert(
      fc.property(arbitraryTileWithRows({ min: 12, max: 15 }, 60), fc.nat(), ({ rows, tile }, at) => {
        fc.pre(rows.length > 0);
        const late = rows[at % rows.length];
        const engine = createMapEngine({ region, findReach: findSampleReach });
        engine.load(rows.filter((row) => row !== late));
        engine.tile(tile, {});
        engine.apply([{ upsert: late }]);
        const fresh = createMapEngine({ region, findReach: findSampleReach });
        fresh.load(rows);
        expect(engine.tile(tile, {})).toEqual(fresh.tile(tile, {}));
      }),
      { numRuns: 500 },
    );
  });

  it('hashes all data of a row', () => {
    fc.assert(
      fc.property(anyRow, anyRow, (row, other) => {
        const engine = createMapEngine({ region, findReach: findSampleReach });
        const digestRow = (upsert: MapRow) => {
          engine.load([]);
          engine.apply([{ upsert }]);
          return engine.contentDigest({ z: 0, x: 0, y: 0 });
        };
        for (const field of Object.keys(row) as (keyof MapRow)[]) {
          if (field === 'position' || isDeepStrictEqual(row[field], other[field])) continue;
          if (field === 'words' && haveSame(row.words, other.words)) continue;
          if (field === 'places' && haveSame(row.places, other.places)) continue;
          expect(digestRow({ ...row, [field]: other[field] }), field).not.toBe(digestRow(row));
        }
        const [words, places] = [row.words.toReversed(), row.places.toReversed()];
        expect(digestRow({ ...row, words, places })).toBe(digestRow(row));
      }),
    );
  });

  it('reports exactly the live cells with a difference before or after a change', () => {
    fc.assert(
      fc.property(anyRows(20), anyRow, anyPosition, (rows, row, elsewhere) => {
        const cell = (position: MapRow['position']) => {
          const { x, y } = tileAtPosition(LIVE_CELL_ZOOM, position);
          return `${x}/${y}`;
        };
        const engine = createMapEngine({ region, findReach: findSampleReach });
        engine.load(rows.filter(({ id }) => id !== row.id));
        expect(engine.apply([{ upsert: row }])).toEqual([cell(row.position)]);
        expect(engine.apply([{ upsert: { ...row } }])).toEqual([]);
        const moved = { ...row, position: elsewhere, price: row.price + 1 };
        expect(new Set(engine.apply([{ upsert: moved }]))).toEqual(new Set([cell(row.position), cell(elsewhere)]));
        expect(engine.apply([{ remove: row.id }])).toEqual([cell(elsewhere)]);
        expect(engine.apply([{ remove: row.id }])).toEqual([]);
      }),
    );
  });

  it('changes the content digests of exactly the tiles whose cells or surroundings contain a changed row', () => {
    fc.assert(
      fc.property(
        arbitraryTileWithRows({ min: 12, max: 18 }, 60),
        fc.nat(),
        anyRow,
        fc.boolean(),
        ({ rows, tile }, at, other, inBase) => {
          fc.pre(rows.length > 0);
          const row = rows[at % rows.length];
          const engine = createMapEngine({ region, findReach: findSampleReach });
          engine.load(inBase ? rows : []);
          if (!inBase) engine.apply(rows.map((upsert) => ({ upsert })));
          const halo = tile.z <= 15 ? 1 : 0;
          const around = [-2, -1, 0, 1, 2].flatMap((dy) =>
            [-2, -1, 0, 1, 2].map((dx) => ({ z: tile.z, x: tile.x + dx, y: tile.y + dy })),
          );
          const before = around.map((address) => engine.contentDigest(address));
          engine.apply([{ upsert: { ...row, price: row.price === other.price ? row.price + 1 : other.price } }]);
          const home = tileAtPosition(tile.z, row.position);
          around.forEach((address, k) => {
            const covers = Math.abs(address.x - home.x) <= halo && Math.abs(address.y - home.y) <= halo;
            expect(engine.contentDigest(address) !== before[k]).toBe(covers);
          });
          engine.apply([{ upsert: row }]);
          expect(around.map((address) => engine.contentDigest(address))).toEqual(before);
        },
      ),
    );
  });
});
