import type { PlaceNames } from '../../kernel/place.ts';

export const CHARGES = ['stamp_duty', 'registration'] as const;
export const BUYERS = ['man', 'woman', 'joint'] as const;
export const GROUNDS = ['urban', 'rural'] as const;
export type ChargeName = (typeof CHARGES)[number];
export type Buyer = (typeof BUYERS)[number];
export type GroundKind = (typeof GROUNDS)[number];

export type DutyRate = {
  charge: ChargeName;
  /** Missing if equal for urban and rural areas. */
  ground?: GroundKind;
  /** Missing if equal for all buyers. */
  buyer?: Buyer;
  percent: number;
  /** Where other sources disagree. */
  others_give?: number;
  /** In rupees. */
  most?: number;
  /** Month, `2026-11`. */
  as_of: string;
  /** URL. */
  source?: string;
};

export type DutyState = { name: string; names: PlaceNames; rates: DutyRate[] };

/** Stamp duty and registration, from the region pack. */
export type DutyRates = { states: DutyState[] };
