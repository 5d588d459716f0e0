import { describe, expect, it } from 'vitest';
import { calculateUnroundedInstalment } from './instalment.ts';

describe('the monthly instalment', () => {
  it.each([
    // As published by banks.
    [{ rupees: 1_000_000, rate: 10.5, months: 120 }, 13_493],
    [{ rupees: 6_800_000, rate: 8.5, months: 240 }, 59_012],
    [{ rupees: 120_000, rate: 0, months: 12 }, 10_000],
    [{ rupees: 100_000, rate: 12, months: 1 }, 101_000],
  ])('of %j is ₹%i', (loan, instalment) => {
    expect(Math.round(calculateUnroundedInstalment(loan))).toBe(instalment);
  });

  it('repays the loan with interest, month by month, with no remainder', () => {
    const loan = { rupees: 4_000_000, rate: 9.1, months: 180 };
    let owed = loan.rupees;
    for (let month = 0; month < loan.months; month++)
      owed += (owed * loan.rate) / 1200 - calculateUnroundedInstalment(loan);
    expect(Math.abs(owed)).toBeLessThan(0.01);
  });
});
