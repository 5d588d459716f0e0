import { expect, it } from 'vitest';
import { connectionTimeouts } from './time-limits.ts';

it('S-24 a proxy’s connections end in bounded time too, and later than nginx ends them', () => {
  expect(connectionTimeouts(true)).toEqual({ ...connectionTimeouts(false), keepAliveTimeout: 75_000 });
});
