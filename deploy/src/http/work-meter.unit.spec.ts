import { expect, it } from 'vitest';
import { meterWork, workFor } from './work-meter.ts';

const spin = (ms: number) => {
  const until = process.threadCpuUsage().user + ms * 1_000;
  while (process.threadCpuUsage().user < until);
  return 'done';
};

it('work is charged to whoever asked for it, by the time that it took, also behind a wait', async () => {
  const charged: Record<string, number> = { a: 0, b: 0 };
  const ask = (who: string, ms: number) =>
    new Promise<string>((resolve) =>
      workFor(
        (units) => {
          charged[who] += units;
        },
        async () => {
          await new Promise(setImmediate);
          resolve(meterWork(() => spin(ms)));
        },
      ),
    );
  expect(await Promise.all([ask('a', 40), ask('b', 10)])).toEqual(['done', 'done']);
  // Two milliseconds count as a request, of which each is 20 units.
  expect(charged.a).toBeGreaterThan(300);
  expect(charged.b).toBeGreaterThan(60);
  expect(charged.a).toBeGreaterThan(charged.b);
});

it('what fails is charged too, and what nobody asked for to nobody', () => {
  let charged = 0;
  const fail = () => {
    spin(20);
    throw new Error('too hard');
  };
  expect(() =>
    workFor(
      (units) => {
        charged += units;
      },
      () => meterWork(fail),
    ),
  ).toThrow('too hard');
  expect(charged).toBeGreaterThan(100);
  expect(meterWork(() => spin(1))).toBe('done');
});
