import { canonicalFilterQuery, type MapFilter, parseHomeView } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import type { NearMatches as Answer, WiderSearch } from '@naksha/events/wire/suggestions';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { reportMissedSearch } from '../../../shared/analytics/report-missed-search.ts';
import { fetchPublicJson } from '../../../shared/api/api.ts';
import { listingsKey } from '../../../shared/api/listings-key.ts';
import { filterToCanonicalParameters } from '../../../shared/filter/print-query.ts';
import { t } from '../../../shared/messages/t.ts';
import { labelOfPlace, listKnownPlaces } from '../../../shared/places/known-place.ts';
import type { Places } from '../../../shared/places/use-places.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ListingCardView } from '../cards/listing-card-view.tsx';
import { listActiveFilters } from '../filters/list-active-filters.ts';
import type { ChangeFilter } from '../filters/use-filter.ts';

export const nearMatchesQuery = (filter: MapFilter) =>
  queryOptions({
    queryKey: [...listingsKey, 'near-matches', canonicalFilterQuery(filter)],
    queryFn: ({ signal }) =>
      fetchPublicJson<Answer>('/map/near-matches', { query: filterToCanonicalParameters(filter), signal }),
    staleTime: 15_000,
  });

type Props = { filter: MapFilter; cities: readonly City[]; places: Places; onFilter: ChangeFilter };

export function NearMatches({ filter, cities, places, onFilter }: Props) {
  const { data } = useQuery(nearMatchesQuery(filter));
  const query = canonicalFilterQuery(filter);
  useEffect(() => reportMissedSearch(parseHomeView(query).filter), [query]);
  if (!data || data.wider.length === 0) return null;
  const { misses } = compareFilters(filter, cities, places);
  return (
    <div className="grid w-full gap-3" data-testid="near-matches">
      <div className="flex flex-wrap gap-2">
        {data.wider.map((one) => (
          <WiderSearchButton key={one.query} wider={one} {...{ filter, cities, places, onFilter }} />
        ))}
      </div>
      <h2 className="font-semibold text-16">{t('search.near')}</h2>
      <ul className="grid gap-3">
        {data.listings.map(({ listing, misses: parameter }) => {
          const wider = data.wider.find((one) => one.parameter === parameter);
          return (
            <li key={listing.id} className="grid gap-1">
              {wider && <p className="text-14 text-muted">{t('search.near.misses', { filters: misses(wider) })}</p>}
              <ListingCardView card={listing} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** "14 homes if you remove “Owner only”" */
export function WiderSearchButton({ wider, filter, cities, places, onFilter, look }: Props & WiderSearchButtonProps) {
  const { misses, adds } = compareFilters(filter, cities, places);
  return (
    <Button look={look} onClick={() => onFilter({ become: parseHomeView(wider.query).filter })}>
      {wider.isWidened
        ? t('search.near.widened', { n: wider.total, filters: adds(wider) })
        : t('search.near.without', { n: wider.total, filters: misses(wider) })}
    </Button>
  );
}
type WiderSearchButtonProps = { wider: WiderSearch; look?: 'dark' };

/** The filters that a wider search lacks, and those that it has instead. */
function compareFilters(filter: MapFilter, cities: Props['cities'], places: Places) {
  const known = listKnownPlaces(cities, places.outlines);
  const list = ({ propertyType, ...one }: MapFilter): string[] => [
    // A kind says its type.
    ...listActiveFilters(one.subtype ? one : { ...one, propertyType }).map(({ words }) => words),
    ...(one.place ?? []).map((id) => labelOfPlace(id, known, cities)),
    ...(one.search ?? []),
  ];
  const asked = list(filter);
  const listWider = ({ query }: WiderSearch) => list(parseHomeView(query).filter);
  return {
    misses(wider: WiderSearch) {
      const found = listWider(wider);
      return asked.filter((words) => !found.includes(words)).join(', ');
    },
    adds: (wider: WiderSearch) =>
      listWider(wider)
        .filter((words) => !asked.includes(words))
        .join(', '),
  };
}
