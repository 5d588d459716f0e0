import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CRORE, formatRupees, formatShortRupees, isRupees, LAKH, MAX_RUPEES } from './rupees.ts';

describe('rupees', () => {
  it('E-26 short form: Cr from a crore, Lac from a lakh, K from a thousand, else N/A', () => {
    expect([125_000_000, 45_000_000, 10_000_000].map(formatShortRupees)).toEqual(['12.5 Cr', '4.5 Cr', '1 Cr']);
    expect([12_340_000, 12_345_678].map(formatShortRupees)).toEqual(['1.23 Cr', '1.23 Cr']);
    expect([9_900_000, 4_500_000, 100_000].map(formatShortRupees)).toEqual(['99 Lac', '45 Lac', '1 Lac']);
    expect([99_000, 1500, 1000].map(formatShortRupees)).toEqual(['99K', '1.5K', '1K']);
    expect([999, 1, 0].map(formatShortRupees)).toEqual(['N/A', 'N/A', 'N/A']);
  });

  it('E-26 crores always have two decimals', () => {
    expect([123_400_000, 123_456_789, 999_900_000, MAX_RUPEES].map(formatShortRupees)).toEqual([
      '12.34 Cr',
      '12.35 Cr',
      '99.99 Cr',
      '100 Cr',
    ]);
  });

  it('E-26 a value that rounds up to the next unit is shown in the next unit', () => {
    expect([9_999_999, 9_995_000, 9_994_999].map(formatShortRupees)).toEqual(['1 Cr', '1 Cr', '99.9 Lac']);
    expect([99_999, 99_950, 99_949].map(formatShortRupees)).toEqual(['1 Lac', '1 Lac', '99.9K']);
  });

  it('E-26 the short form stays below a hundred of its unit, is exact to half of its last digit, and never falls as prices rise', () => {
    const UNITS = { Cr: CRORE, Lac: LAKH, K: 1000 };
    const read = (rupees: number) => {
      const [, number, unit] = /^([\d.]+) ?(Cr|Lac|K)$/.exec(formatShortRupees(rupees))!;
      return { number: Number(number), unit: UNITS[unit as keyof typeof UNITS] };
    };
    const near = (edge: number) => fc.integer({ min: Math.max(1000, edge - edge / 50), max: edge + edge / 50 });
    const price = fc.oneof(fc.integer({ min: 1000, max: MAX_RUPEES }), near(1000), near(LAKH), near(CRORE));
    fc.assert(
      fc.property(price, price, (one, other) => {
        const { number, unit } = read(one);
        if (unit !== CRORE) expect(number).toBeLessThan(100);
        expect(number).toBeGreaterThanOrEqual(1);
        const lastDigit = unit === CRORE ? CRORE / 100 : 10 ** (Math.floor(Math.log10(one)) - 2);
        expect(Math.abs(number * unit - one)).toBeLessThanOrEqual(lastDigit / 2 + 1e-6);
        const then = read(other);
        if (one <= other) expect(number * unit).toBeLessThanOrEqual(then.number * then.unit + 1e-6);
      }),
      { numRuns: 2000 },
    );
  });

  it('exact rupees have Indian grouping and every digit', () => {
    expect(formatRupees(123_456_789)).toBe('₹12,34,56,789');
    expect(formatRupees(4_500_000)).toBe('₹45,00,000');
  });

  it('money is whole rupees of at most nine digits', () => {
    expect([1, 999_999_999].map(isRupees)).toEqual([true, true]);
    expect([0, -1, 1.5, 1_000_000_000, Number.NaN, Number.POSITIVE_INFINITY].map(isRupees)).toEqual(
      Array(6).fill(false),
    );
  });
});
