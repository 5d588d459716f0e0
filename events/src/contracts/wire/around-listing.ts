import type { PlaceId } from '../../kernel/ids.ts';
import type { ListingCard } from './listing-card.ts';
import type { MarketFigure } from './market.ts';

/** `GET /api/listings/{id or slug}/around`: listings to compare with. */
export type AroundListing = {
  /** Similar homes nearby, nearest first, at most six. */
  similar: ListingCard[];
  /** Prices of its kind in its locality; missing without a locality or data. */
  locality?: MarketFigure & { id: PlaceId };
};
