import type { Rupees } from '../../kernel/index.ts';

/** Null: fewer than five. For a home not posted yet, counts are rounded down to fives. */
export type DemandAtPrice = {
  /** Others' active saved searches that would match. */
  searches: number | null;
  /** The requested price, or the nearest round one. */
  searched_at: Rupees;
  /** Similar homes around it. */
  neighbours: number | null;
  /** The neighbours are demo homes: too few real ones. */
  demo: boolean;
};
