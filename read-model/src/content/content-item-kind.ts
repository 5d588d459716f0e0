import type { CatalogueEvent, KnownEvent } from '@naksha/events/contracts';
import type { ContentKind, ContentRow } from '@naksha/events/wire/content';
import type { DocumentKind } from '../documents/document-kind.ts';
import { type Definition, toContentRow } from './content-row.ts';

export type ContentItemDocument = { of: ContentKind; row: ContentRow; retiredOn?: string };

const HAPPENS: Readonly<Record<CatalogueEvent['type'], { of: ContentKind; retires: boolean }>> = {
  CityDefined: { of: 'city', retires: false },
  CityRetired: { of: 'city', retires: true },
  LocalityDefined: { of: 'locality', retires: false },
  LocalityRetired: { of: 'locality', retires: true },
  ProjectDefined: { of: 'project', retires: false },
  ProjectRetired: { of: 'project', retires: true },
  QueryLinkDefined: { of: 'query-link', retires: false },
  QueryLinkRetired: { of: 'query-link', retires: true },
  BlogDefined: { of: 'blog', retires: false },
  BlogRetired: { of: 'blog', retires: true },
  FaqDefined: { of: 'faq', retires: false },
  FaqRetired: { of: 'faq', retires: true },
};

/** One document per item, retired or not, so that staff can restore it. */
export const contentItemKind: DocumentKind<ContentItemDocument> = {
  kind: 'content-item',
  public: false,
  version: 1,
  indexes: [
    {
      name: 'content_item_retired',
      on: `(body->>'of'), (body->>'retiredOn') desc`,
      where: `body ? 'retiredOn'`,
    },
  ],
  findId: (event) => {
    if (!isCatalogueEvent(event)) return undefined;
    const { data } = event as CatalogueEvent;
    return `${HAPPENS[event.type].of}/${'slug' in data ? data.slug : data.id}`;
  },
  fold: (before, event) => {
    const { of, retires } = HAPPENS[event.type as CatalogueEvent['type']];
    if (!retires) return { of, row: toContentRow(event.data as Definition) };
    if (!before) throw new Error(`${event.type} precedes the definition of the item`);
    return { ...before, retiredOn: event.occurredAt };
  },
};

const isCatalogueEvent = (event: KnownEvent): event is KnownEvent<CatalogueEvent> => event.type in HAPPENS;
