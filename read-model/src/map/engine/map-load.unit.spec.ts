import { TRICITY_REGION } from '@naksha/events/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BaseParts, buildBase } from './base/base.ts';
import type { Rebuilder } from './base/rebuild.ts';
import { createWorkerRebuilder } from './base/worker-rebuilder.ts';
import { createMapEngine } from './map-engine.ts';
import type { MapEngine } from './map-queries.ts';
import type { MapRow } from './rows/map-row.ts';
import { queryTileFromEngine } from './testing/answers.ts';
import { anyRow, arbitraryTileWithRows } from './testing/arbitrary-rows.ts';
import { sampleRows } from './testing/sample-rows.ts';

const region = TRICITY_REGION;

function heldRebuilder() {
  const builds: { done(): void; fail(error: Error): void }[] = [];
  const rebuild: Rebuilder = (parts: BaseParts) =>
    new Promise((resolve, reject) => void builds.push({ done: () => resolve(buildBase(parts)), fail: reject }));
  return { builds, rebuild };
}

function end(engine: MapEngine, rows: Iterable<MapRow>): Promise<void> {
  const load = engine.startLoad();
  for (const row of rows) load.add(row);
  return load.end();
}

describe('A load', () => {
  const [first, second, third, fourth] = sampleRows(4);

  it('shows the previous state until its base is built, then its rows with changes made meanwhile', async () => {
    const { builds, rebuild } = heldRebuilder();
    const engine = createMapEngine({ region, rebuild });
    engine.load([first, second]);
    const before = engine.revision();
    const ended = end(engine, [second, third]);
    expect([engine.size().rows, engine.revision()]).toEqual([2, before]);
    engine.apply([{ remove: second.id }, { upsert: fourth }]);
    expect(engine.size().rows).toBe(2);
    const changed = engine.revision();
    builds[0].done();
    await ended;
    expect(engine.revision()).not.toBe(changed);
    const fresh = createMapEngine({ region });
    fresh.load([third, fourth]);
    expect(engine.size().rows).toBe(2);
    expect(engine.contentDigest({ z: 0, x: 0, y: 0 })).toBe(fresh.contentDigest({ z: 0, x: 0, y: 0 }));
  });

  it('that is superseded by another one is dropped and reports this, whichever base is built first', async () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const { builds, rebuild } = heldRebuilder();
      const engine = createMapEngine({ region, rebuild });
      const overtaken = expect(end(engine, [first])).rejects.toThrow('superseded by a newer one');
      const ended = end(engine, [second, third]);
      for (const build of order) builds[build].done();
      await Promise.all([overtaken, ended]);
      expect(engine.size().rows).toBe(2);
      engine.load([fourth]);
      expect(engine.size().rows).toBe(1);
    }
  });

  it('replaces a running rebuild', async () => {
    const { builds, rebuild } = heldRebuilder();
    const engine = createMapEngine({ region, deltaLimit: 0, rebuild });
    engine.apply([{ upsert: first }]);
    const ended = end(engine, [second]);
    builds[1].done();
    await ended;
    builds[0].done();
    await engine.settled();
    expect([engine.size().rows, engine.count({}).total + engine.count({}).underReview]).toEqual([1, 1]);
  });

  it('that fails keeps the previous state, and later changes and loads still work', async () => {
    const { builds, rebuild } = heldRebuilder();
    const engine = createMapEngine({ region, deltaLimit: 0, rebuild });
    engine.load([first]);
    const failed = end(engine, [second, third]);
    builds[0].fail(new Error('the thread ended'));
    await expect(failed).rejects.toThrow('the thread ended');
    expect(engine.size().rows).toBe(1);
    engine.apply([{ upsert: fourth }]);
    builds[1].done();
    await engine.settled();
    expect(engine.size()).toMatchObject({ rows: 2, delta: 0 });
    const ended = end(engine, [second, third]);
    builds[2].done();
    await ended;
    expect(engine.size()).toMatchObject({ rows: 2, delta: 0 });
  });

  it('built in a thread gives the same result as one built here, with the later of two rows with one id', async () => {
    const { rebuild, close } = createWorkerRebuilder();
    await fc.assert(
      fc.asyncProperty(
        arbitraryTileWithRows({ min: 11, max: 16 }, 80),
        fc.array(fc.record({ at: fc.nat(), row: anyRow }), { maxLength: 20 }),
        async ({ rows, tile }, changes) => {
          const replaced = changes
            .filter(() => rows.length > 0)
            .map(({ at, row }) => ({ ...row, id: rows[at % rows.length].id }));
          const all = [...replaced, ...rows, ...replaced.toReversed()];
          const [here, there] = [createMapEngine({ region }), createMapEngine({ region, rebuild })];
          here.load([...new Map(all.map((row) => [row.id, row])).values()]);
          await end(there, all);
          expect(queryTileFromEngine(there, tile, {})).toEqual(queryTileFromEngine(here, tile, {}));
          expect(there.size().rows).toBe(here.size().rows);
        },
      ),
      { numRuns: 30 },
    );
    await close();
  }, 60_000);
});
