import { expect, it } from 'vitest';
import { chooseConnectionTimeouts } from './time-limits.ts';

it('S-24 idle connections of a proxy are closed too, later than nginx closes them', () => {
  expect(chooseConnectionTimeouts(true)).toEqual({ ...chooseConnectionTimeouts(false), keepAliveTimeout: 75_000 });
});
