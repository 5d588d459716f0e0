import { expect, it } from 'vitest';
import { lastMomentOfIndianDay, priceAtTime } from './activity-query.ts';

const prices = [
  { at: '2026-11-05T06:00:00.000Z', from: 90, to: 80 },
  { at: '2026-11-10T06:00:00.000Z', from: 80, to: 85 },
];
const listing = { prices, price: 85 };

it.each([
  ['before any change', '2026-11-01T06:00:00.000Z', 90],
  ['between two', '2026-11-07T06:00:00.000Z', 80],
  ['since the last', '2026-11-12T06:00:00.000Z', 85],
])('shows the price %s at that time', (_, at, price) => {
  expect(priceAtTime(listing, at)).toBe(price);
});

it('shows a price that changed on the day of a view only from the next day, because it may have been seen', () => {
  expect(lastMomentOfIndianDay('2026-11-05')).toBe('2026-11-05T18:29:59.999Z');
  expect(priceAtTime(listing, lastMomentOfIndianDay('2026-11-05'))).toBe(80);
  expect(priceAtTime(listing, lastMomentOfIndianDay('2026-11-04'))).toBe(90);
});
