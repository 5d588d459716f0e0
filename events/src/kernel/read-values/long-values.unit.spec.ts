import { describe, expect, it } from 'vitest';
import * as readers from './index.ts';
import { PlaceNameReader, parseNumberText, toExternalIdSimilarityKey } from './index.ts';
import { MAX_VALUE_LENGTH, type Reading } from './reading.ts';

const places = new PlaceNameReader([]);
const READERS: Readonly<Record<string, (typed: string) => Reading<unknown>>> = {
  price: readers.parsePriceInRupees,
  area: readers.parseArea,
  'area unit': readers.parseAreaUnit,
  type: readers.parsePropertyType,
  kind: readers.parseSubtype,
  id: readers.parseExternalId,
  furnishing: readers.parseFurnishing,
  transaction: readers.parseTransactionType,
  'open sides': readers.parseOpenSides,
  'sale state': readers.parseSaleState,
  parking: readers.parseParkingSpaces,
  facing: readers.parseFacing,
  floor: readers.parseFloor,
  possession: readers.parsePossession,
  bedrooms: (typed) => readers.parseRoomCount('bedrooms', typed),
  bathrooms: (typed) => readers.parseRoomCount('bathrooms', typed),
  balconies: (typed) => readers.parseRoomCount('balconies', typed),
  city: (typed) => places.readCity(typed),
  locality: (typed) => places.readLocality(typed),
};

/** Nested or adjacent repetition in a pattern would backtrack on these. */
const RUNS = [
  '0',
  '1',
  ' ',
  '\u200b ',
  '.',
  ',',
  '1,',
  '1.',
  '1 ',
  '1+',
  '0 ',
  '-',
  '/',
  '(',
  "'",
  'a',
  'a ',
  'm ',
  '½',
  'ﷺ',
  'क',
];
const WORDS = ['single family ', 'corner ', 'sold ', '1 half ', 'one ', 'to ', '1 and ', 'मुखी', 'under contract '];
const adversarial = (length: number): string[] =>
  [...RUNS, ...WORDS].flatMap((run) => {
    const long = run.repeat(Math.ceil(length / run.length)).slice(0, length - 6);
    return [long, `${long}.0x`, `1${long}x`, `1200${long}x`];
  });

describe.each(Object.entries(READERS))('%s', (_, read) => {
  it('is parsed quickly, whatever the text repeats', () => {
    for (const text of [...adversarial(MAX_VALUE_LENGTH), ...adversarial(5000)]) read(text);
  });

  it('is rejected if it is longer than any valid value', () => {
    expect(read('1'.repeat(MAX_VALUE_LENGTH + 1))).toEqual({
      kind: 'rejected',
      reason: { code: 'too_long', params: { text: `${'1'.repeat(40)}…`, most: MAX_VALUE_LENGTH } },
    });
    // Counted after compatibility decomposition.
    expect(read('ﷺ'.repeat(100))).toMatchObject({ reason: { code: 'too_long' } });
    expect(read(` ${' '.repeat(5000)}`)).toEqual({ kind: 'blank' });
  });
});

it('reads numbers and compares ids of any length', () => {
  for (const text of adversarial(5000)) toExternalIdSimilarityKey(text);
  expect(parseNumberText('1'.repeat(MAX_VALUE_LENGTH + 1))).toMatchObject({ code: 'too_long' });
});

it('treats several spaces as one', () => {
  expect(readers.parseArea(`1200${' '.repeat(100)}sqft`)).toMatchObject({ value: { value: 1200, unit: 'sqft' } });
  expect(readers.parseArea(`20 ft. ${' '.repeat(100)} x 40`)).toMatchObject({ reason: { code: 'dimensions' } });
  // Two lines are two values.
  expect(readers.parsePriceInRupees('45\n\n000')).toMatchObject({ kind: 'rejected' });
});
