export type Loan = {
  rupees: number;
  /** Per cent a year. */
  rate: number;
  months: number;
};

/** Unrounded: P · r · (1 + r)ⁿ / ((1 + r)ⁿ − 1), or P / n without interest. */
export function calculateMonthlyInstalment({ rupees, rate, months }: Loan): number {
  const r = rate / 1200;
  if (r === 0) return rupees / months;
  const growth = (1 + r) ** months;
  return (rupees * r * growth) / (growth - 1);
}
