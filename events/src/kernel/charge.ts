import type { Rupees } from './rupees.ts';

/** `most`: in rupees. */
export type Charge = { percent: number; max?: number };

export const calculateCharge = (rupees: number, { percent, max: most = Number.POSITIVE_INFINITY }: Charge): number =>
  Math.min(most, Math.round((rupees * percent) / 100));

/** The specification, section 9. */
export const SELLER_FEE_PERCENT = 0.5;

export const calculateSellerFee = (price: Rupees): number => Math.round((price * SELLER_FEE_PERCENT) / 100);
