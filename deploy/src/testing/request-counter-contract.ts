import { describe, expect, it } from 'vitest';
import type { RequestCounter } from '../http/request-counter.port.ts';

export type CounterUnderTest = {
  counter: RequestCounter;
  passWindow(): Promise<void>;
};

/**
 * Contract tests for every request counter.
 * @param make a new counter with windows of the given milliseconds and the given maximum of networks
 */
export function requestCounterContract(
  name: string,
  make: (limits: { windowMs: number; mostNetworks?: number }) => Promise<CounterUnderTest>,
): void {
  describe(`${name} is a request counter`, () => {
    const countUnits = async (counter: RequestCounter, network: string, units = 1) =>
      (await counter.count(network, units)).units;

    it('counts each network separately', async () => {
      const { counter } = await make({ windowMs: 60_000 });
      for (const expected of [1, 2, 3]) expect(await countUnits(counter, '192.0.2.1')).toBe(expected);
      expect(await countUnits(counter, '192.0.2.2')).toBe(1);
      expect(await countUnits(counter, '2001:db8:1:2::/64')).toBe(1);
      expect(await countUnits(counter, '192.0.2.1')).toBe(4);
    });

    it('counts expensive requests more, also those counted only in this process', async () => {
      const { counter } = await make({ windowMs: 60_000 });
      expect(await countUnits(counter, '192.0.2.1', 20)).toBe(20);
      expect(counter.countHere('192.0.2.1', 5).units).toBe(25);
      expect(counter.countHere('192.0.2.1', 0).units).toBe(25);
      expect(await countUnits(counter, '192.0.2.1', 100)).toBeGreaterThanOrEqual(120);
      expect(counter.countHere('192.0.2.2', 3).units).toBe(3);
    });

    it('gives concurrent requests different numbers', async () => {
      const { counter } = await make({ windowMs: 60_000 });
      const counted = await Promise.all(Array.from({ length: 100 }, () => countUnits(counter, '192.0.2.1')));
      expect(counted.sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, n) => n + 1));
    });

    it('returns the remaining time of the window, which further requests do not extend', async () => {
      const { counter } = await make({ windowMs: 60_000 });
      const { remainingMs } = await counter.count('192.0.2.1', 1);
      expect(remainingMs).toBeGreaterThan(50_000);
      expect(remainingMs).toBeLessThanOrEqual(60_000);
      for (let n = 0; n < 20; n++) {
        const later = await counter.count('192.0.2.1', 1);
        expect(later.remainingMs).toBeLessThanOrEqual(remainingMs);
        expect(later.remainingMs).toBeGreaterThan(50_000);
      }
    });

    it('starts again when the window is over', async () => {
      const { counter, passWindow } = await make({ windowMs: 300 });
      for (let n = 0; n < 5; n++) await counter.count('192.0.2.1', 1);
      await passWindow();
      expect(await countUnits(counter, '192.0.2.1')).toBe(1);
    });

    it('is never full: many networks do not block new ones, and do not erase the counts of heavy users', async () => {
      const { counter } = await make({ windowMs: 60_000, mostNetworks: 50 });
      await counter.count('greedy', 5_000);
      await Promise.all(Array.from({ length: 300 }, (_, n) => counter.count(`2001:db8:0:${n.toString(16)}`, 20)));
      for (let n = 0; n < 10; n++) expect(await countUnits(counter, `newcomer ${n}`, 20)).toBe(20);
      expect(await countUnits(counter, 'greedy', 1)).toBe(5_001);
      expect(counter.countHere('greedy', 0).units).toBeGreaterThanOrEqual(5_000);
    });
  });
}
