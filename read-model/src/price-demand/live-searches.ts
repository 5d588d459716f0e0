import {
  type AccountId,
  type BBox,
  type Clock,
  canonicalFilterQuery,
  parseHomeView,
  type SearchId,
  toIndianIsoDay,
} from '@naksha/events/kernel';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { SearchIndex } from '../alerts/search-index.ts';
import { filterDocumentsOfKind, type StoredDocument } from '../documents/stored-document.ts';
import { DocumentFeed } from '../feed/document-feed.ts';
import type { FeedChange, FeedLoad, FeedSubscriber } from '../feed/feed-change.ts';
import type { MapRow } from '../map/engine/rows/map-row.ts';
import { CLOCK, REGION } from '../map/tokens.ts';
import type { SavedSearchDocument } from '../saved-searches/saved-search-document.ts';
import { savedSearchKind } from '../saved-searches/saved-search-kind.ts';
import { REACHES, type Reaches } from '../travel/reaches.ts';

type Held = { filter: string; account: AccountId };
type Searches = {
  index: SearchIndex;
  byId: Map<SearchId, Held>;
  /** Searches per account. */
  holders: Map<string, Map<AccountId, number>>;
};

/** In the index used for alerts. */
@Injectable()
export class LiveSearches implements FeedSubscriber, OnModuleDestroy {
  readonly kinds = [savedSearchKind];
  readonly #unsubscribe: () => void;
  #searches: Searches;

  constructor(
    @Inject(DocumentFeed) feed: DocumentFeed,
    @Inject(REGION) private readonly region: BBox,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(REACHES) private readonly reaches: Reaches,
  ) {
    this.#searches = newSearches(region, reaches);
    this.#unsubscribe = feed.subscribe(this);
  }

  onModuleDestroy(): void {
    this.#unsubscribe();
  }

  load(_generation: number): FeedLoad {
    const searches = newSearches(this.region, this.reaches);
    return {
      page: (documents) => take(documents, searches),
      end: () => {
        this.#searches = searches;
      },
    };
  }

  changed({ documents }: FeedChange): void {
    take(documents, this.#searches);
  }

  countMatching(row: MapRow, own: AccountId | undefined): { searches: number; people: number } {
    const { index, holders } = this.#searches;
    const people = new Set<AccountId>();
    let searches = 0;
    for (const filter of index.matchAll(undefined, row, toIndianIsoDay(this.clock.now())).newly)
      for (const [account, count] of holders.get(filter) ?? []) {
        if (account === own) continue;
        people.add(account);
        searches += count;
      }
    return { searches, people: people.size };
  }
}

const newSearches = (region: BBox, { find }: Reaches): Searches => ({
  index: new SearchIndex(region, find),
  byId: new Map(),
  holders: new Map(),
});

function take(documents: readonly StoredDocument[], searches: Searches): void {
  for (const { id, body } of filterDocumentsOfKind(savedSearchKind, documents)) put(searches, id as SearchId, body);
}

function put({ index, byId, holders }: Searches, id: SearchId, body: SavedSearchDocument | null): void {
  const was = byId.get(id);
  if (was) {
    byId.delete(id);
    const accounts = holders.get(was.filter)!;
    const left = accounts.get(was.account)! - 1;
    if (left > 0) accounts.set(was.account, left);
    else accounts.delete(was.account);
    if (accounts.size === 0) holders.delete(was.filter);
  }
  if (!body || body.paused) {
    index.remove(id);
    return;
  }
  const { filter } = parseHomeView(body.view);
  index.put(id, filter);
  const key = canonicalFilterQuery(filter);
  byId.set(id, { filter: key, account: body.account });
  const accounts = holders.get(key) ?? new Map<AccountId, number>();
  accounts.set(body.account, (accounts.get(body.account) ?? 0) + 1);
  holders.set(key, accounts);
}
