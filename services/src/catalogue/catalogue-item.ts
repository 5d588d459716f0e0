import type { CatalogueEvent } from '@naksha/events/contracts';
import {
  nameBlogStream,
  nameCityStream,
  nameFaqStream,
  nameLocalityStream,
  nameProjectStream,
  nameQueryLinkStream,
} from '@naksha/events/kernel';

export type ItemDefinedEvent = Extract<CatalogueEvent, { type: `${string}Defined` }>;
export type ItemRetiredEvent = Exclude<CatalogueEvent, ItemDefinedEvent>;

export type CatalogueItem = { state: 'unknown' } | { state: 'defined' | 'retired'; definition: ItemDefinedEvent };

export const catalogueItem = { initial: { state: 'unknown' } as CatalogueItem, evolve };

function evolve(before: CatalogueItem, event: CatalogueEvent): CatalogueItem {
  switch (event.type) {
    case 'CityDefined':
    case 'LocalityDefined':
    case 'ProjectDefined':
    case 'QueryLinkDefined':
    case 'BlogDefined':
    case 'FaqDefined':
      return { state: 'defined', definition: { type: event.type, data: event.data } as ItemDefinedEvent };
    case 'CityRetired':
    case 'LocalityRetired':
    case 'ProjectRetired':
    case 'QueryLinkRetired':
    case 'BlogRetired':
    case 'FaqRetired':
      if (before.state === 'unknown') throw new Error(`${event.type} precedes the definition of the item`);
      return { ...before, state: 'retired' };
    default:
      return event satisfies never;
  }
}

export function catalogueItemStream(event: CatalogueEvent): string {
  switch (event.type) {
    case 'CityDefined':
    case 'CityRetired':
      return nameCityStream(event.data.id);
    case 'LocalityDefined':
    case 'LocalityRetired':
      return nameLocalityStream(event.data.id);
    case 'ProjectDefined':
    case 'ProjectRetired':
      return nameProjectStream(event.data.id);
    case 'QueryLinkDefined':
    case 'QueryLinkRetired':
      return nameQueryLinkStream(event.data.slug);
    case 'BlogDefined':
    case 'BlogRetired':
      return nameBlogStream(event.data.slug);
    case 'FaqDefined':
    case 'FaqRetired':
      return nameFaqStream(event.data.slug);
    default:
      return event satisfies never;
  }
}

/** Place ids are unique across kinds, by a claim that is never released. */
export function catalogueItemClaim({ type, data }: CatalogueEvent): { kind: string; key: string } {
  if (!('slug' in data)) return { kind: 'place', key: data.id };
  const kind = type.startsWith('Blog') ? 'blog' : type.startsWith('Faq') ? 'faq' : 'query-link';
  return { kind, key: data.slug };
}
