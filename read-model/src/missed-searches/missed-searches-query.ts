import {
  type AccountId,
  type BBox,
  type Clock,
  canonicalFilterQuery,
  type MapFilter,
  parseHomeView,
  toIndianIsoDay,
} from '@naksha/events/kernel';
import { MIN_MISSED, type MissedSearch } from '@naksha/events/wire/missed-searches';
import { Inject, Injectable } from '@nestjs/common';
import { SearchIndex } from '../alerts/search-index.ts';
import { Places } from '../catalogue/places.ts';
import { DOCUMENTS, type Documents } from '../documents/documents.ts';
import type { ListingDocument } from '../listing/listing-document.ts';
import { listingKind } from '../listing/listing-kind.ts';
import type { MapQueries } from '../map/engine/map-queries.ts';
import { toMapRow } from '../map/to-map-row.ts';
import { CLOCK, MAP_ENGINE, REGION } from '../map/tokens.ts';
import { CurrentPlaces } from '../search/suggest-places.ts';
import { REACHES, type Reaches } from '../travel/reaches.ts';

/** Of enough days and sessions, most sessions first. `reading`: a canonical filter. */
export type MissedReadings = { list(): Promise<{ reading: string; sessions: number }[]> };
export const MISSED_READINGS = Symbol('MissedReadings');

const MAX_FOR_STAFF = 50;
const MAX_FOR_SELLER = 5;
const MAX_OWN = 500;

type Missed = { filter: MapFilter; reading: string; sessions: number };

@Injectable()
export class MissedSearchesQuery {
  readonly #places: CurrentPlaces;

  constructor(
    @Inject(MISSED_READINGS) private readonly readings: MissedReadings,
    @Inject(MAP_ENGINE) private readonly engine: MapQueries,
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(Places) private readonly places: Places,
    @Inject(REGION) private readonly region: BBox,
    @Inject(REACHES) private readonly reaches: Reaches,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.#places = new CurrentPlaces(places);
  }

  async list(): Promise<MissedSearch[]> {
    return this.#listUnmet(await this.#readAll(), MAX_FOR_STAFF);
  }

  /** For homes of the kind, bedrooms and place of one of the seller's, at another price or with other attributes. */
  async listForSeller(seller: AccountId): Promise<MissedSearch[]> {
    const [missed, own] = await Promise.all([
      this.#readAll(),
      this.documents.query(
        listingKind,
        `body->>'seller' = $1 and body->>'state' not in ('sold', 'sold_by_naksha') order by id desc limit ${MAX_OWN}`,
        [seller],
      ),
    ]);
    const index = new SearchIndex(this.region, this.reaches.find);
    for (const { reading, filter } of missed) if (namesHome(filter)) index.put(reading, toHome(filter));
    const today = toIndianIsoDay(this.clock.now());
    const alike = new Set(
      own.flatMap(({ body }) => {
        const row = body && this.#toRow(body);
        return row ? index.matchAll(undefined, row, today).newly : [];
      }),
    );
    return this.#listUnmet(
      missed.filter(({ filter }) => namesHome(filter) && alike.has(canonicalFilterQuery(toHome(filter)))),
      MAX_FOR_SELLER,
    );
  }

  async #readAll(): Promise<Missed[]> {
    return (await this.readings.list()).map((one) => ({ ...one, filter: parseHomeView(one.reading).filter }));
  }

  /** A search that finds homes by now is not shown. */
  #listUnmet(missed: readonly Missed[], limit: number): MissedSearch[] {
    const { index } = this.#places;
    // Lazily, because each count costs time.
    return missed
      .values()
      .filter(({ filter }) => this.engine.count(filter).total === 0)
      .take(limit)
      .map(({ filter, reading, sessions }) => ({
        query: reading,
        sessions: sessions - (sessions % MIN_MISSED),
        places: index.listSuggestions([...(filter.place ?? []), ...(filter.within ? [filter.within.of] : [])]),
      }))
      .toArray();
  }

  /** As buyers would find it when verified, with the owner's latest values. */
  #toRow({ stale: _, cut: __, ...listing }: ListingDocument) {
    const facts = listing.pending ?? listing.facts;
    return toMapRow({ ...listing, facts, state: 'verified' }, this.places.gazetteer);
  }
}

const toHome = ({ propertyType, subtype, kinds, bedroom, bedrooms, place, within }: MapFilter): MapFilter => ({
  ...(propertyType && { propertyType }),
  ...(subtype && { subtype }),
  ...(kinds && { kinds }),
  ...(bedroom && { bedroom }),
  ...(bedrooms && { bedrooms }),
  ...(place && { place }),
  ...(within && { within }),
});

/** Otherwise every home in the place would be like it. */
const namesHome = ({ subtype, kinds, bedroom, bedrooms }: MapFilter): boolean =>
  Boolean(subtype ?? kinds ?? bedroom ?? bedrooms);
