import type { BBox } from '../../kernel/geo.ts';
import type { Subtype } from '../../kernel/options.ts';
import type { ListingCard } from './listing-card.ts';

/** `GET /api/listings?bbox=w,s,e,n&<filters>&sort=&cursor=&after=` */
export type ListingPage = { listings: ListingCard[]; total: number; under_review: number; cursor: string | null };
/** `GET /api/listings/cards?ids=a,b,c`: at most 50, in the order asked for; what is off the market is left out. */
export type ListingCards = { listings: ListingCard[] };
/** `GET /api/map/count?bbox=&<filters>` */
export type ListingCount = { total: number; under_review: number };
/**
 * `GET /api/map/facets?bbox=&<filters>`: the homes that match, and by parameter how many each of its options finds with the
 * other conditions of the filter. `not_given` are those of a kind that has the attribute, without a value for it.
 */
export type FacetCounts = {
  total: number;
  facets: Record<string, { options: Record<string, number>; not_given?: number }>;
};
/** `GET /api/map/clusters/{z}/{x}/{y}?<filters>`: what a cluster stands for, its prices in rupees, its kinds the most frequent first. */
export type ClusterCard = ListingCount & {
  price: { min: number; max: number } | null;
  kinds: { subtype: Subtype; total: number }[];
};
/** `GET /api/map/nearest?at=lat,lng&<filters>`: how many match anywhere, and a box around those nearest to the point, with what it holds. */
export type NearestListings = ListingCount & { nearest: (ListingCount & { bbox: BBox }) | null };
