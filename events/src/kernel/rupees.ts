declare const brand: unique symbol;
/** Whole rupees, 1 to 999,999,999. */
export type Rupees = number & { readonly [brand]: 'Rupees' };

export const MAX_RUPEES = 999_999_999;
export const LAKH = 100_000;
export const CRORE = 10_000_000;

export const isRupees = (value: number): value is Rupees =>
  Number.isInteger(value) && value >= 1 && value <= MAX_RUPEES;

/** "N.NN Cr" from a crore on, "N Lac" from a lakh, "NK" from a thousand, else "N/A" (SPEC, section 9). */
export function shortRupees(rupees: number): string {
  if (rupees >= CRORE) return `${threeDigits(rupees / CRORE)} Cr`;
  if (rupees >= LAKH) return `${threeDigits(rupees / LAKH)} Lac`;
  if (rupees >= 1000) return `${threeDigits(rupees / 1000)}K`;
  return 'N/A';
}

const SHORT = new Intl.NumberFormat('en-IN', { maximumSignificantDigits: 3 });
const threeDigits = (value: number): string => SHORT.format(value);

const EXACT = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });
/** "₹45,00,000": for detail, compare and forms. */
export const exactRupees = (rupees: number): string => EXACT.format(rupees);
