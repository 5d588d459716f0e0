declare const brand: unique symbol;
/** Whole, 1 to 999,999,999. */
export type Rupees = number & { readonly [brand]: 'Rupees' };

export const MAX_RUPEES = 999_999_999;
export const LAKH = 100_000;
export const CRORE = 10_000_000;

export const isRupees = (value: number): value is Rupees =>
  Number.isInteger(value) && value >= 1 && value <= MAX_RUPEES;

const TWO_DECIMALS = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });
const THREE_DIGITS = new Intl.NumberFormat('en-IN', { maximumSignificantDigits: 3 });

/**
 * "N.NN Cr", "N Lac", "NK" or "N/A" (requirement E-26); rounded to three digits before choosing the unit: 99,99,999
 * is "1 Cr".
 */
export function formatShortRupees(rupees: number): string {
  const short = shortenRupees(rupees);
  return short ? `${short.n}${SUFFIXES[short.unit]}` : 'N/A';
}

const SUFFIXES = { crore: ' Cr', lakh: ' Lac', thousand: 'K' } as const;
export type ShortRupees = { n: string; unit: keyof typeof SUFFIXES };

export function shortenRupees(rupees: number): ShortRupees | undefined {
  if (rupees < 1000) return undefined;
  const rounded = rupees < CRORE ? Number(rupees.toPrecision(3)) : rupees;
  if (rounded >= CRORE) return { n: TWO_DECIMALS.format(rounded / CRORE), unit: 'crore' };
  if (rounded >= LAKH) return { n: THREE_DIGITS.format(rounded / LAKH), unit: 'lakh' };
  return { n: THREE_DIGITS.format(rounded / 1000), unit: 'thousand' };
}

const EXACT = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });
/** "₹45,00,000" */
export const formatRupees = (rupees: number): string => EXACT.format(rupees);
