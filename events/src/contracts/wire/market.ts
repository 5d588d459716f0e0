import type { PlaceId } from '../../kernel/ids.ts';
import type { Subtype } from '../../kernel/options.ts';
import type { AreaPrice } from './prices.ts';

/** Period of the change. */
export const MARKET_DAYS = 90;

/** Asking prices of one kind in a place, whole rupees per unit of area. Null for fewer than five homes. */
export type MarketFigure = AreaPrice & {
  subtype: Subtype;
  unit: 'sqft' | 'sqyd';
  /** Quartiles; null if `rate` is. */
  lower: number | null;
  upper: number | null;
  /** Compared with the median then; null for fewer than five homes, now or then. */
  change: MarketChange | null;
};

/** `percent`: one decimal; `since`: ISO 8601. */
export type MarketChange = { percent: number; since: string; homes: number };

/** `GET /api/market/{place}`: by kind, without kinds that have no public home. The same for everyone. */
export type MarketFigures = { place: PlaceId; figures: MarketFigure[] };
