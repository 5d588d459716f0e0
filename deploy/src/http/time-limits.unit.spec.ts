import { expect, it } from 'vitest';
import { connectionTimeouts } from './time-limits.ts';

it('S-24 idle connections of a proxy are closed too, later than nginx closes them', () => {
  expect(connectionTimeouts(true)).toEqual({ ...connectionTimeouts(false), keepAliveTimeout: 75_000 });
});
