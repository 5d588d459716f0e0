export type Loan = {
  rupees: number;
  /** Per cent a year. */
  rate: number;
  months: number;
};

/** Unrounded: P · r · (1 + r)ⁿ / ((1 + r)ⁿ − 1), or P / n without interest. */
export function calculateUnroundedInstalment({ rupees, rate, months }: Loan): number {
  const r = rate / 1200;
  if (r === 0) return rupees / months;
  const growth = (1 + r) ** months;
  return (rupees * r * growth) / (growth - 1);
}

/** Whole rupees; the first year is 1. */
export type RepaidYear = { year: number; interest: number; principal: number; owed: number };

export type Repayment = {
  /** Whole rupees a month. */
  instalment: number;
  interest: number;
  years: RepaidYear[];
};

/**
 * Whole rupees. Each month adds a twelfth of the yearly rate on the balance, rounded; the last month pays the rest,
 * so the principal adds up exactly.
 */
export function calculateRepayment(loan: Loan): Repayment {
  const instalment = Math.round(calculateUnroundedInstalment(loan));
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
