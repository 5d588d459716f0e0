import { PLOTS, type Subtype } from './options.ts';

/** Includes traditional ones beyond the wire's lists (requirement E-18). */
export const AREA_UNITS = ['sqft', 'sqyd', 'marla', 'kanal', 'acre', 'sqm', 'biswa', 'bigha'] as const;
export type AreaUnit = (typeof AREA_UNITS)[number];

/** Requirement E-24; 27225 / 1350 is 20.17 biswa per bigha, as specified. */
export const SQFT_PER_UNIT: Record<AreaUnit, number> = {
  sqft: 1,
  sqyd: 9,
  marla: 272.25,
  kanal: 5445,
  acre: 43560,
  sqm: 10.764,
  biswa: 1350,
  bigha: 27225,
};

/** As posted, and in square feet. */
export type Area = { value: number; unit: AreaUnit; sqft: number };

export const createArea = (value: number, unit: AreaUnit): Area => ({
  value,
  unit,
  sqft: Math.round(value * SQFT_PER_UNIT[unit] * 100) / 100,
});

/** docs/decisions/search.md */
export const areaFilterUnit = (subtype: Subtype): 'sqft' | 'sqyd' =>
  subtype === 'kothi' || PLOTS.includes(subtype) ? 'sqyd' : 'sqft';

/** In whole units. */
export const convertSqftToFilterUnit = (subtype: Subtype, sqft: number): number =>
  Math.round(sqft / SQFT_PER_UNIT[areaFilterUnit(subtype)]);
