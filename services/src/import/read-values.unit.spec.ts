import { expect, it } from 'vitest';
import { readArea } from './read-area.ts';
import { readNumber } from './read-number.ts';
import { readPrice } from './read-price.ts';
import { readRooms } from './read-rooms.ts';

it.each([
  ['4500000', 4_500_000],
  ['45,00,000', 4_500_000],
  ['4,500,000', 4_500_000],
  ['₹ 45,00,000/-', 4_500_000],
  ['Rs. 45 lakh', 4_500_000],
  ['45L', 4_500_000],
  ['45 Lacs only', 4_500_000],
  ['1.2 Cr', 12_000_000],
  ['1.15Cr.', 11_500_000],
  ['INR 2.2e5', 220_000],
  ['५० लाख', undefined],
  ['50 लाख', 5_000_000],
  ['1.2 ਕਰੋੜ', 12_000_000],
  ['850k', 850_000],
  ['+8500000.00', 8_500_000],
])('reads %s as a price', (written, rupees) => {
  const read = readPrice(written);
  if (rupees === undefined) expect(read).toMatchObject({ code: 'not_number' });
  else expect(read).toEqual({ rupees, rounded: false });
});

it.each([
  ['$ 450,000', 'not_rupees'],
  ['4 USD', 'not_rupees'],
  ['45-50 lakh', 'not_number'],
  ['45 lakh 50 thousand', 'not_number'],
  ['12abc', 'not_number'],
  ['Price on request', 'not_number'],
  ['45,0', 'comma'],
  ['1.450,5', 'comma'],
  ['NaN', 'not_number'],
  ['0x10', 'not_number'],
  ['', 'not_number'],
])('refuses %s as a price', (written, code) => {
  expect(readPrice(written)).toMatchObject({ code });
});

it('rounds parts of a rupee, and says so', () => {
  expect(readPrice('8500000.75')).toEqual({ rupees: 8_500_001, rounded: true });
});

it('a comma is a decimal sign where it can be nothing else', () => {
  expect(readNumber('30,697', 'always')).toBe(30.697);
  expect(readNumber('1,450', 'unless grouped')).toBe(1450);
  expect(readNumber('1450,5', 'unless grouped')).toBe(1450.5);
  expect(readNumber('1450,5')).toMatchObject({ code: 'comma' });
  expect(['+47.6', '.50', '2.2E5', '-3.'].map((text) => readNumber(text))).toEqual([47.6, 0.5, 220_000, -3]);
});

it('rooms are read with what is written behind them, beyond the list as more', () => {
  const counts = (column: 'bedrooms' | 'bathrooms', ...texts: string[]) => texts.map((text) => readRooms(column, text));
  expect(counts('bedrooms', '3 BHK', '3BHK', '2 beds', '9+', '12')).toEqual(
    [3, 3, 2, 99, 99].map((count) => ({ count })),
  );
  expect(counts('bathrooms', '2', '3+', '4', '2.5', '3.25')).toEqual([
    { count: 2 },
    { count: 99 },
    { count: 99 },
    { count: 3, rounded: '3' },
    { count: 99, rounded: '3+' },
  ]);
  // What the command refuses: nobody has so many, and none is no number of the list.
  expect(counts('bedrooms', '9876543210', '0', '-1').map((read) => 'count' in read && read.count)).toEqual([
    9_876_543_210, 0, -1,
  ]);
  expect(counts('bedrooms', '2+', '2.5 BHK', 'two').map((read) => 'code' in read && read.code)).toEqual([
    'may_be_several',
    'half_bedroom',
    'not_number',
  ]);
});

it('an area is read with its unit beside it or behind it, where they agree', () => {
  expect(readArea('1,450 sq. ft.', '')).toEqual({ value: 1450, unit: 'sqft' });
  expect(readArea('250', 'Gaj')).toEqual({ value: 250, unit: 'sqyd' });
  expect(readArea('100 m²', 'sqm')).toEqual({ value: 100, unit: 'sqm' });
  const reasons = (...args: [string, string]) => {
    const read = readArea(...args);
    return 'wrong' in read ? read.wrong.map(({ column, reason }) => `${column} ${reason.code}`) : [];
  };
  expect(reasons('100 gaj', 'sqft')).toEqual(['area units_differ']);
  expect(reasons('', 'sqft')).toEqual(['area missing']);
  expect(reasons('100', '')).toEqual(['area_unit missing']);
  expect(reasons('big', 'cubit')).toEqual(['area not_number', 'area_unit unit_unknown']);
  expect(reasons('100 parsecs', 'sqft')).toEqual(['area not_number']);
  expect(reasons('100 parsecs', '')).toEqual(['area not_number', 'area_unit unit_unknown']);
});
