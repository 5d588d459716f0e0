import type { Rupees } from './rupees.ts';

/** The specification, section 9. */
export const SELLER_FEE_PERCENT = 0.5;

export const calculateSellerFee = (price: Rupees): number => Math.round((price * SELLER_FEE_PERCENT) / 100);
