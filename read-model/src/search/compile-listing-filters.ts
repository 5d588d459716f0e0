import {
  firstListingNumberSince,
  type ListingFilters,
  listingIdFromNumber,
  sizeRangeInSqftWithTolerance,
} from '@naksha/events/kernel';
import type { ListerIds } from '../listing/lister-ids.ts';
import { foldTextSql } from '../listing/listing-words.ts';
import { SEARCHED_FILTERS, type SearchedFilterName, type SearchFilter } from './listing-search.port.ts';
import { removeAccentsAndParseTerms } from './match-text.ts';
import { formatTsQuery, isNeverWordBeginning } from './text-query.ts';

/** Returns the placeholder. */
export type AddValue = (value: unknown) => string;

/** Without the home's city. */
const OWN_WORDS = `to_tsvector('simple', ${foldTextSql(
  ['free,title', 'facts,project', 'facts,locality']
    .map((path) => `coalesce(body #>> '{${path}}', '')`)
    .join(` || ' ' || `),
)})`;
const PRICE = `(body->>'price')::numeric`;
const SQFT = `(body #>> '{facts,area,sqft}')::numeric`;

const CONDITIONS: {
  readonly [Name in SearchedFilterName]: (
    value: NonNullable<ListingFilters[Name]>,
    add: AddValue,
    listerIds: ListerIds,
  ) => string[];
} = {
  amenities: (amenities, add) => [`body #> '{free,amenities}' ?& ${add(amenities)}`],
  rooms: (rooms, add) => [`body #> '{free,rooms}' ?& ${add(rooms)}`],
  kinds: (kinds, add) => [`body #>> '{facts,subtype}' = any(${add(kinds)})`],
  size: (size, add) => {
    const { min, max } = sizeRangeInSqftWithTolerance(size);
    return [`${SQFT} >= ${add(min)}`, ...(Number.isFinite(max) ? [`${SQFT} <= ${add(max)}`] : [])];
  },
  withPhotos: () => [`jsonb_array_length(coalesce(body #> '{facts,photos}', '[]')) > 0`],
  priceReduced: () => [`body ? 'cut'`],
  // Ids grow with time, and have one length.
  postedSince: (since, add) => [`id collate "C" >= ${add(listingIdFromNumber(firstListingNumberSince(since)))}`],
  pricePerArea: ({ min, max }, add) => [
    `${PRICE} >= ${add(min)} * ${SQFT}`,
    ...(max === undefined ? [] : [`${PRICE} <= ${add(max)} * ${SQFT}`]),
  ],
  notWords: (phrases, add) =>
    phrases
      .map(removeAccentsAndParseTerms)
      .filter((terms) => terms.length > 0)
      .map((terms) => `not ${OWN_WORDS} @@ to_tsquery('simple', ${add(formatTsQuery(terms, isNeverWordBeginning))})`),
  notListers: (ids, add, listerIds) => [`(${listerIds.findInSql(add)} = any(${add(ids)})) is not true`],
};

export const compileListingFilters = (filter: SearchFilter, add: AddValue, listerIds: ListerIds): string[] =>
  SEARCHED_FILTERS.flatMap((name) => compile(name, filter[name], add, listerIds));

const compile = <Name extends SearchedFilterName>(
  name: Name,
  value: ListingFilters[Name],
  add: AddValue,
  listerIds: ListerIds,
): string[] => (value === undefined ? [] : CONDITIONS[name](value, add, listerIds));
