import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WorkTurns } from './work-turns.ts';

const LIMITS = { atOnce: 2, mostWaiting: 4, longestWaitMs: 2_000, longestTurnMs: 100 };

describe('turns of what takes long to work out', () => {
  let turns: WorkTurns;
  let told: string[];
  let ends: (() => void)[];
  beforeEach(() => {
    vi.useFakeTimers();
    turns = new WorkTurns(LIMITS);
    told = [];
    ends = [];
  });
  afterEach(() => void vi.useRealTimers());

  const ask = (site: string, load = 0) =>
    void turns.take(site, load).then((end) => {
      told.push(end ? site : `${site} refused`);
      if (end) ends.push(end);
    });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  const endOne = async () => {
    ends.shift()?.();
    await settle();
  };

  it('are given to a few at once, and to the next when one is over', async () => {
    for (const site of ['a', 'b', 'c']) ask(site);
    await settle();
    expect(told).toEqual(['a', 'b']);
    expect(turns.waiting).toBe(1);
    await endOne();
    expect(told).toEqual(['a', 'b', 'c']);
    expect(turns.waiting).toBe(0);
  });

  it('are those of the site that has had least, and of sites alike in turn', async () => {
    for (const [site, load] of [
      ['busy', 500],
      ['busy', 500],
      ['busy', 500],
      ['busy', 500],
      ['calm', 0],
      ['other', 0],
    ] as const)
      ask(site, load);
    await settle();
    for (let n = 0; n < 4; n++) await endOne();
    expect(told).toEqual(['busy', 'busy', 'calm', 'other', 'busy', 'busy']);
  });

  it('end by themselves where somebody waits for something else, and once only', async () => {
    for (const site of ['a', 'b', 'c', 'd', 'e']) ask(site);
    await vi.advanceTimersByTimeAsync(LIMITS.longestTurnMs + 1);
    expect(told).toEqual(['a', 'b', 'c', 'd']);
    for (const end of ends.slice(0, 2)) end();
    await settle();
    expect(told).toEqual(['a', 'b', 'c', 'd']);
  });

  it('are refused to the site that has had most when too many wait, and to whoever has waited too long', async () => {
    for (let n = 0; n < 6; n++) ask('busy', 500);
    ask('calm');
    await settle();
    expect(told).toEqual(['busy', 'busy', 'busy refused']);
    expect(turns.waiting).toBe(LIMITS.mostWaiting);
    const stuck = new WorkTurns({ ...LIMITS, atOnce: 0 });
    const late = stuck.take('calm', 0);
    await vi.advanceTimersByTimeAsync(LIMITS.longestWaitMs);
    expect(await late).toBeUndefined();
    expect(stuck.waiting).toBe(0);
  });
});
