import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WorkQueue } from './work-queue.ts';

const LIMITS = { atOnce: 2, mostWaiting: 4, longestWaitMs: 2_000, longestTurnMs: 100 };

describe('slots for expensive queries', () => {
  let turns: WorkQueue;
  let told: string[];
  let ends: (() => void)[];
  beforeEach(() => {
    vi.useFakeTimers();
    turns = new WorkQueue(LIMITS);
    told = [];
    ends = [];
  });
  afterEach(() => void vi.useRealTimers());

  const ask = (site: string, siteLoad = 0, line = site, lineLoad = siteLoad) =>
    void turns.waitForTurn({ site, siteLoad, line, lineLoad }).then((end) => {
      told.push(end ? line : `${line} refused`);
      if (end) ends.push(end);
    });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  const endOne = async () => {
    ends.shift()?.();
    await settle();
  };

  it('are given to a few at once, and to the next when one ends', async () => {
    for (const site of ['a', 'b', 'c']) ask(site);
    await settle();
    expect(told).toEqual(['a', 'b']);
    expect(turns.waiting).toBe(1);
    await endOne();
    expect(told).toEqual(['a', 'b', 'c']);
    expect(turns.waiting).toBe(0);
  });

  it('are given to the network that has used the least, and alternate between equal ones', async () => {
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

  it('are given within a network to the address that has used the least, and alternate between equal ones', async () => {
    for (let n = 0; n < 4; n++) ask('network', 500, 'greedy', 2_000);
    ask('network', 500, 'neighbour', 5);
    ask('elsewhere', 0);
    await settle();
    for (let n = 0; n < 4; n++) await endOne();
    expect(told).toEqual(['greedy', 'greedy', 'elsewhere', 'neighbour', 'greedy', 'greedy']);
    expect(turns.waiting).toBe(0);
  });

  it('end by themselves when the holder waits for something else, and only once', async () => {
    for (const site of ['a', 'b', 'c', 'd', 'e']) ask(site);
    await vi.advanceTimersByTimeAsync(LIMITS.longestTurnMs + 1);
    expect(told).toEqual(['a', 'b', 'c', 'd']);
    for (const end of ends.slice(0, 2)) end();
    await settle();
    expect(told).toEqual(['a', 'b', 'c', 'd']);
  });

  it('are refused to the address that has used the most when too many wait, and not to its neighbor', async () => {
    for (let n = 0; n < 2; n++) ask('network', 500, 'greedy', 2_000);
    for (const line of ['neighbour', 'greedy', 'greedy', 'greedy', 'neighbour'])
      ask('network', 500, line, line === 'greedy' ? 2_000 : 0);
    await settle();
    expect(told).toEqual(['greedy', 'greedy', 'greedy refused']);
  });

  it('are refused to the network that has used the most when too many wait, and to requests that waited too long', async () => {
    for (let n = 0; n < 6; n++) ask('busy', 500);
    ask('calm');
    await settle();
    expect(told).toEqual(['busy', 'busy', 'busy refused']);
    expect(turns.waiting).toBe(LIMITS.mostWaiting);
    const stuck = new WorkQueue({ ...LIMITS, atOnce: 0 });
    const late = stuck.waitForTurn({ site: 'calm', siteLoad: 0, line: 'calm', lineLoad: 0 });
    await vi.advanceTimersByTimeAsync(LIMITS.longestWaitMs);
    expect(await late).toBeUndefined();
    expect(stuck.waiting).toBe(0);
  });
});
