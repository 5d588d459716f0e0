import { describe, expect, it } from 'vitest';
import { requestCounterContract } from '../testing/request-counter-contract.ts';
import { MemoryRequestCounter } from './memory-request-counter.ts';

class HandClock {
  ms = Date.parse('2026-11-20T09:00:00Z');
  now = () => new Date(this.ms);
}

requestCounterContract('MemoryRequestCounter', async ({ windowMs, mostNetworks }) => {
  const clock = new HandClock();
  return {
    counter: new MemoryRequestCounter(clock, { windowMs, mostNetworks }),
    async passWindow() {
      clock.ms += windowMs;
    },
  };
});

describe('MemoryRequestCounter', () => {
  it('holds a limited number of networks, however many send few or many requests', () => {
    const counter = new MemoryRequestCounter(new HandClock(), { mostNetworks: 10 });
    for (const units of [1, 1_000]) for (let n = 0; n < 100; n++) counter.countHere(`${units}-${n}`, units);
    // Of a hundred busy networks the last ten are remembered, and no others.
    const remembered = Array.from({ length: 100 }, (_, n) => `1000-${n}`).filter(
      (network, n) => n >= 90 && counter.countHere(network, 0).units > 0,
    );
    expect(remembered).toHaveLength(10);
    expect(counter.countHere('1-99', 0).units).toBe(0);
  });

  it('with 100,000 networks, admits new ones, remembers heavy users, and is as fast as when empty', () => {
    const clock = new HandClock();
    const full = new MemoryRequestCounter(clock);
    full.countHere('greedy', 1_000_000);
    for (let n = 0; n < 150_000; n++) full.countHere(`n${n}`, 20);
    const began = performance.now();
    for (let n = 0; n < 5_000; n++) expect(full.countHere(`newcomer${n}`, 20).units).toBe(20);
    // Checking all of them for each new network took minutes.
    expect(performance.now() - began).toBeLessThan(2_000);
    expect(full.countHere('greedy', 1).units).toBe(1_000_001);
    clock.ms += 60_000;
    expect(full.countHere('greedy', 1).units).toBe(1);
  });
});
