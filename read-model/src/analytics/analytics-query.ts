import { type Clock, DAY_MS, istDay, type Place, type PlaceId, sinceIndianMidnight } from '@naksha/events/kernel';
import type { Analytics, AnalyticsDays, Happenings } from '@naksha/events/wire/staff-analytics';
import { Inject, Injectable } from '@nestjs/common';
import { Places } from '../catalogue/places.ts';
import { DOCUMENTS, type Documents } from '../documents/documents.ts';
import { CLOCK } from '../map/tokens.ts';
import { type Counted, countHappenings } from './happenings.ts';
import { howLongToContacted, howLongToVerified } from './how-long.ts';

/** What happened of late, how fast, and where: numbers alone, of nobody by name. */
@Injectable()
export class AnalyticsQuery {
  constructor(
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(Places) private readonly places: Places,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async tell(days: AnalyticsDays): Promise<Analytics> {
    const now = this.clock.now();
    const start = now.getTime() - sinceIndianMidnight(now) - (days - 1) * DAY_MS;
    const since = new Date(start).toISOString();
    const cities = this.places.gazetteer.list('city');
    const [counted, to_verified, to_contacted] = await Promise.all([
      countHappenings(
        this.documents,
        cities.map(({ id }) => id),
        since,
      ),
      howLongToVerified(this.documents, since),
      howLongToContacted(this.documents, since),
    ]);
    const calendar = Array.from({ length: days }, (_, k) => istDay(new Date(start + k * DAY_MS)));
    return {
      ...{ days, total: add(counted), to_verified, to_contacted },
      by_day: calendar.map((day) => ({ day, ...add(counted.filter((one) => one.day === day)) })),
      by_city: byCity(counted, cities),
    };
  }
}

function add(counted: readonly Counted[]): Happenings {
  const sum = { posted: 0, verified: 0, contacted: 0 };
  for (const { what, n } of counted) sum[what] += n;
  return sum;
}

/** A city by its id, or by its name where that is all that is known. */
function byCity(counted: readonly Counted[], cities: readonly Place[]): Analytics['by_city'] {
  const find = (place: string | null) => cities.find(({ id, names }) => id === place || names.en === place);
  const groups = Map.groupBy(counted, ({ place }) => find(place)?.id ?? null);
  return [...groups]
    .map(([id, some]) => ({ id, names: find(id)?.names ?? null, ...add(some) }))
    .sort((a, b) => countAll(b) - countAll(a) || compare(a.id, b.id));
}

const countAll = ({ posted, verified, contacted }: Happenings): number => posted + verified + contacted;
const compare = (a: PlaceId | null, b: PlaceId | null): number => (a ?? '').localeCompare(b ?? '');
