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
  limit: number;
};

/** Areas, polygons, whole words and travel times are handled by the map engine. */
const FIELDS = ['propertyType', 'subtype', 'bedroom', 'lister', 'price', 'place'] as const;
export type SearchFilter = Pick<MapFilter, (typeof FIELDS)[number] | Exclude<FilterParameterName, 'within'>>;

export type SearchedFilterName = Exclude<ListingFilterName, 'within'>;
export const SEARCHED_FILTERS = LISTING_FILTERS.map(({ name }) => name).filter((name) => name !== 'within');

export const pickUnsupportedFilters = (filter: MapFilter): MapFilter =>
  Object.fromEntries(Object.entries(filter).filter(([field]) => !SUPPORTED.has(field)));
const SUPPORTED: ReadonlySet<string> = new Set(
  [...FIELDS, ...FILTER_PARAMETERS.map(({ name }) => name)].filter((name) => name !== 'within'),
);

/**
 * Never decides what map or list show. Contains only verified listings on the market. Numbers must match exactly:
 * "sector 7" is neither 17 nor 70.
 */
export interface ListingSearch {
  /** Cities and localities, then projects, then properties; within each group, exact spellings first. */
  suggest(text: string, options: SuggestOptions): Promise<Suggestion[]>;
  /** Undefined if all words are known, nothing is similar, or no listing has all words. */
  didYouMean(text: string): Promise<string | undefined>;
  /** Counts are over all matches. */
  search(text: string, filter: SearchFilter, limit: number): Promise<RankedPage>;
}

export const LISTING_SEARCH = Symbol('ListingSearch');
