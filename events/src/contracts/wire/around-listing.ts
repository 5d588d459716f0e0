import type { PlaceId } from '../../kernel/ids.ts';
import type { ListingCard } from './listing-card.ts';
import type { MarketFigure } from './market.ts';

/** `GET /api/listings/{id or slug}/around`: what one compares a listing with. */
export type AroundListing = {
  /** Homes of its kind near it that cost about as much, the nearest first, at most six. */
  similar: ListingCard[];
  /** What homes of its kind cost in its locality; missing where it lies in none that is known, or none stands there. */
  locality?: MarketFigure & { id: PlaceId };
};
