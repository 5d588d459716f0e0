import { type Locale, Problem, type QueryLinkDefinition } from '@naksha/events/contracts';
import { placeName } from '@naksha/events/kernel';
import type { QueryLink, QueryLinkGroups } from '@naksha/events/wire/query-links';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { queryLinkKind } from '../catalogue/catalogue-kinds.ts';
import { Places } from '../catalogue/places.ts';
import { type StoredDocument, selectKind } from '../documents/stored-document.ts';
import { DocumentFeed } from '../feed/document-feed.ts';
import type { FeedChange, FeedLoad, FeedSubscriber } from '../feed/feed-change.ts';
import { toQueryLink } from './to-query-link.ts';

/** By slug. */
type Known = Map<string, QueryLinkDefinition>;

/** The stored searches, as they are changed: this process's list follows their documents. */
@Injectable()
export class QueryLinks implements FeedSubscriber, OnModuleDestroy {
  readonly kinds = [queryLinkKind];
  #known: Known = new Map();
  readonly #unsubscribe: () => void;

  constructor(
    @Inject(DocumentFeed) feed: DocumentFeed,
    @Inject(Places) private readonly places: Places,
  ) {
    this.#unsubscribe = feed.subscribe(this);
  }

  /** In their order; of one place in it by their slugs, the same in every process. */
  list(): QueryLinkDefinition[] {
    return [...this.#known.values()].sort((a, b) => a.order - b.order || (a.slug < b.slug ? -1 : 1));
  }

  groups(language: Locale): QueryLinkGroups {
    const groups = Map.groupBy(this.list(), ({ group }) => placeName({ names: group }, language));
    const toItem = ({ slug, title }: QueryLinkDefinition) => ({ slug, title: placeName({ names: title }, language) });
    return Object.fromEntries([...groups].map(([name, links]) => [name, links.map(toItem)]));
  }

  /** @throws Problem 404 */
  find(slug: string, language: Locale): QueryLink {
    const link = this.#known.get(slug);
    if (!link) throw new Problem(404, 'not_found', 'there is nothing at this address');
    return toQueryLink(link, this.places.gazetteer, language);
  }

  onModuleDestroy(): void {
    this.#unsubscribe();
  }

  load(_generation: number): FeedLoad {
    const known: Known = new Map();
    return {
      page: (documents) => take(documents, known),
      end: () => {
        this.#known = known;
      },
    };
  }

  changed({ documents }: FeedChange): void {
    take(documents, this.#known);
  }
}

function take(documents: readonly StoredDocument[], known: Known): void {
  for (const { id, body } of selectKind(queryLinkKind, documents)) {
    if (body) known.set(id, body);
    else known.delete(id);
  }
}
