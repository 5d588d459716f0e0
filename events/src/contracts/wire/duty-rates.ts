import type { PlaceNames } from '../../kernel/place.ts';

export const CHARGES = ['stamp_duty', 'registration'] as const;
export const BUYERS = ['man', 'woman', 'joint'] as const;
export const GROUNDS = ['urban', 'rural'] as const;
export type ChargeName = (typeof CHARGES)[number];
export type Buyer = (typeof BUYERS)[number];
export type GroundKind = (typeof GROUNDS)[number];

/** A state's rate. */
export type DutyRate = {
  charge: ChargeName;
  /** Missing if equal for urban and rural areas. */
  ground?: GroundKind;
  /** Missing if equal for all buyers. */
  buyer?: Buyer;
  percent: number;
  /** The percentage in other sources, which disagree. */
  others_give?: number;
  /** Maximum in rupees. */
  most?: number;
  /** Month of the source, `2026-11`. */
  as_of: string;
  /** URL of the source, if any. */
  source?: string;
};

export type DutyState = { name: string; names: PlaceNames; rates: DutyRate[] };

/** `GET /api/duty-rates`: stamp duty and registration by state, from the region pack. */
export type DutyRates = { states: DutyState[] };
