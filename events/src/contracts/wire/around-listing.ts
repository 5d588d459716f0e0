import type { PlaceId } from '../../kernel/ids.ts';
import type { ListingCard } from './listing-card.ts';
import type { MarketFigure } from './market.ts';

export type AroundListing = {
  /** Nearest first, at most six. */
  similar: ListingCard[];
  /** Missing without a locality or data. */
  locality?: MarketFigure & { id: PlaceId };
};
