import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createListingNumber, isListingId, listingIdFromNumber, listingNumber, toListingIdOrThrow } from './ids.ts';

const numbers = fc.maxSafeNat();

describe('listing ids', () => {
  it('have eleven letters that encode their number', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        const id = listingIdFromNumber(number);
        expect(id).toHaveLength(11);
        expect(isListingId(id)).toBe(true);
        expect(listingNumber(id)).toBe(number);
      }),
    );
  });

  it('start with number 0, the smallest', () => {
    expect(listingIdFromNumber(0)).toBe('00000000000');
    for (const none of [-1, 0.5, 2 ** 53]) expect(() => listingIdFromNumber(none)).toThrow(RangeError);
  });

  it('sort like their numbers', () => {
    fc.assert(
      fc.property(numbers, numbers, (a, b) => {
        expect(listingIdFromNumber(a) < listingIdFromNumber(b)).toBe(a < b);
      }),
    );
  });

  it('are recognized, and nothing else is', () => {
    expect(isListingId(listingIdFromNumber(Number.MAX_SAFE_INTEGER))).toBe(true);
    for (const text of [
      '',
      '0',
      '8zzzzzzzzzz',
      '7zzzzzzzzzz0',
      '0000000000i',
      '0000000000L',
      ' 0000000000',
      '0000000000\n',
    ])
      expect(isListingId(text), text).toBe(false);
    expect(() => toListingIdOrThrow('flat')).toThrow(RangeError);
    for (const number of [-1, 1.5, 2 ** 53, Number.NaN]) expect(() => listingIdFromNumber(number)).toThrow(RangeError);
  });

  it('are in order of time, and fit 53 bits until 2094', () => {
    const at = (iso: string, tail: number) => createListingNumber(Date.parse(iso), tail);
    expect(at('2026-11-21T06:00:00.001Z', 0)).toBeGreaterThan(at('2026-11-21T06:00:00.000Z', 4095));
    expect(at('2026-11-21T06:00:00Z', 4097)).toBe(at('2026-11-21T06:00:00Z', 1));
    expect(Number.isSafeInteger(at('2094-01-01T00:00:00Z', 4095))).toBe(true);
  });

  it('reject invalid text', () => {
    expect(() => toListingIdOrThrow('moat')).toThrow('Invalid listing id: moat');
    for (const number of [-1, 1.5, 2 ** 53])
      expect(() => listingIdFromNumber(number)).toThrow(`Invalid listing number: ${number}`);
  });

  it('of one millisecond increase with their last part', () => {
    const now = Date.UTC(2026, 10, 21);
    expect(createListingNumber(now, 5) - createListingNumber(now, 0)).toBe(5);
    expect(createListingNumber(now, 4096 + 5)).toBe(createListingNumber(now, 5));
    expect(createListingNumber(now + 1, 0) - createListingNumber(now, 0)).toBe(4096);
    expect(createListingNumber(0, 7)).toBe(7);
  });
});
