import type { BBox, Clock, ListingId, PlaceReach } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { Places } from '../catalogue/places.ts';
import { DOCUMENTS, type Documents } from '../documents/documents.ts';
import { METER, type Meter } from '../http/meter.ts';
import { LISTER_IDS, type ListerIds } from '../listing/lister-ids.ts';
import type { ListingDocument } from '../listing/listing-document.ts';
import { listingAsOfWithTodaysTexts, pastListingKind } from '../listing/past-listing-kind.ts';
import { REACHES, type Reaches } from '../travel/reaches.ts';
import type { Rebuilder } from './engine/base/rebuild.ts';
import { createMapEngine } from './engine/map-engine.ts';
import type { MapQueries } from './engine/map-queries.ts';
import { startOfNextIndianDay } from './past-day.ts';
import { SettledDays } from './settled-days.ts';
import { TILE_STORE, type TileStore } from './tile-store.port.ts';
import { Tiles } from './tiles.ts';
import { toMapRow } from './to-map-row.ts';
import { CLOCK, REBUILDER, REGION } from './tokens.ts';

export type PastDay = {
  engine: MapQueries;
  tiles: Tiles;
  rows: number;
  settled: boolean;
};

const MAX_DAYS = 8;
const MAX_ROWS = 1_000_000;
const UNSETTLED_MS = 60_000;
const PAGE = 2_000;
const FILTERS = 50;

/**
 * One engine for each requested day. Tiles are content-addressed, so a place that was the same on two days has the
 * same tile.
 */
@Injectable()
export class PastDays {
  readonly #days = new Map<string, Promise<PastDay>>();
  readonly #sizes = new Map<string, number>();
  readonly #unsettled = new Map<string, number>();
  #loading: Promise<unknown> = Promise.resolve();

  constructor(
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(Places) private readonly places: Pick<Places, 'gazetteer'>,
    @Inject(TILE_STORE) private readonly store: TileStore,
    @Inject(REGION) private readonly region: BBox,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(METER) private readonly meter: Meter,
    @Inject(SettledDays) private readonly settled: Pick<SettledDays, 'isSettled'>,
    @Inject(REBUILDER) private readonly rebuild: Rebuilder,
    @Inject(REACHES) private readonly reaches: Pick<Reaches, 'find' | 'isRouted' | 'prepare'>,
    @Inject(LISTER_IDS) private readonly listerIds: ListerIds,
  ) {}

  /** @param within of the filters that will be used */
  async open(day: string, within?: PlaceReach): Promise<PastDay> {
    const past = await this.#open(day);
    if (within) await past.engine.prepareReach(within);
    return past;
  }

  #open(day: string): Promise<PastDay> {
    this.#forgetOld(day);
    const known = this.#days.get(day);
    this.#days.delete(day);
    // One at a time: a client that requests many days waits.
    const opened = known ?? this.#load(day);
    this.#days.set(day, opened);
    return opened;
  }

  isCached(day: string): boolean {
    this.#forgetOld(day);
    return this.#sizes.has(day);
  }

  async findListings(day: string, ids: readonly ListingId[]): Promise<Map<string, ListingDocument>> {
    const until = startOfNextIndianDay(day);
    const found = await this.documents.getMany(pastListingKind, ids);
    return new Map(
      [...found].flatMap(([id, { body }]) => {
        const listing = body && listingAsOfWithTodaysTexts(id, body, until);
        return listing ? [[id, listing]] : [];
      }),
    );
  }

  #load(day: string): Promise<PastDay> {
    const loading = this.#loading.then(() => this.#read(day));
    this.#loading = loading.catch(() => {});
    loading.then(
      ({ rows, settled }) => {
        this.#sizes.set(day, rows);
        this.#makeRoom(day);
        // Recent events may not have been projected yet.
        if (!settled) this.#unsettled.set(day, this.clock.now().getTime());
      },
      // The next request retries.
      () => this.#forget(day),
    );
    return loading;
  }

  async #read(day: string): Promise<PastDay> {
    // Checked before the first row, because events that arrive during the read are only in some rows.
    const settled = await this.settled.isSettled(day);
    const until = startOfNextIndianDay(day);
    const engine = createMapEngine({
      ...{ region: this.region, filterLimit: FILTERS, rebuild: this.rebuild },
      findReach: this.reaches.find,
      loadReach: (within) => this.reaches.prepare(within),
    });
    const load = engine.startLoad();
    let rows = 0;
    for (let after = ''; ; ) {
      const documents = await this.documents.query(
        pastListingKind,
        `body->'kept'->0->>'at' < $1 and id > $2 order by id limit ${PAGE}`,
        [until, after],
      );
      this.meter(() => {
        for (const { id, body } of documents) {
          const listing = body && listingAsOfWithTodaysTexts(id, body, until);
          const row = listing && toMapRow(listing, this.places.gazetteer, this.listerIds);
          if (!row) continue;
          load.add(row);
          rows++;
        }
      });
      if (documents.length < PAGE) break;
      after = documents[documents.length - 1].id;
    }
    await this.meter(() => load.end());
    return { engine, tiles: new Tiles(engine, this.store, this.reaches), rows, settled };
  }

  #makeRoom(newest: string): void {
    const held = () => [...this.#sizes.values()].reduce((sum, rows) => sum + rows, 0);
    for (const day of [...this.#days.keys()])
      if (day !== newest && (this.#sizes.size > MAX_DAYS || held() > MAX_ROWS) && this.#sizes.has(day))
        this.#forget(day);
  }

  #forgetOld(day: string): void {
    const read = this.#unsettled.get(day);
    if (read !== undefined && this.clock.now().getTime() >= read + UNSETTLED_MS) this.#forget(day);
  }

  #forget(day: string): void {
    this.#days.delete(day);
    this.#sizes.delete(day);
    this.#unsettled.delete(day);
  }
}
