import type { ListingId, MapFilter } from '@naksha/events/kernel';
import type {
  ContentItem,
  ContentKind,
  ContentList,
  ContentRow,
  MissingPlace,
  MissingPlaces,
} from '@naksha/events/wire/content';
import type { ListingCount } from '@naksha/events/wire/listing-page';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { command, get, getPublic } from '../../shared/api/api.ts';
import { citiesKey } from '../../shared/api/cities.ts';
import { faqsQuery } from '../../shared/api/faqs.ts';
import { listingsKey } from '../../shared/api/listings-key.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { filterQuery } from '../../shared/filter/print-query.ts';
import { blogsKey } from '../blogs/blogs-query.ts';

const contentKey = ['staff', 'content'] as const;

export const listQuery = (kind: ContentKind) =>
  queryOptions({
    queryKey: [...contentKey, kind],
    queryFn: async ({ signal }): Promise<ContentRow[]> =>
      (await get<ContentList>(`/staff/content/${kind}`, { signal })).items,
  });

export const itemQuery = (kind: ContentKind, id: string) =>
  queryOptions({
    queryKey: [...contentKey, kind, id],
    queryFn: async ({ signal }) =>
      (await get<{ item: ContentItem }>(`/staff/content/${kind}/${encodeURIComponent(id)}`, { signal })).item,
    enabled: id !== '',
  });

export const missingQuery = queryOptions({
  queryKey: [...contentKey, 'missing'],
  queryFn: async ({ signal }): Promise<MissingPlace[]> =>
    (await get<MissingPlaces>('/staff/missing-places', { signal })).missing,
});

/** How many homes a filter finds, wherever they are. */
export const countOfFilterQuery = (filter: MapFilter) =>
  queryOptions({
    queryKey: [...listingsKey, 'count of filter', filterQuery(filter)],
    queryFn: ({ signal }) => getPublic<ListingCount>('/map/count', { query: filterQuery(filter), signal }),
    placeholderData: keepPreviousData,
  });

/** What any page knows of it is asked for anew. */
const forget = async (): Promise<void> => {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: contentKey }),
    queryClient.invalidateQueries({ queryKey: citiesKey }),
    queryClient.invalidateQueries({ queryKey: blogsKey }),
    queryClient.invalidateQueries({ queryKey: faqsQuery.queryKey }),
  ]);
};

export async function define(kind: ContentKind, id: string, definition: object): Promise<void> {
  await command('PUT', `/staff/content/${kind}/${encodeURIComponent(id)}`, definition);
  await forget();
}

export async function retire(kind: ContentKind, id: string): Promise<void> {
  await command('DELETE', `/staff/content/${kind}/${encodeURIComponent(id)}`, undefined);
  await forget();
}

/** Each listing whose words mean the place stands under it from now on. */
export async function placeListings(ids: readonly ListingId[], place: string): Promise<void> {
  for (const id of ids) await command('POST', `/staff/listings/${id}/place`, { place });
  await forget();
}
