import type { Rupees } from '../../kernel/index.ts';

/**
 * `GET /api/me/listings/{id}/price-what-if?price=`: demand for the listing at another price. Null: fewer than five. For a home
 * not posted yet (`GET /api/price-what-if`), counts are rounded down to fives.
 */
export type PriceWhatIf = {
  /** Others' active saved searches that would match. */
  searches: number | null;
  /** The price used for searches: the requested one, or the nearest round price. */
  searched_at: Rupees;
  /** Similar homes around it. */
  neighbours: number | null;
  /** The neighbours are demo homes, because there are too few real ones. */
  demo: boolean;
};
