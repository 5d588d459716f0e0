import {
  areaFilterUnit,
  type Clock,
  DAY_MS,
  listingIdFromNumber,
  msSinceIndianMidnight,
  type PlaceId,
  SQFT_PER_UNIT,
  SUBTYPES,
  type Subtype,
} from '@naksha/events/kernel';
import { type CityOnMarket, MARKET_DAYS, type MarketChange, type MarketFigure } from '@naksha/events/wire/market';
import { Inject, Injectable } from '@nestjs/common';
import { CurrentListings } from '../listing/current-listings.ts';
import type { MapQueries } from '../map/engine/map-queries.ts';
import { MIN_HOMES, type RateQuartiles } from '../map/engine/rates/rate-sample.ts';
import { CLOCK, MAP_ENGINE } from '../map/tokens.ts';
import { type PastRate, PastRates } from './past-rates.ts';

@Injectable()
export class MarketQuery {
  constructor(
    @Inject(MAP_ENGINE) private readonly engine: MapQueries,
    @Inject(PastRates) private readonly past: PastRates,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CurrentListings) private readonly listings: CurrentListings,
  ) {}

  async listCities(cities: readonly PlaceId[]): Promise<CityOnMarket[]> {
    const listed = cities.map((id) => {
      const { ids, total } = this.engine.list({ filter: { place: [id] }, sort: 'price', limit: 1 });
      return { id, homes: total, cheapest: ids.map(listingIdFromNumber).at(0) };
    });
    const documents = await this.listings.getMany(listed.flatMap(({ cheapest }) => cheapest ?? []));
    return listed.map(({ cheapest, ...city }) => ({
      ...city,
      price_from: (cheapest && documents.get(cheapest)?.price) ?? null,
    }));
  }

  async findFigures(place: PlaceId, subtypes: readonly Subtype[] = SUBTYPES): Promise<MarketFigure[]> {
    const now = subtypes.map((subtype) => ({ subtype, spread: this.engine.rateSpread({ subtype, place: [place] }) }));
    const shown = now.filter(({ spread }) => spread.homes > 0);
    const since = this.#since();
    // No comparison without current figures.
    const past = shown.some(({ spread }) => spread.perSqft !== undefined) ? await this.past.find(place, since) : [];
    return shown.map(({ subtype, spread }) => {
      const then = past.find((one) => one.subtype === subtype && one.demo === spread.demo);
      return toFigure(subtype, spread, then && { ...then, since });
    });
  }

  /** Midnight in India, so that results are stable for a day. */
  #since(): string {
    const now = this.clock.now();
    return new Date(now.getTime() - msSinceIndianMidnight(now) - MARKET_DAYS * DAY_MS).toISOString();
  }
}

function toFigure(
  subtype: Subtype,
  { homes, demo, perSqft, lower, upper }: RateQuartiles,
  then: (PastRate & { since: string }) | undefined,
): MarketFigure {
  const unit = areaFilterUnit(subtype);
  const perUnit = (rate: number | undefined) => (rate === undefined ? null : Math.round(rate * SQFT_PER_UNIT[unit]));
  return {
    ...{ subtype, unit, homes, demo },
    ...{ rate: perUnit(perSqft), lower: perUnit(lower), upper: perUnit(upper) },
    change: perSqft !== undefined && then ? toChange(perSqft, then) : null,
  };
}

function toChange(
  perSqft: number,
  { perSqft: before, homes, since }: PastRate & { since: string },
): MarketChange | null {
  if (homes < MIN_HOMES) return null;
  return { percent: Math.round((perSqft / before - 1) * 1000) / 10, since, homes };
}
