import { expect, it } from 'vitest';
import { limitTimes } from './time-limits.ts';

it('S-24 a proxy’s connections end in bounded time too, and later than nginx ends them', () => {
  expect(limitTimes(true)).toEqual({ ...limitTimes(false), keepAliveTimeout: 75_000 });
});
