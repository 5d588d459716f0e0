import { describe, expect, it } from 'vitest';
import { requestCounterContract } from '../testing/request-counter-contract.ts';
import { MemoryRequestCounter } from './memory-request-counter.ts';

class HandClock {
  ms = Date.parse('2026-11-20T09:00:00Z');
  now = () => new Date(this.ms);
}

requestCounterContract('MemoryRequestCounter', async (windowMs) => {
  const clock = new HandClock();
  return {
    counter: new MemoryRequestCounter(clock, { windowMs }),
    async passWindow() {
      clock.ms += windowMs;
    },
  };
});

describe('MemoryRequestCounter', () => {
  it('lets nobody in unseen when it can remember no more, and forgets those whose window is over', async () => {
    const clock = new HandClock();
    const counter = new MemoryRequestCounter(clock, { windowMs: 1000, mostNetworks: 2 });
    const countRequests = async (network: string) => (await counter.count(network)).requests;
    expect([await countRequests('a'), await countRequests('b')]).toEqual([1, 1]);
    expect(await counter.count('c')).toEqual({ requests: Number.POSITIVE_INFINITY, remainingMs: 1000 });
    expect(await countRequests('a')).toBe(2);
    clock.ms += 1000;
    expect(await countRequests('c')).toBe(1);
  });

  it('full of networks it is as quick as empty', async () => {
    const clock = new HandClock();
    const full = new MemoryRequestCounter(clock);
    for (let n = 0; n < 100_000; n++) await full.count(`n${n}`);
    const began = performance.now();
    for (let n = 0; n < 5_000; n++) await full.count(`newcomer${n}`);
    // Looking at all of them for each newcomer took minutes.
    expect(performance.now() - began).toBeLessThan(2_000);
    clock.ms += 60_000;
    expect((await full.count('newcomer')).requests).toBe(1);
  });
});
