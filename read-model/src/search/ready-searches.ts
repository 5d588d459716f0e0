import {
  DEFAULT_SORT,
  formatCanonicalHomeQuery,
  type MapFilter,
  type PlaceId,
  type Subtype,
} from '@naksha/events/kernel';

export const MAX_READY_SEARCHES = 4;

const BEDROOMS = [1, 2, 3, 4];
const KINDS: readonly Subtype[] = ['flat', 'kothi', 'residential-plot', 'showroom'];

/** A whole search that finds homes, in the page's URL format. */
export type ReadySearch = { filter: MapFilter; query: string; total: number };

/**
 * Searches to offer for what was typed so far: with the places it lacks, else with the bedrooms or kinds it lacks; those with most
 * homes, in the order of the options.
 * @param cities to offer where no place is named
 */
export function suggestRefinedSearches(
  typed: MapFilter,
  cities: readonly PlaceId[],
  countHomes: (filter: MapFilter) => number,
): ReadySearch[] {
  const offered = listRefined(typed, cities).flatMap((filter) => {
    const total = countHomes(filter);
    return total > 0 ? [{ filter, query: formatCanonicalHomeQuery({ filter, sort: DEFAULT_SORT }), total }] : [];
  });
  const most = new Set(offered.toSorted((a, b) => b.total - a.total).slice(0, MAX_READY_SEARCHES));
  return offered.filter((one) => most.has(one));
}

function listRefined(typed: MapFilter, cities: readonly PlaceId[]): MapFilter[] {
  if (!typed.place && !typed.within) return cities.map((city) => ({ ...typed, place: [city] }));
  const hasKind = typed.subtype ?? typed.kinds ?? typed.propertyType;
  if (typed.bedrooms || (hasKind && hasKind !== 'flat' && hasKind !== 'kothi')) return [typed];
  const byBedrooms = BEDROOMS.map((count) => ({ ...typed, bedrooms: { exact: [count] } }));
  return hasKind ? byBedrooms : [...byBedrooms, ...KINDS.map((subtype) => ({ ...typed, ...ofKind(subtype) }))];
}

const ofKind = (subtype: Subtype): MapFilter => ({
  propertyType: subtype === 'showroom' ? 'commercial' : 'residential',
  subtype,
});
