import { expect, it } from 'vitest';
import { slopeOf } from './watch-memory.ts';

const MINUTE = 60_000;

it('says how much memory grows in an hour, once caches are full', () => {
  const warm = Array.from({ length: 10 }, (_, k) => ({ atMs: k * MINUTE, bytes: 100 + 40 * k }));
  const steady = Array.from({ length: 10 }, (_, k) => ({ atMs: (10 + k) * MINUTE, bytes: 500 }));
  expect(slopeOf([...warm, ...steady])).toBe(0);
  const growing = steady.map((sample, k) => ({ ...sample, bytes: 500 + 2 * k }));
  expect(slopeOf([...warm, ...growing])).toBeCloseTo(120);
  expect(slopeOf([{ atMs: 0, bytes: 5 }])).toBe(0);
});
