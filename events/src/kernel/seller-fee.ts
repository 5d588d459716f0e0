import type { Rupees } from './rupees.ts';

/** Of the selling price (the specification, section 9). Posting is free. */
export const SELLER_FEE_PERCENT = 0.5;

/** @returns the fee in whole rupees */
export const sellerFee = (price: Rupees): number => Math.round((price * SELLER_FEE_PERCENT) / 100);
