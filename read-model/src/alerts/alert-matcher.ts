import type { AlertMatch } from '@naksha/events/contracts';
import type { EventStore } from '@naksha/events/event-store';
import {
  type BBox,
  canonicalFilterQuery,
  type Gazetteer,
  type MapFilter,
  parseHomeView,
  toIndianIsoDay,
} from '@naksha/events/kernel';
import { filterDocumentsOfKind, type StoredDocument } from '../documents/stored-document.ts';
import type { ListerIds } from '../listing/lister-ids.ts';
import type { ListingDocument } from '../listing/listing-document.ts';
import { listingKind } from '../listing/listing-kind.ts';
import type { FindReachPredicate } from '../map/engine/filters/reach.ts';
import type { SavedSearchDocument } from '../saved-searches/saved-search-document.ts';
import { savedSearchKind } from '../saved-searches/saved-search-kind.ts';
import type { AlertSink } from './alert-sink.ts';
import { type ListingChange, loadListingChange } from './listing-change.ts';
import { SearchIndex } from './search-index.ts';

const CANARY = 'canary';
/** For searches whose document arrives later. */
const REMEMBERED = 1_000;

export type MatcherTools = {
  region: BBox;
  sink: AlertSink;
  store: Pick<EventStore, 'readStream'>;
  /** For listings posted before events carried place ids. */
  gazetteer: Gazetteer;
  /** For the filter `not_lister`. */
  listerIds: ListerIds;
  findReach?: FindReachPredicate;
  onMatched?(ms: number): void;
};

/** Its position is saved with the matches, so that another process can take over without losing or repeating any. */
export class AlertMatcher {
  readonly kinds = [listingKind.kind, savedSearchKind.kind];
  #index: SearchIndex;
  #from: readonly number[] | undefined;
  /** Matched up to here, of which changes since the last record concerned no listing. */
  #at: readonly number[] = [];
  #behind: StoredDocument<ListingDocument>[] = [];
  #recent: ListingChange[] = [];

  constructor(private readonly tools: MatcherTools) {
    this.#index = new SearchIndex(tools.region, tools.findReach);
  }

  get size(): { searches: number; filters: number } {
    return this.#index.size;
  }

  /** Empty before the first load. */
  get at(): readonly number[] {
    return this.#at;
  }

  async reset(documents: AsyncIterable<StoredDocument[]>): Promise<void> {
    const from = await this.tools.sink.readPosition();
    const index = new SearchIndex(this.tools.region, this.tools.findReach);
    index.put(CANARY, {});
    const behind: StoredDocument<ListingDocument>[] = [];
    for await (const page of documents) {
      for (const { id, body } of filterDocumentsOfKind(savedSearchKind, page))
        if (body && !body.paused) index.put(id, parseHomeView(body.view).filter);
      if (from)
        behind.push(...filterDocumentsOfKind(listingKind, page).filter(({ partition, seq }) => seq > from[partition]));
    }
    this.#index = index;
    this.#from = from;
    this.#at = [];
    this.#behind = behind;
    this.#recent = [];
  }

  async changed(documents: readonly StoredDocument[], seqs: readonly number[]): Promise<void> {
    const { sink } = this.tools;
    const from = this.#from ?? (await this.#begin(seqs));
    const late = this.#takeSearches(filterDocumentsOfKind(savedSearchKind, documents));
    const matches: AlertMatch[] = [];
    const gone: ListingChange['listing'][] = [];
    let asked = 0;
    for (const { filter, since } of late) matches.push(...this.#matchRecent(filter, since));
    for (const document of [...this.#behind, ...filterDocumentsOfKind(listingKind, documents)]) {
      if (document.seq <= from[document.partition]) continue;
      asked++;
      const change = await loadListingChange(document, from[document.partition], this.tools);
      if (change.after) matches.push(...this.#match(change, change.after));
      else gone.push(change.listing);
    }
    const to = seqs.map((seq, k) => Math.max(seq, from[k]));
    // Most changes concern no listing; recording each step would double the writes.
    if (asked > 0 || matches.length > 0) {
      await sink.record({ from, to, matches, gone });
      this.#from = to;
    }
    this.#at = to;
    this.#behind = [];
  }

  async #begin(seqs: readonly number[]): Promise<readonly number[]> {
    await this.tools.sink.begin(seqs);
    const begun = await this.tools.sink.readPosition();
    if (!begun || begun.some((seq, k) => seq < seqs[k]))
      throw new Error('Another process has started saved-search matching; reloading');
    this.#from = begun;
    return begun;
  }

  #match(change: ListingChange, after: NonNullable<ListingChange['after']>): AlertMatch[] {
    const began = performance.now();
    const { newly, still } = this.#index.matchAll(change.before, after, dayOf(change));
    this.tools.onMatched?.(performance.now() - began);
    this.#recent.push(change);
    if (this.#recent.length > REMEMBERED) this.#recent.shift();
    return [
      ...newly.map((filter) => toMatch(change, filter, 'new')),
      ...(change.cut ? still.map((filter) => toMatch(change, filter, 'cut')) : []),
    ];
  }

  #takeSearches(documents: readonly StoredDocument<SavedSearchDocument>[]): { filter: MapFilter; since: string }[] {
    return documents.flatMap(({ id, body }) => {
      if (!body || body.paused) {
        this.#index.remove(id);
        return [];
      }
      const { filter } = parseHomeView(body.view);
      return this.#index.put(id, filter) ? [{ filter, since: body.alertsSince }] : [];
    });
  }

  /** A listing that changed after the search was saved, but whose document arrived first. */
  #matchRecent(filter: MapFilter, since: string): AlertMatch[] {
    return this.#recent.flatMap((change) => {
      if (change.changedAt < since || !change.after) return [];
      const found = this.#index.matchOne(filter, change.before, change.after, dayOf(change));
      if (!found || (found === 'still' && !change.cut)) return [];
      return [toMatch(change, canonicalFilterQuery(filter), found === 'newly' ? 'new' : 'cut')];
    });
  }
}

const dayOf = ({ changedAt }: ListingChange): string => toIndianIsoDay(new Date(changedAt));

const toMatch = (
  { listing, partition, seq, changedAt }: ListingChange,
  filter: string,
  why: AlertMatch['why'],
): AlertMatch => ({ filter, listing, why, partition, seq, changedAt });
