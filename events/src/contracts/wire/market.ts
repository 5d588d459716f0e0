import type { PlaceId } from '../../kernel/ids.ts';
import type { Subtype } from '../../kernel/options.ts';
import type { AreaPrice } from './prices.ts';

/** Period of the change. */
export const MARKET_DAYS = 90;

/** Whole rupees per unit of area; null for fewer than five homes. */
export type MarketFigure = AreaPrice & {
  subtype: Subtype;
  unit: 'sqft' | 'sqyd';
  /** Quartiles; null if `rate` is. */
  lower: number | null;
  upper: number | null;
  /** Compared with the median then; null for fewer than five homes. */
  change: MarketChange | null;
};

/** `percent`: one decimal; `since`: ISO 8601. */
export type MarketChange = { percent: number; since: string; homes: number };

/** `price_from`: of the cheapest listing on the market, in rupees; null without one. */
export type CityOnMarket = { id: PlaceId; homes: number; price_from: number | null };
export type CitiesOnMarket = { cities: CityOnMarket[] };

/** Without kinds that have no public home. */
export type MarketFigures = { place: PlaceId; figures: MarketFigure[] };
