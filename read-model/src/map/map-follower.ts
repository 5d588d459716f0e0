import { Problem } from '@naksha/events/contracts';
import { listingNumber, type PositionVector } from '@naksha/events/kernel';
import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Places } from '../catalogue/places.ts';
import { filterDocumentsOfKind, type StoredDocument } from '../documents/stored-document.ts';
import { DocumentFeed } from '../feed/document-feed.ts';
import type { FeedChange, FeedLoad, FeedSubscriber } from '../feed/feed-change.ts';
import { PositionWaiter, type WaitTarget } from '../feed/position-waiter.ts';
import { LISTER_IDS, type ListerIds } from '../listing/lister-ids.ts';
import type { ListingDocument } from '../listing/listing-document.ts';
import { listingKind } from '../listing/listing-kind.ts';
import type { MapEngine } from './engine/map-queries.ts';
import type { MapChange } from './engine/rows/map-row.ts';
import { toMapRow } from './to-map-row.ts';
import { MAP_ENGINE } from './tokens.ts';

type PlaceSource = Pick<Places, 'gazetteer' | 'newestGazetteer'>;
/** Called synchronously after the engine applied a change, with LIVE_CELL_ZOOM tiles, `x/y`. */
export type CellListener = (cells: readonly string[]) => void;

@Injectable()
export class MapFollower implements FeedSubscriber, OnModuleDestroy {
  readonly kinds = [listingKind];
  readonly #log = new Logger(MapFollower.name);
  readonly #listeners = new Set<CellListener>();
  readonly #shown = new PositionWaiter();
  readonly #unsubscribe: () => void;

  constructor(
    @Inject(DocumentFeed) feed: DocumentFeed,
    @Inject(MAP_ENGINE) private readonly engine: MapEngine,
    // Subscribed first, so that in each load and change its data is up to date.
    @Inject(Places) private readonly places: PlaceSource,
    @Inject(LISTER_IDS) private readonly listerIds: ListerIds,
  ) {
    this.#unsubscribe = feed.subscribe(this);
  }

  onModuleDestroy(): void {
    this.#unsubscribe();
  }

  /** For `/health/ready`. */
  ready(): boolean {
    return this.#shown.at !== undefined;
  }

  /** @throws Problem 503 until the map is loaded, because an empty map would look like a valid answer */
  assertReady(): void {
    this.position();
  }

  position(): PositionVector {
    if (!this.#shown.at)
      throw new Problem(503, 'starting', 'The map is still loading. Try again in a moment.', undefined, 1);
    return this.#shown.at;
  }

  reached(target: WaitTarget, timeoutMs: number): Promise<boolean> {
    return this.#shown.waitUntilReached(target, timeoutMs);
  }

  listen(listener: CellListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The engine serves the old rows until all new rows are loaded. */
  load(generation: number): FeedLoad {
    const load = this.engine.startLoad();
    let rows = 0;
    return {
      page: (documents) => {
        for (const { body } of filterDocumentsOfKind(listingKind, documents)) {
          const row = body && toMapRow(body, this.places.newestGazetteer, this.listerIds);
          if (!row) continue;
          load.add(row);
          rows++;
        }
      },
      end: async () => {
        await load.end();
        this.#log.log({ msg: 'map loaded', listings: rows, generation });
      },
    };
  }

  changed({ generation, after, documents }: FeedChange): void {
    const changes = filterDocumentsOfKind(listingKind, documents).map((document) => this.#toMapChange(document));
    const cells = changes.length ? this.engine.apply(changes) : [];
    this.#shown.advance({ generation, seqs: after });
    if (cells.length) for (const listener of this.#listeners) listener(cells);
  }

  #toMapChange({ id, body }: StoredDocument<ListingDocument>): MapChange {
    const row = body ? toMapRow(body, this.places.gazetteer, this.listerIds) : undefined;
    return row ? { upsert: row } : { remove: listingNumber(id as Parameters<typeof listingNumber>[0]) };
  }
}
