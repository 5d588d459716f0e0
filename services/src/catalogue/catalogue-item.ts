import type { CatalogueEvent } from '@naksha/events/contracts';
import { nameCityStream, nameLocalityStream, nameProjectStream, nameQueryLinkStream } from '@naksha/events/kernel';

/** What a place or a query link is from now on. */
export type Definition = Extract<CatalogueEvent, { type: `${string}Defined` }>;
export type Retirement = Exclude<CatalogueEvent, Definition>;

/** What decisions about a place or a query link need of its history. */
export type CatalogueItem = { state: 'unknown' } | { state: 'defined' | 'retired'; definition: Definition };

/** The stream of one place or query link, folded. */
export const catalogueItem = { initial: { state: 'unknown' } as CatalogueItem, evolve };

function evolve(before: CatalogueItem, event: CatalogueEvent): CatalogueItem {
  switch (event.type) {
    case 'CityDefined':
    case 'LocalityDefined':
    case 'ProjectDefined':
    case 'QueryLinkDefined':
      return { state: 'defined', definition: { type: event.type, data: event.data } as Definition };
    case 'CityRetired':
    case 'LocalityRetired':
    case 'ProjectRetired':
    case 'QueryLinkRetired':
      if (before.state === 'unknown') throw new Error(`${event.type} before it was defined`);
      return { ...before, state: 'retired' };
    default:
      return event satisfies never;
  }
}

export function nameItemStream(event: CatalogueEvent): string {
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
    default:
      return event satisfies never;
  }
}

/** An id is one place's for ever, whichever kind it is of: a claim that is never given back. */
export const toItemClaim = (event: CatalogueEvent): { kind: string; key: string } =>
  'slug' in event.data ? { kind: 'query-link', key: event.data.slug } : { kind: 'place', key: event.data.id };
