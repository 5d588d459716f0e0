import type { BBox } from '../../kernel/geo.ts';
import type { ListingId } from '../../kernel/ids.ts';
import type { Subtype } from '../../kernel/options.ts';
import type { ListingCard } from './listing-card.ts';

/** `GET /api/listings?bbox=w,s,e,n&<filters>&sort=&cursor=&after=` */
export type ListingPage = { listings: ListingCard[]; total: number; under_review: number; cursor: string | null };
/** `GET /api/listings/cards?ids=a,b,c`: at most 50, in order, without those off the market. */
export type ListingCards = { listings: ListingCard[] };
/** `GET /api/map/count?bbox=&<filters>` */
export type ListingCount = { total: number; under_review: number };
/** `GET /api/map/matches?ids=a,b,c&bbox=&<filters>`: at most 50 ids, and those of them that the filter finds in the box. */
export type MatchingIds = { ids: ListingId[] };
/**
 * `GET /api/map/facets?bbox=&<filters>`: the number of matching homes, and for each option the number with the other conditions
 * unchanged. `not_given`: homes that could have the attribute but have no value.
 */
export type FacetCounts = {
  total: number;
  facets: Record<string, { options: Record<string, number>; not_given?: number }>;
};
/** `GET /api/map/clusters/{z}/{x}/{y}?<filters>`: a cluster's prices in rupees, and its kinds by frequency. */
export type ClusterCard = ListingCount & {
  price: { min: number; max: number } | null;
  kinds: { subtype: Subtype; total: number }[];
};
/** `GET /api/map/nearest?at=lat,lng&<filters>`: the total number of matches, and a box around the nearest ones. */
export type NearestListings = ListingCount & { nearest: (ListingCount & { bbox: BBox }) | null };
