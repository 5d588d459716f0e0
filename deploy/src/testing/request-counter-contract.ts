import { describe, expect, it } from 'vitest';
import type { RequestCounter } from '../http/request-counter.port.ts';

export type CounterUnderTest = {
  counter: RequestCounter;
  /** Until every window that is running has ended. */
  passWindow(): Promise<void>;
};

/**
 * What every request counter does, whatever it counts in.
 * @param make one that has counted nothing yet, with windows of so many milliseconds
 */
export function requestCounterContract(name: string, make: (windowMs: number) => Promise<CounterUnderTest>): void {
  describe(`${name} is a request counter`, () => {
    it('counts each network for itself', async () => {
      const { counter } = await make(60_000);
      for (const expected of [1, 2, 3]) expect((await counter.count('192.0.2.1')).requests).toBe(expected);
      expect((await counter.count('192.0.2.2')).requests).toBe(1);
      expect((await counter.count('2001:db8:1:2::/64')).requests).toBe(1);
      expect((await counter.count('192.0.2.1')).requests).toBe(4);
    });

    it('gives no number twice to requests that come at once', async () => {
      const { counter } = await make(60_000);
      const counted = await Promise.all(Array.from({ length: 100 }, () => counter.count('192.0.2.1')));
      const numbers = counted.map(({ requests }) => requests).sort((a, b) => a - b);
      expect(numbers).toEqual(Array.from({ length: 100 }, (_, n) => n + 1));
    });

    it('says what remains of the window, which more requests do not prolong', async () => {
      const { counter } = await make(60_000);
      const { remainingMs } = await counter.count('192.0.2.1');
      expect(remainingMs).toBeGreaterThan(50_000);
      expect(remainingMs).toBeLessThanOrEqual(60_000);
      for (let n = 0; n < 20; n++) {
        const later = await counter.count('192.0.2.1');
        expect(later.remainingMs).toBeLessThanOrEqual(remainingMs);
        expect(later.remainingMs).toBeGreaterThan(50_000);
      }
    });

    it('begins again when the window is over', async () => {
      const { counter, passWindow } = await make(300);
      for (let n = 0; n < 5; n++) await counter.count('192.0.2.1');
      await passWindow();
      expect((await counter.count('192.0.2.1')).requests).toBe(1);
    });
  });
}
