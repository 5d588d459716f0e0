import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateRepayment } from './instalment.ts';

describe('the repayment of a loan', () => {
  it('is listed year by year, to the rupee', () => {
    const { instalment, interest, years } = calculateRepayment({ rupees: 1_000_000, rate: 12, months: 24 });
    // 1 % a month; banks' tables say ₹47,073.
    expect(instalment).toBe(47_073);
    expect(years).toEqual([
      { year: 1, interest: 94_698, principal: 470_178, owed: 529_822 },
      { year: 2, interest: 35_067, principal: 529_822, owed: 0 },
    ]);
    expect(interest).toBe(94_698 + 35_067);
  });

  it('has no interest at a rate of zero, and a shorter last year', () => {
    const { instalment, interest, years } = calculateRepayment({ rupees: 150_000, rate: 0, months: 15 });
    expect([instalment, interest]).toEqual([10_000, 0]);
    expect(years.map(({ principal, owed }) => [principal, owed])).toEqual([
      [120_000, 30_000],
      [30_000, 0],
    ]);
  });

  it('repays the loan exactly, and the balance is never negative', () => {
    const loan = fc.record({
      rupees: fc.integer({ min: 1, max: 999_999_999 }),
      rate: fc.double({ min: 0, max: 30, noNaN: true }),
      months: fc.integer({ min: 12, max: 480 }),
    });
    fc.assert(
      fc.property(loan, (one) => {
        const { interest, years } = calculateRepayment(one);
        expect(years.reduce((sum, year) => sum + year.principal, 0)).toBe(one.rupees);
        expect(years.reduce((sum, year) => sum + year.interest, 0)).toBe(interest);
        expect(years.at(-1)?.owed).toBe(0);
        expect(Math.min(...years.map(({ owed }) => owed))).toBeGreaterThanOrEqual(0);
        expect(years).toHaveLength(Math.ceil(one.months / 12));
      }),
    );
  });
});
