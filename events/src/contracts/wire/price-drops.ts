import type { ListingCard } from './listing-card.ts';

/** `GET /api/price-drops?place=&cursor=&after=`: reduced homes, latest reduction first. The same for everyone. */
export type PriceDrops = {
  /** Each with its `price_cut`. */
  listings: ListingCard[];
  /** Null on the last page. */
  cursor: string | null;
};
