import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPlantedBug, bundlePlanted, readSource } from './bundle-planted.ts';
import { type Plan, planOf, plans } from './plan.ts';
import { PLANTED_BUGS } from './planted-bugs.ts';
import { runHistory } from './run-history.ts';
import { runSeeds } from './run-seeds.ts';
import { shrink } from './shrink.ts';

const CALM: Plan = {
  ...planOf(1),
  faults: [],
  chances: {
    ...{ lostBefore: 0, lostAfter: 0, undone: 0, late: 0.3 },
    ...{ lostNotification: 0, lostJob: 0, doubledJob: 0, carrier: 0 },
  },
};

/** For a busy machine. */
const TIMEOUT = 180_000;

describe('the simulation', { timeout: TIMEOUT }, () => {
  it('breaks no rule in a few seconds of random histories', async () => {
    const asked = { from: 1, step: 1, most: 25, seconds: 8, untilFailure: true };
    const { failures, histories, events } = await runSeeds(asked);
    expect(failures).toEqual([]);
    expect(events).toBeGreaterThan(histories);
  });

  it('produces the same trace for the same seed, and others for other seeds', async () => {
    const traces: string[] = [];
    for (const seed of [3, 3, 8, 8]) traces.push((await runHistory(planOf(seed))).trace);
    expect(traces[1]).toBe(traces[0]);
    expect(traces[3]).toBe(traces[2]);
    expect(traces[2]).not.toBe(traces[0]);
  });

  it('restores the timers of Node', async () => {
    const { setTimeout, clearTimeout, setImmediate } = globalThis;
    await runHistory({ ...CALM, acts: [] });
    expect([globalThis.setTimeout, globalThis.clearTimeout, globalThis.setImmediate]).toEqual([
      setTimeout,
      clearTimeout,
      setImmediate,
    ]);
    const promises = await import('node:timers/promises');
    expect(await promises.setTimeout(1, 'passed')).toBe('passed');
  });

  it('shrinks from the plan that the seed produced', async () => {
    const seen: string[] = [];
    await fc.check(
      fc.asyncProperty(plans, async (plan) => void seen.push(JSON.stringify(plan))),
      { seed: 12, numRuns: 1 },
    );
    expect(seen).toEqual([JSON.stringify(planOf(12))]);
    expect(await shrink(3, 5)).toBeUndefined();
  });
});

describe('planted bugs', { timeout: TIMEOUT }, () => {
  it.each(PLANTED_BUGS.map((bug) => [bug.name, bug] as const))('%s: its source text occurs once', (_, bug) => {
    const source = readSource(bug.file);
    expect(applyPlantedBug(bug, source)).not.toBe(source);
  });

  it('report a source text that no longer exists', () => {
    expect(() => applyPlantedBug(PLANTED_BUGS[0], 'nothing of it')).toThrow(/occurs 0 times in .*, expected once/);
  });

  it.each(['claims are not made', 'a document keeps the old price', 'what left the market stays on the map'])(
    '%s: is found',
    async (name) => {
      const bug = PLANTED_BUGS.find((one) => one.name === name)!;
      const planted = (await import(await bundlePlanted(bug, `test-${name.replaceAll(' ', '-')}`))) as {
        runSeeds: typeof runSeeds;
      };
      const { failures } = await planted.runSeeds({ from: 1, step: 1, most: 400, seconds: 100, untilFailure: true });
      expect(failures).toHaveLength(1);
    },
  );
});
