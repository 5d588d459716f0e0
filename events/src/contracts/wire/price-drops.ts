import type { ListingCard } from './listing-card.ts';

/** `GET /api/price-drops?place=&cursor=&after=`: what got cheaper, the newest cut first. The same for everyone. */
export type PriceDrops = {
  /** Each with its `price_cut`. */
  listings: ListingCard[];
  /** Of the next page; null on the last. */
  cursor: string | null;
};
