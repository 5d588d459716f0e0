import type { Rupees } from '../../kernel/index.ts';

/**
 * `GET /api/me/listings/{id}/price-what-if?price=`: what the owner's listing would meet at a price that is not saved yet. Null
 * stands for fewer than five. Of a home that isn’t posted yet (`GET /api/price-what-if`) both are rounded down to fives.
 */
export type PriceWhatIf = {
  /** Searches that others have saved and not paused, and that would find it. */
  searches: number | null;
  /** The price that searches were counted at, rupees: the one that was asked, or the round one nearest to it. */
  searched_at: Rupees;
  /** Homes of its kind around it that cost about as much. */
  neighbours: number | null;
  /** The neighbours are invented homes: there are too few others. */
  demo: boolean;
};
