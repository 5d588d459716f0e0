import {
  FILTER_PARAMETERS,
  type FilterParameterName,
  LISTING_FILTERS,
  type ListingFilterName,
  type MapFilter,
  type PlaceId,
} from '@naksha/events/kernel';
import type { RankedPage, Suggestion } from '@naksha/events/wire/suggestions';

export const MAX_SUGGESTIONS = 18;

export type SuggestOptions = {
  /** Its places and properties come first among equal matches. */
  city?: PlaceId;
  /** At most MAX_SUGGESTIONS. */
  limit: number;
};

/**
 * Filters that ranked search supports: these, and every parameter but `within`. Areas, polygons, whole words and travel times are
 * handled by the map engine.
 */
const FIELDS = ['propertyType', 'subtype', 'bedroom', 'lister', 'price', 'place'] as const;
export type SearchFilter = Pick<MapFilter, (typeof FIELDS)[number] | Exclude<FilterParameterName, 'within'>>;

/** Those of listing-filters.ts. */
export type SearchedFilterName = Exclude<ListingFilterName, 'within'>;
export const SEARCHED_FILTERS = LISTING_FILTERS.map(({ name }) => name).filter((name) => name !== 'within');

/** @returns the part of the filter that ranked search does not support */
export const unsupportedFilter = (filter: MapFilter): MapFilter =>
  Object.fromEntries(Object.entries(filter).filter(([field]) => !SUPPORTED.has(field)));
const SUPPORTED: ReadonlySet<string> = new Set(
  [...FIELDS, ...FILTER_PARAMETERS.map(({ name }) => name)].filter((name) => name !== 'within'),
);

/**
 * Fuzzy search with prefixes and typos. It never decides what map or list show. It contains only verified listings on the market.
 * Numbers must match exactly: "sector 7" is neither 17 nor 70, nor phase 7.
 */
export interface ListingSearch {
  /** Cities and localities, then projects, then properties; within each group, exact spellings first. */
  suggest(text: string, options: SuggestOptions): Promise<Suggestion[]>;
  /**
   * @returns the text with unknown words corrected; undefined if all are known, nothing is similar, or no listing has all words
   */
  didYouMean(text: string): Promise<string | undefined>;
  /** The best `limit` listings, with counts over all matches. */
  search(text: string, filter: SearchFilter, limit: number): Promise<RankedPage>;
}

export const LISTING_SEARCH = Symbol('ListingSearch');
