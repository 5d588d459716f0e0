import type { PlaceId } from '../../kernel/ids.ts';
import type { Subtype } from '../../kernel/options.ts';
import type { AreaPrice } from './prices.ts';

/** So far back the change is told. */
export const MARKET_DAYS = 90;

/** What homes of one kind ask for in a place, whole rupees per unit of area. Nothing is said of fewer than five homes. */
export type MarketFigure = AreaPrice & {
  subtype: Subtype;
  unit: 'sqft' | 'sqyd';
  /** A quarter asks less, and a quarter more; null where `rate` is. */
  lower: number | null;
  upper: number | null;
  /** Against the median of what was on the market then; null of fewer than five homes, now or then. */
  change: MarketChange | null;
};

/** `percent` has one decimal, below zero where less is asked now; `since`: ISO 8601. */
export type MarketChange = { percent: number; since: string; homes: number };

/** `GET /api/market/{place}`: kind by kind; kinds of which nobody may open a home are left out. The same for everyone. */
export type MarketFigures = { place: PlaceId; figures: MarketFigure[] };
