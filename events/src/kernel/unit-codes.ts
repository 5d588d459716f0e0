import type { AreaUnit } from './area.ts';

/** The wire's three code lists of area units (SPEC, "Option lists"). Code 3 is kanal in one and marla in another. */
export const AREA_UNIT_CODES = {
  one: { 1: 'sqft', 2: 'sqyd' },
  two: { 1: 'sqft', 2: 'sqyd', 3: 'kanal', 4: 'acre' },
  three: { 1: 'sqft', 2: 'sqyd', 3: 'marla' },
} as const satisfies Record<string, Record<number, AreaUnit>>;
export type AreaUnitSet = keyof typeof AREA_UNIT_CODES;

/** Set one reads code 3 as code 2. @returns undefined where the set has no such code */
export const areaUnitOf = (set: AreaUnitSet, code: number): AreaUnit | undefined => {
  const units: Record<number, AreaUnit> = AREA_UNIT_CODES[set];
  return units[set === 'one' && code === 3 ? 2 : code];
};

/** The label beside a price per area: a code list apart from the area units (DECISIONS, Listings). */
export const priceUnitLabel = (code: number): string => (code === 1 ? 'Sq.ft' : code === 2 ? 'Sq.mt' : 'sq.yard');
