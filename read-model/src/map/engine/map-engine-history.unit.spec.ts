import { LIVE_CELL_ZOOM } from '@naksha/events/contracts';
import { TRICITY_REGION } from '@naksha/events/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMapEngine, type RebuildingMapEngine } from './map-engine.ts';
import type { MapChange, MapRow, TileAddress } from './map-row.ts';
import { inlineRebuilder } from './rebuild.ts';
import { anyFilter, anyPosition, anyRow, anyRows, anyScene, tileAt } from './testing/arbitrary-rows.ts';
import { rowMatches } from './testing/map-oracle.ts';
import { sampleRows, seededRandom } from './testing/sample-rows.ts';
import { workerRebuilder } from './worker-rebuilder.ts';

const region = TRICITY_REGION;

/** Changes that end at these rows, and go through other ones on the way. */
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

describe('The map engine and its history', () => {
  it('D-22 D-100 gives the same bytes however rows came: any order of changes, any split of base and delta', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyScene({ min: 12, max: 17 }, 60).chain(({ rows, tile }) =>
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
          const whole = createMapEngine({ region });
          whole.load(rows);
          const grown = createMapEngine({ region, deltaLimit });
          grown.load(loaded);
          for (const [k, batch] of history.entries()) {
            grown.apply(batch);
            grown.tile(tile, filter);
            grown.tile({ z: 11, x: tile.x >> (tile.z - 11), y: tile.y >> (tile.z - 11) }, filter);
            if (k % 3 === 0) await grown.settled();
          }
          const wide = { z: 11, x: tile.x >> (tile.z - 11), y: tile.y >> (tile.z - 11) };
          for (const address of [tile, wide, tile])
            for (const compare of answers(address, filter)) expect(compare(grown)).toEqual(compare(whole));
          await grown.settled();
          for (const compare of answers(tile, filter)) expect(compare(grown)).toEqual(compare(whole));
        },
      ),
      { numRuns: 200 },
    );
  });

  const answers = (tile: TileAddress, filter: Parameters<RebuildingMapEngine['tile']>[1]) => [
    (engine: RebuildingMapEngine) => engine.tile(tile, filter),
    (engine: RebuildingMapEngine) => engine.groundDigest(tile),
    (engine: RebuildingMapEngine) => engine.count(filter),
    (engine: RebuildingMapEngine) => engine.list({ filter, sort: 'recommended', limit: 50 }),
    (engine: RebuildingMapEngine) => engine.size().rows,
  ];

  it('D-100 keeps no marker that a change in the next tile has moved', () => {
    fc.assert(
      fc.property(anyScene({ min: 12, max: 15 }, 60), fc.nat(), ({ rows, tile }, at) => {
        fc.pre(rows.length > 0);
        const late = rows[at % rows.length];
        const engine = createMapEngine({ region });
        engine.load(rows.filter((row) => row !== late));
        engine.tile(tile, {});
        engine.apply([{ upsert: late }]);
        const fresh = createMapEngine({ region });
        fresh.load(rows);
        expect(engine.tile(tile, {})).toEqual(fresh.tile(tile, {}));
      }),
      { numRuns: 500 },
    );
  });

  it('hashes all that it knows of a row', () => {
    fc.assert(
      fc.property(anyRow, anyRow, (row, other) => {
        const engine = createMapEngine({ region });
        const digestOf = (upsert: MapRow) => {
          engine.load([]);
          engine.apply([{ upsert }]);
          return engine.groundDigest({ z: 0, x: 0, y: 0 });
        };
        for (const field of Object.keys(row) as (keyof MapRow)[]) {
          if (field === 'position' || row[field] === other[field]) continue;
          if (field === 'words' && new Set(row.words).symmetricDifference(new Set(other.words)).size === 0) continue;
          expect(digestOf({ ...row, [field]: other[field] }), field).not.toBe(digestOf(row));
        }
        expect(digestOf({ ...row, words: [...row.words].reverse() })).toBe(digestOf(row));
      }),
    );
  });

  it('names the live cells in which something was or is now different, and no others', () => {
    fc.assert(
      fc.property(anyRows(20), anyRow, anyPosition, (rows, row, elsewhere) => {
        const cell = (position: MapRow['position']) => {
          const { x, y } = tileAt(LIVE_CELL_ZOOM, position);
          return `${x}/${y}`;
        };
        const engine = createMapEngine({ region });
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

  it('changes the ground digests of the tiles whose cells or halo cover a changed row, and no others', () => {
    fc.assert(
      fc.property(
        anyScene({ min: 12, max: 18 }, 60),
        fc.nat(),
        anyRow,
        fc.boolean(),
        ({ rows, tile }, at, other, inBase) => {
          fc.pre(rows.length > 0);
          const row = rows[at % rows.length];
          const engine = createMapEngine({ region });
          engine.load(inBase ? rows : []);
          if (!inBase) engine.apply(rows.map((upsert) => ({ upsert })));
          const halo = tile.z <= 15 ? 1 : 0;
          const around = [-2, -1, 0, 1, 2].flatMap((dy) =>
            [-2, -1, 0, 1, 2].map((dx) => ({ z: tile.z, x: tile.x + dx, y: tile.y + dy })),
          );
          const before = around.map((address) => engine.groundDigest(address));
          engine.apply([{ upsert: { ...row, price: row.price === other.price ? row.price + 1 : other.price } }]);
          const home = tileAt(tile.z, row.position);
          around.forEach((address, k) => {
            const covers = Math.abs(address.x - home.x) <= halo && Math.abs(address.y - home.y) <= halo;
            expect(engine.groundDigest(address) !== before[k]).toBe(covers);
          });
          engine.apply([{ upsert: row }]);
          expect(around.map((address) => engine.groundDigest(address))).toEqual(before);
        },
      ),
    );
  });

  it('D-104 answers while a worker thread rebuilds the base, and loses no change made meanwhile', async () => {
    const { rebuild, close } = workerRebuilder();
    const rows = [...sampleRows(30_000)];
    const random = seededRandom(7);
    let running = 0;
    let rebuilt = 0;
    let answeredMeanwhile = 0;
    const engine = createMapEngine({
      region,
      deltaLimit: 500,
      rebuild: async (parts) => {
        running++;
        const base = await rebuild(parts);
        running--;
        rebuilt++;
        return base;
      },
    });
    engine.load(rows.slice(0, 20_000));
    const current = new Map(rows.slice(0, 20_000).map((row) => [row.id, row]));
    const filter = { subtype: 'flat', bedroom: 2, price: { min: 20, max: 90 }, search: ['mohali'] } as const;
    for (let next = 20_000; next < rows.length; next += 100) {
      const changes: MapChange[] = rows.slice(next, next + 100).map((upsert) => ({ upsert }));
      for (let k = 0; k < 100; k++) {
        const row = rows[Math.floor(random() * next)];
        if (!current.has(row.id)) continue;
        if (random() < 0.3) changes.push({ remove: row.id });
        else changes.push({ upsert: { ...row, price: row.price + 100_000 * Math.floor(random() * 20) } });
      }
      engine.apply(changes);
      for (const change of changes) {
        if ('remove' in change) current.delete(change.remove);
        else current.set(change.upsert.id, change.upsert);
      }
      if (next % 1000 === 0) {
        const matching = [...current.values()].filter((row) => row.state !== 'under_review' && rowMatches(row, filter));
        expect(engine.count(filter).total).toBe(matching.length);
        if (running > 0) answeredMeanwhile++;
      }
      // Lets the thread's answer in between two batches, as a server's event loop does.
      await new Promise((resolve) => setImmediate(resolve));
    }
    await engine.settled();
    const fresh = createMapEngine({ region });
    fresh.load([...current.values()]);
    for (const z of [9, 11, 13, 15, 17]) {
      const tile = tileAt(z, { lng: 76.717, lat: 30.704 });
      for (const compare of answers(tile, filter)) expect(compare(engine)).toEqual(compare(fresh));
      for (const compare of answers(tile, {})) expect(compare(engine)).toEqual(compare(fresh));
    }
    expect(answeredMeanwhile).toBeGreaterThan(0);
    expect(rebuilt).toBeGreaterThan(1);
    await close();
  }, 30_000);

  it('goes on when a rebuild fails, and tries again', async () => {
    let attempts = 0;
    const engine = createMapEngine({
      region,
      deltaLimit: 0,
      rebuild: async (parts) => {
        if (attempts++ === 0) throw new Error('the thread died');
        return inlineRebuilder(parts);
      },
    });
    const [first, second] = sampleRows(2);
    engine.apply([{ upsert: first }]);
    await expect(engine.settled()).rejects.toThrow('the thread died');
    expect(engine.size()).toMatchObject({ rows: 1, delta: 1 });
    engine.apply([{ upsert: second }]);
    await engine.settled();
    expect(engine.size()).toMatchObject({ rows: 2, delta: 0 });
  });

  it('fails the rebuild, and only it, when the thread ends', async () => {
    const { rebuild, close } = workerRebuilder();
    const engine = createMapEngine({ region, deltaLimit: 0, rebuild });
    const [first, second] = sampleRows(2);
    engine.apply([{ upsert: first }]);
    await close();
    await expect(engine.settled()).rejects.toThrow('rebuild thread ended');
    engine.apply([{ upsert: second }]);
    await engine.settled();
    expect(engine.size()).toMatchObject({ rows: 2, delta: 0 });
    await close();
  }, 30_000);

  it('forgets a rebuild that was under way when all rows are loaded anew', async () => {
    const [first, second, third] = sampleRows(3);
    const engine = createMapEngine({ region, deltaLimit: 0 });
    engine.apply([{ upsert: first }]);
    const before = engine.settled();
    engine.load([second, third]);
    await before;
    expect(engine.list({ filter: {}, sort: 'newest', limit: 9 }).total).toBe(
      [second, third].filter(({ state }) => state !== 'under_review').length,
    );
    expect(engine.size().rows).toBe(2);
  });
});
