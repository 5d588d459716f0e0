import { type Loan, monthlyInstalment } from './instalment.ts';

/** Whole rupees of a year of the loan, the first being 1. */
export type RepaidYear = { year: number; interest: number; principal: number; owed: number };

export type Repayment = {
  /** Whole rupees a month. */
  instalment: number;
  /** Whole rupees of all months together. */
  interest: number;
  years: RepaidYear[];
};

/**
 * How a loan is paid back, year by year in whole rupees: each month a twelfth of the yearly rate on what is still owed,
 * rounded, then the instalment of `monthlyInstalment`, rounded; the last month pays all that is left, a few rupees more or less
 * than an instalment. So the principal of all years is the loan exactly.
 */
export function planRepayment(loan: Loan): Repayment {
  const instalment = Math.round(monthlyInstalment(loan));
  const years: RepaidYear[] = [];
  let owed = loan.rupees;
  for (let month = 1; month <= loan.months; month++) {
    const interest = Math.round((owed * loan.rate) / 1200);
    const principal = month === loan.months ? owed : Math.min(owed, instalment - interest);
    owed -= principal;
    if (month % 12 === 1) years.push({ year: years.length + 1, interest: 0, principal: 0, owed });
    const year = years[years.length - 1];
    Object.assign(year, { interest: year.interest + interest, principal: year.principal + principal, owed });
  }
  return { instalment, interest: years.reduce((sum, year) => sum + year.interest, 0), years };
}
