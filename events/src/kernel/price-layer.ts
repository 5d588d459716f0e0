import { SUBTYPES, type Subtype } from './options.ts';

/** z of the finest 512-px tile that is asked what its cells cost: smaller cells hardly ever hold five homes. */
export const MAX_HEAT_Z = 14;
/** What the budget lens goes from and to, in lakhs of rupees. */
export const LENS_LAKHS = { min: 5, max: 500 } as const;

/** What colours the map: what homes of a subtype cost, or how much of them an amount buys. */
export type PriceLayer = {
  subtype: Subtype;
  /** The amount of the budget lens; without one it is the heat map. */
  lakhs?: number;
};

/** `flat` or `flat,80`; what makes no sense is no layer, an amount out of range the nearest. */
export function parsePriceLayer(text: string | null): PriceLayer | undefined {
  const [name, amount] = (text ?? '').split(',');
  const subtype = SUBTYPES.find((known) => known === name);
  const lakhs = Number.parseInt(amount, 10);
  if (!subtype || Number.isNaN(lakhs)) return subtype && { subtype };
  return { subtype, lakhs: Math.min(LENS_LAKHS.max, Math.max(LENS_LAKHS.min, lakhs)) };
}

export const printPriceLayer = ({ subtype, lakhs }: PriceLayer): string =>
  lakhs === undefined ? subtype : `${subtype},${lakhs}`;
