import { type CatalogueEvent, catalogueStreams, invalidFieldsProblem } from '@naksha/events/contracts';
import {
  nameBlogStream,
  nameCityStream,
  nameFaqStream,
  nameLocalityStream,
  nameProjectStream,
  nameQueryLinkStream,
  type PlaceId,
} from '@naksha/events/kernel';
import type { ContentKind } from '@naksha/events/wire/content';
import type { ItemDefinedEvent, ItemRetiredEvent } from './catalogue-item.ts';

type ItemKind = {
  defined: ItemDefinedEvent['type'];
  retired: ItemRetiredEvent['type'];
  id: 'id' | 'slug';
  nameStream(id: string): string;
};

export const ITEM_KINDS: Readonly<Record<ContentKind, ItemKind>> = {
  city: { defined: 'CityDefined', retired: 'CityRetired', id: 'id', nameStream: (id) => nameCityStream(id as PlaceId) },
  locality: {
    defined: 'LocalityDefined',
    retired: 'LocalityRetired',
    id: 'id',
    nameStream: (id) => nameLocalityStream(id as PlaceId),
  },
  project: {
    defined: 'ProjectDefined',
    retired: 'ProjectRetired',
    id: 'id',
    nameStream: (id) => nameProjectStream(id as PlaceId),
  },
  'query-link': {
    defined: 'QueryLinkDefined',
    retired: 'QueryLinkRetired',
    id: 'slug',
    nameStream: (slug) => nameQueryLinkStream(slug),
  },
  blog: { defined: 'BlogDefined', retired: 'BlogRetired', id: 'slug', nameStream: nameBlogStream },
  faq: { defined: 'FaqDefined', retired: 'FaqRetired', id: 'slug', nameStream: nameFaqStream },
};

/** Values are validated by the command. */
export function toItemDefinedEvent(
  kind: ContentKind,
  id: string,
  body: Readonly<Record<string, unknown>>,
): ItemDefinedEvent {
  const { defined, id: idField } = ITEM_KINDS[kind];
  const unknown = Object.keys(body).filter((field) => !Object.hasOwn(catalogueStreams[defined].schema.shape, field));
  if (unknown.length > 0)
    throw invalidFieldsProblem(unknown.map((field) => ({ field, reason: 'is not a known field' })));
  return { type: defined, data: { ...body, [idField]: id } } as unknown as ItemDefinedEvent;
}

export const toItemRetiredEvent = (kind: ContentKind, id: string): ItemRetiredEvent =>
  ({ type: ITEM_KINDS[kind].retired, data: { [ITEM_KINDS[kind].id]: id } }) as unknown as ItemRetiredEvent;

export const isItemDefinedEvent = (event: CatalogueEvent): event is ItemDefinedEvent => event.type.endsWith('Defined');
