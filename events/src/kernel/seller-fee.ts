import type { Rupees } from './rupees.ts';

/** Of the transaction value, when it is sold (the specification, section 9). Posting costs nothing. */
export const SELLER_FEE_PERCENT = 0.5;

/** @returns the fee in whole rupees for a home that is sold at that price */
export const sellerFee = (price: Rupees): number => Math.round((price * SELLER_FEE_PERCENT) / 100);
