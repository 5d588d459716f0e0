import { expect, it } from 'vitest';
import { monthAfter } from './months.ts';

it.each([
  [0, '2026-11-27T12:00:00Z', '2026-11'],
  [1, '2026-11-30T20:00:00Z', '2027-01'],
  [14, '2026-11-27T12:00:00Z', '2028-01'],
])('months later in India: %i after %s is %s', (months, now, month) => {
  expect(monthAfter(months, Date.parse(now))).toBe(month);
});
