import type { Rebuilder } from '@naksha/read-model/map-engine';
import { expect, it, vi } from 'vitest';
import {
  chargeRebuildsToClient,
  chargeSearchesToClient,
  runAndChargeCurrentClient,
  runWithClientCharge,
} from './work-meter.ts';

const spin = (ms: number) => {
  const until = process.threadCpuUsage().user + ms * 1_000;
  while (process.threadCpuUsage().user < until);
  return 'done';
};

it('CPU time is charged to the request that used it, also after a wait', async () => {
  const charged: Record<string, number> = { a: 0, b: 0 };
  const ask = (who: string, ms: number) =>
    new Promise<string>((resolve) =>
      runWithClientCharge(
        (units) => {
          charged[who] += units;
        },
        async () => {
          await new Promise(setImmediate);
          resolve(runAndChargeCurrentClient(() => spin(ms)));
        },
      ),
    );
  expect(await Promise.all([ask('a', 40), ask('b', 10)])).toEqual(['done', 'done']);
  // Two milliseconds count as one request of 20 units.
  expect(charged.a).toBeGreaterThan(300);
  expect(charged.b).toBeGreaterThan(60);
  expect(charged.a).toBeGreaterThan(charged.b);
});

it('failed work is charged too, and work without a request to nobody', () => {
  let charged = 0;
  const fail = () => {
    spin(20);
    throw new Error('too hard');
  };
  expect(() =>
    runWithClientCharge(
      (units) => {
        charged += units;
      },
      () => runAndChargeCurrentClient(fail),
    ),
  ).toThrow('too hard');
  expect(charged).toBeGreaterThan(100);
  expect(runAndChargeCurrentClient(() => spin(1))).toBe('done');
});

it('a search is charged for its duration, failed or not, up to a limit', async () => {
  vi.useFakeTimers();
  const charged: number[] = [];
  const took = <T>(ms: number, answer: T) => new Promise<T>((resolve) => setTimeout(() => resolve(answer), ms));
  const search = chargeSearchesToClient({
    suggest: () => took(6, []),
    didYouMean: () => took(2, undefined).then(() => Promise.reject(new Error('the database is away'))),
    search: () => took(5_000, { listings: [], total: 0, more: false, facets: {} as never, corrected: null }),
  });
  const asked = new Promise<unknown[]>((resolve) =>
    runWithClientCharge(
      (units) => charged.push(units),
      async () => {
        const answers = [search.suggest('a', { limit: 18 }), search.didYouMean('a'), search.search('a', {}, 24)];
        resolve(await Promise.allSettled(answers));
      },
    ),
  );
  await vi.runAllTimersAsync();
  await asked;
  expect(charged).toEqual([20, 60, 200]);
  vi.useRealTimers();
});

it('work of another thread is charged to the request, by the time used there', async () => {
  const charged: number[] = [];
  const base = {} as Awaited<ReturnType<Rebuilder>>;
  const rebuild = chargeRebuildsToClient(async (_, onSpent) => {
    await new Promise(setImmediate);
    onSpent?.(100_000);
    return base;
  });
  const parts = {} as Parameters<Rebuilder>[0];
  const asked = new Promise<unknown>((resolve) =>
    runWithClientCharge(
      (units) => charged.push(units),
      () => rebuild(parts).then(resolve),
    ),
  );
  expect(await asked).toBe(base);
  expect(charged).toEqual([1_000]);
  expect(await rebuild(parts)).toBe(base);
  expect(charged).toHaveLength(1);
});
