import { TRICITY_REGION } from '@naksha/events/kernel';
import { describe, expect, it } from 'vitest';
import { rebuildInThisThread } from './base/rebuild.ts';
import { createMapEngine } from './map-engine.ts';
import { sampleRows } from './testing/sample-rows.ts';

const region = TRICITY_REGION;

describe('A rebuild of the base', () => {
  it('continues after a failed rebuild, and retries', async () => {
    let attempts = 0;
    const failures: unknown[] = [];
    const engine = createMapEngine({
      region,
      deltaLimit: 0,
      onRebuildFailed: (error) => failures.push(error),
      rebuild: async (parts) => {
        if (attempts++ === 0) throw new Error('the thread died');
        return rebuildInThisThread(parts);
      },
    });
    const [first, second] = sampleRows(2);
    engine.apply([{ upsert: first }]);
    await expect(engine.settled()).rejects.toThrow('the thread died');
    expect(failures).toEqual([new Error('the thread died')]);
    expect(engine.size()).toMatchObject({ rows: 1, delta: 1 });
    engine.apply([{ upsert: second }]);
    await engine.settled();
    expect(engine.size()).toMatchObject({ rows: 2, delta: 0 });
  });

  it('drops a running rebuild when all rows are loaded again', async () => {
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
