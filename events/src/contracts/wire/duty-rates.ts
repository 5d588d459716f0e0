import type { PlaceNames } from '../../kernel/place.ts';

export const CHARGES = ['stamp_duty', 'registration'] as const;
export const BUYERS = ['man', 'woman', 'joint'] as const;
export const GROUNDS = ['urban', 'rural'] as const;
export type ChargeName = (typeof CHARGES)[number];
export type Buyer = (typeof BUYERS)[number];
export type GroundKind = (typeof GROUNDS)[number];

/** What a state takes of a price, as somebody wrote it down. */
export type DutyRate = {
  charge: ChargeName;
  /** Missing where it is the same within towns and outside. */
  ground?: GroundKind;
  /** Missing where it is the same for everybody. */
  buyer?: Buyer;
  percent: number;
  /** Sources disagree: others give so many per cent. */
  others_give?: number;
  /** Rupees at most. */
  most?: number;
  /** The month it was looked up, `2026-11`. */
  as_of: string;
  /** Where: the address of a page; missing where nobody wrote it down. */
  source?: string;
};

export type DutyState = { name: string; names: PlaceNames; rates: DutyRate[] };

/** `GET /api/duty-rates`: stamp duty and registration by state; no state where the region pack has none. */
export type DutyRates = { states: DutyState[] };
