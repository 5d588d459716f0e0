import { type Locale, Problem, type QueryLinkDefinition } from '@naksha/events/contracts';
import { placeNameIn } from '@naksha/events/kernel';
import type { QueryLink, QueryLinkGroups } from '@naksha/events/wire/query-links';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { queryLinkKind } from '../catalogue/catalogue-kinds.ts';
import { Places } from '../catalogue/places.ts';
import { DocumentFeed } from '../feed/document-feed.ts';
import { FollowedDocuments } from '../feed/followed-documents.ts';
import { toQueryLink } from './to-query-link.ts';

@Injectable()
export class QueryLinks implements OnModuleDestroy {
  readonly #known: FollowedDocuments<QueryLinkDefinition>;

  constructor(
    @Inject(DocumentFeed) feed: DocumentFeed,
    @Inject(Places) private readonly places: Places,
  ) {
    this.#known = new FollowedDocuments(feed, queryLinkKind);
  }

  list(): QueryLinkDefinition[] {
    return this.#known.values().sort((a, b) => a.order - b.order || (a.slug < b.slug ? -1 : 1));
  }

  groups(language: Locale): QueryLinkGroups {
    const groups = Map.groupBy(this.list(), ({ group }) => placeNameIn({ names: group }, language));
    const toItem = ({ slug, title }: QueryLinkDefinition) => ({ slug, title: placeNameIn({ names: title }, language) });
    return Object.fromEntries([...groups].map(([name, links]) => [name, links.map(toItem)]));
  }

  find(slug: string, language: Locale): QueryLink {
    const link = this.#known.get(slug);
    if (!link) throw new Problem(404, 'not_found', 'Page not found.');
    return toQueryLink(link, this.places.gazetteer, language);
  }

  onModuleDestroy(): void {
    this.#known.stop();
  }
}
