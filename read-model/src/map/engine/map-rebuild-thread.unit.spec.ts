import { seededRandom, TRICITY_REGION } from '@naksha/events/kernel';
import { describe, expect, it } from 'vitest';
import { createWorkerRebuilder } from './base/worker-rebuilder.ts';
import { createMapEngine } from './map-engine.ts';
import type { MapChange } from './rows/map-row.ts';
import { queryTileFromEngine } from './testing/answers.ts';
import { tileAtPosition } from './testing/arbitrary-rows.ts';
import { rowMatchesFilter } from './testing/map-oracle.ts';
import { sampleRows } from './testing/sample-rows.ts';

const region = TRICITY_REGION;

describe('A rebuild of the base in a thread', () => {
  it('D-104 responds while a worker thread rebuilds the base, and loses no change made meanwhile', async () => {
    const { rebuild, close } = createWorkerRebuilder();
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
        const matching = [...current.values()].filter(
          (row) => row.state !== 'under_review' && rowMatchesFilter(row, filter),
        );
        expect(engine.count(filter).total).toBe(matching.length);
        if (running > 0) answeredMeanwhile++;
      }
      // Lets the thread's result in between two batches, as a server's event loop does.
      await new Promise((resolve) => setImmediate(resolve));
      // A slow thread would still be busy with its first rebuild when the changes end.
      if (next === 25_000) await engine.settled();
    }
    await engine.settled();
    const fresh = createMapEngine({ region });
    fresh.load([...current.values()]);
    for (const z of [9, 11, 13, 15, 17]) {
      const tile = tileAtPosition(z, { lng: 76.717, lat: 30.704 });
      expect(queryTileFromEngine(engine, tile, filter)).toEqual(queryTileFromEngine(fresh, tile, filter));
      expect(queryTileFromEngine(engine, tile, {})).toEqual(queryTileFromEngine(fresh, tile, {}));
    }
    expect(answeredMeanwhile).toBeGreaterThan(0);
    expect(rebuilt).toBeGreaterThan(1);
    await close();
  }, 120_000);
});
