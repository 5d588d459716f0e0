import {
  type Clock,
  DAY_MS,
  msSinceIndianMidnight,
  type Place,
  type PlaceId,
  toIndianIsoDay,
} from '@naksha/events/kernel';
import { ANALYTICS_EVENTS } from '@naksha/events/wire/analytics';
import {
  type Agreed,
  type Analytics,
  type AnalyticsDays,
  FEWEST_AGREED,
  type Happenings,
} from '@naksha/events/wire/staff-analytics';
import { Inject, Injectable } from '@nestjs/common';
import { Places } from '../catalogue/places.ts';
import { DOCUMENTS, type Documents } from '../documents/documents.ts';
import { CLOCK } from '../map/tokens.ts';
import { CONSENTED_COUNTS, type ConsentedCounts } from './consented-counts.ts';
import {
  type Counted,
  countDailyMarketEvents,
  countForSaleAtStartBySaleDay,
  type ForSaleAtStartCount,
} from './happenings.ts';
import { measureTimeToContact, measureTimeToVerification } from './how-long.ts';

@Injectable()
export class AnalyticsQuery {
  constructor(
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(Places) private readonly places: Places,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONSENTED_COUNTS) private readonly agreed: ConsentedCounts,
  ) {}

  async getAnalytics(days: AnalyticsDays): Promise<Analytics> {
    const now = this.clock.now();
    const start = now.getTime() - msSinceIndianMidnight(now) - (days - 1) * DAY_MS;
    const since = new Date(start).toISOString();
    const cities = this.places.gazetteer.list('city');
    const ids = cities.map(({ id }) => id);
    const [happened, stock, to_verified, to_contacted, agreed] = await Promise.all([
      countDailyMarketEvents(this.documents, ids, since),
      countForSaleAtStartBySaleDay(this.documents, ids, since),
      measureTimeToVerification(this.documents, since),
      measureTimeToContact(this.documents, since),
      this.agreed.count(new Date(start)),
    ]);
    const sold = stock.flatMap(({ day, ...one }) => (day === null ? [] : [{ ...one, day, what: 'sold' as const }]));
    const counted = [...happened, ...sold];
    const calendar = Array.from({ length: days }, (_, k) => toIndianIsoDay(new Date(start + k * DAY_MS)));
    return {
      ...{ days, total: sumByKind(counted), for_sale: sumUp(stock), to_verified, to_contacted },
      agreed: agreed ? hideSmallCounts(agreed) : null,
      by_day: calendar.map((day) => ({ day, ...sumByKind(counted.filter((one) => one.day === day)) })),
      by_city: byCity(counted, stock, cities),
    };
  }
}

const sumUp = (some: readonly { n: number }[]): number => some.reduce((sum, { n }) => sum + n, 0);

const hideSmallCounts = (counts: Record<(typeof ANALYTICS_EVENTS)[number], number>): Agreed =>
  Object.fromEntries(
    ANALYTICS_EVENTS.map((event) => [event, counts[event] < FEWEST_AGREED ? null : counts[event]]),
  ) as Agreed;

function sumByKind(counted: readonly Counted[]): Happenings {
  const sum = { posted: 0, verified: 0, contacted: 0, cuts: 0, sold: 0 };
  for (const { what, n } of counted) sum[what] += n;
  return sum;
}

function byCity(
  counted: readonly Counted[],
  stock: readonly ForSaleAtStartCount[],
  cities: readonly Place[],
): Analytics['by_city'] {
  const find = (place: string | null) => cities.find(({ id, names }) => id === place || names.en === place);
  const idOf = ({ place }: { place: string | null }) => find(place)?.id ?? null;
  const [happened, standing] = [Map.groupBy(counted, idOf), Map.groupBy(stock, idOf)];
  return [...new Set([...happened.keys(), ...standing.keys()])]
    .map((id) => ({
      ...{ id, names: find(id)?.names ?? null, for_sale: sumUp(standing.get(id) ?? []) },
      ...sumByKind(happened.get(id) ?? []),
    }))
    .sort((a, b) => countAll(b) - countAll(a) || b.for_sale - a.for_sale || compare(a.id, b.id));
}

const countAll = ({ posted, verified, contacted, cuts, sold }: Happenings): number =>
  posted + verified + contacted + cuts + sold;
const compare = (a: PlaceId | null, b: PlaceId | null): number => (a ?? '').localeCompare(b ?? '');
