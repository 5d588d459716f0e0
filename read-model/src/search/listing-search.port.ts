import { type AttributeFilter, FACETS, type MapFilter, type PlaceId } from '@naksha/events/kernel';
import type { SearchPage, Suggestion } from '@naksha/events/wire/suggestions';

export const MAX_SUGGESTIONS = 18;

export type SuggestOptions = {
  /** Its places and properties come before others that match as well. */
  city?: PlaceId;
  /** At most MAX_SUGGESTIONS. */
  limit: number;
};

/** What ranked search narrows by, and every attribute with a facet. Areas, polygons and whole words are the map engine's. */
const FIELDS = ['propertyType', 'subtype', 'bedroom', 'lister', 'price', 'place'] as const;
export type SearchFilter = Pick<MapFilter, (typeof FIELDS)[number]> & AttributeFilter;

/** @returns the part of the filter that ranked search does not support */
export const unsupportedFilter = (filter: MapFilter): MapFilter =>
  Object.fromEntries(Object.entries(filter).filter(([field]) => !SUPPORTED.has(field)));
const SUPPORTED: ReadonlySet<string> = new Set([...FIELDS, ...FACETS.map(({ name }) => name)]);

/**
 * The side of search that forgives: beginnings and typing errors. It never decides what map or list shows. It knows listings that
 * are verified and on the market, nothing else. A number is never forgiven: "sector 7" is neither 17 nor 70, nor phase 7.
 */
export interface ListingSearch {
  /** Cities and localities, then projects, then properties; within each, what is spelled as typed comes first. */
  suggest(text: string, options: SuggestOptions): Promise<Suggestion[]>;
  /** @returns the text with the words that nobody knows as they were probably meant; undefined where all are known, nothing is near, or no listing has all that it says */
  didYouMean(text: string): Promise<string | undefined>;
  /** The best `limit`, with counts over all that match. */
  search(text: string, filter: SearchFilter, limit: number): Promise<SearchPage>;
}

export const LISTING_SEARCH = Symbol('ListingSearch');
