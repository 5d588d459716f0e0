import type { BBox } from '../../kernel/geo.ts';
import type { ListingId } from '../../kernel/ids.ts';
import type { Subtype } from '../../kernel/options.ts';
import type { ListingCard } from './listing-card.ts';

export type ListingPage = { listings: ListingCard[]; total: number; under_review: number; cursor: string | null };
/** At most 50, in order, without those off the market. */
export type ListingCards = { listings: ListingCard[] };
export type ListingCount = { total: number; under_review: number };
export type MatchingIds = { ids: ListingId[] };
/** For each option the number with the other conditions unchanged. `not_given`: homes without a value. */
export type FacetCounts = {
  total: number;
  facets: Record<string, { options: Record<string, number>; not_given?: number }>;
};
/** Prices in rupees; kinds by frequency. */
export type ClusterCard = ListingCount & {
  price: { min: number; max: number } | null;
  kinds: { subtype: Subtype; total: number }[];
};
/** `bbox` contains the nearest ones. */
export type NearestListings = ListingCount & { nearest: (ListingCount & { bbox: BBox }) | null };
