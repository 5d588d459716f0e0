import type { ListingCard } from './listing-card.ts';

/** Latest reduction first. */
export type PriceDrops = {
  listings: ListingCard[];
  /** Null on the last page. */
  cursor: string | null;
};
