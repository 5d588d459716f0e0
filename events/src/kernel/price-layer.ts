import { SUBTYPES, type Subtype } from './options.ts';

/** Smaller cells rarely have five homes. */
export const MAX_HEAT_Z = 14;
export const BUDGET_LENS_LAKHS = { min: 5, max: 500 } as const;

/** Prices of a kind, or the area an amount buys. */
export type PriceLayer = {
  subtype: Subtype;
  /** Without it, the heat map. */
  lakhs?: number;
};

/** `flat` or `flat,80`; an amount out of range is clamped. */
export function parsePriceLayer(text: string | null): PriceLayer | undefined {
  const [name, amount] = (text ?? '').split(',');
  const subtype = SUBTYPES.find((known) => known === name);
  const lakhs = Number.parseInt(amount, 10);
  if (!subtype || Number.isNaN(lakhs)) return subtype && { subtype };
  return { subtype, lakhs: Math.min(BUDGET_LENS_LAKHS.max, Math.max(BUDGET_LENS_LAKHS.min, lakhs)) };
}

export const printPriceLayer = ({ subtype, lakhs }: PriceLayer): string =>
  lakhs === undefined ? subtype : `${subtype},${lakhs}`;
