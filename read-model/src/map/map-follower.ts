import { Problem } from '@naksha/events/contracts';
import { listingNumber, type PositionVector } from '@naksha/events/kernel';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import {
  type DocumentFollower,
  type FollowedDocuments,
  type StoredDocument,
  selectKind,
} from '../documents/stored-document.ts';
import type { ChangeListener } from '../feed/feed-change.ts';
import { VectorWait, type WaitTarget } from '../feed/position-waiter.ts';
import { interestKind } from '../leads/interest-kind.ts';
import type { ListingDocument } from '../listing/listing-document.ts';
import { listingKind } from '../listing/listing-kind.ts';
import { DOCUMENT_FOLLOWER, MAP_ENGINE } from '../tokens.ts';
import type { MapEngine } from './engine/map-queries.ts';
import type { MapChange, MapRow } from './engine/rows/map-row.ts';
import { mapRowOf } from './map-row-of.ts';

/** Keeps this process's map engine at the documents, and tells the rest of the process what changed. */
@Injectable()
export class MapFollower implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #log = new Logger(MapFollower.name);
  readonly #listeners = new Set<ChangeListener>();
  readonly #wait = new VectorWait(() => this.#at);
  #at: PositionVector | undefined;
  /** Of the documents that were loaded last; becomes the position's with the first vector that is told for it. */
  #loaded = 0;
  #fresh = true;
  #following: Promise<FollowedDocuments | undefined> | undefined;

  constructor(
    @Inject(DOCUMENT_FOLLOWER) private readonly documents: DocumentFollower,
    @Inject(MAP_ENGINE) private readonly engine: MapEngine,
  ) {}

  /** Starts without waiting: the process answers that it isn't ready until the documents are loaded. */
  onApplicationBootstrap(): void {
    this.#following = this.documents
      .follow({
        kinds: [listingKind.kind, interestKind.kind],
        reset: (documents, generation) => this.#reset(documents, generation),
        changed: (documents, seqs) => this.#changed(documents, seqs),
      })
      .catch((error: unknown) => {
        this.#log.error({ err: error, msg: 'following the documents could not start' });
        return undefined;
      });
  }

  async onModuleDestroy(): Promise<void> {
    const stopped = this.#following?.then((following) => following?.stop());
    // Before the first load there is nothing to wait for, perhaps for ever: the database may be away.
    if (this.ready()) await stopped;
  }

  /** Whether the engine shows a whole generation of documents; for `/health/ready`. */
  ready(): boolean {
    return this.#at !== undefined;
  }

  /** @throws Problem 503 until the map is loaded: an empty map must not pass for the answer */
  mustBeReady(): void {
    if (!this.ready())
      throw new Problem(503, 'starting', 'the map is being loaded, please try again in a moment', undefined, 1);
  }

  /** @throws Problem 503 before the first load */
  position(): PositionVector {
    if (!this.#at) throw new Problem(503, 'starting', 'the map is being loaded', undefined, 1);
    return this.#at;
  }

  /** @returns whether this process shows everything up to the target, having waited at most `timeoutMs` */
  reached(target: WaitTarget, timeoutMs: number): Promise<boolean> {
    return this.#wait.until(target, timeoutMs);
  }

  /** @returns a call that ends the listening */
  listen(listener: ChangeListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async #reset(documents: AsyncIterable<StoredDocument[]>, generation: number): Promise<void> {
    const rows: MapRow[] = [];
    for await (const batch of documents) {
      for (const { body } of selectKind(listingKind, batch)) {
        const row = body && mapRowOf(body);
        if (row) rows.push(row);
      }
      const interests = selectKind(interestKind, batch);
      for (const listener of this.#listeners) listener.loaded?.(interests);
    }
    this.engine.load(rows);
    this.#loaded = generation;
    this.#fresh = true;
    this.#log.log(`map loaded: ${rows.length} listings of generation ${generation}`);
  }

  #changed(documents: readonly StoredDocument[], seqs: readonly number[]): void {
    const changes = selectKind(listingKind, documents).map(changeOf);
    const cells = changes.length ? this.engine.apply(changes) : [];
    const change = {
      generation: this.#loaded,
      before: this.#fresh ? undefined : this.#at?.seqs,
      after: seqs,
      cells,
      interests: selectKind(interestKind, documents),
    };
    this.#at = { generation: this.#loaded, seqs };
    this.#fresh = false;
    for (const listener of this.#listeners) listener.changed(change);
    this.#wait.wake();
  }
}

function changeOf({ id, body }: StoredDocument<ListingDocument>): MapChange {
  const row = body ? mapRowOf(body) : undefined;
  return row ? { upsert: row } : { remove: listingNumber(id as Parameters<typeof listingNumber>[0]) };
}
