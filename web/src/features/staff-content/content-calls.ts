import type { ListingId, MapFilter } from '@naksha/events/kernel';
import type {
  ChangedItems,
  ContentItem,
  ContentKind,
  ContentList,
  ContentRow,
  ContentVersion,
  MissingPlace,
  MissingPlaces,
} from '@naksha/events/wire/content';
import type { ListingCount } from '@naksha/events/wire/listing-page';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchJson, fetchPublicJson, sendCommand } from '../../shared/api/api.ts';
import { citiesKey } from '../../shared/api/cities.ts';
import { faqsQuery } from '../../shared/api/faqs.ts';
import { listingsKey } from '../../shared/api/listings-key.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { filterToCanonicalParameters } from '../../shared/filter/print-query.ts';
import { blogsKey } from '../blogs/blogs-query.ts';

const contentKey = ['staff', 'content'] as const;

export const contentListQuery = (kind: ContentKind, state: ContentItem['state'] = 'defined') =>
  queryOptions({
    // No item has an empty ID.
    queryKey: [...contentKey, kind, '', state],
    queryFn: async ({ signal }): Promise<ContentRow[]> =>
      (await fetchJson<ContentList>(`/staff/content/${kind}`, { query: { state }, signal })).items,
  });

export const contentItemQuery = (kind: ContentKind, id: string) =>
  queryOptions({
    queryKey: [...contentKey, kind, id],
    queryFn: async ({ signal }) =>
      (await fetchJson<{ item: ContentItem }>(`/staff/content/${kind}/${encodeURIComponent(id)}`, { signal })).item,
    enabled: id !== '',
  });

export const contentVersionQuery = (kind: ContentKind, id: string, version: number) =>
  queryOptions({
    queryKey: [...contentKey, kind, id, version],
    queryFn: async ({ signal }) =>
      (
        await fetchJson<ContentVersion>(`/staff/content/${kind}/${encodeURIComponent(id)}/versions/${version}`, {
          signal,
        })
      ).definition,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const missingQuery = queryOptions({
  queryKey: [...contentKey, 'missing'],
  queryFn: async ({ signal }): Promise<MissingPlace[]> =>
    (await fetchJson<MissingPlaces>('/staff/missing-places', { signal })).missing,
});

export const changedQuery = queryOptions({
  queryKey: [...contentKey, 'changed'],
  queryFn: async ({ signal }): Promise<ChangedItems['changed']> =>
    (await fetchJson<ChangedItems>('/staff/changed-content', { signal })).changed,
});

export const matchCountQuery = (filter: MapFilter) =>
  queryOptions({
    queryKey: [...listingsKey, 'count of filter', filterToCanonicalParameters(filter)],
    queryFn: ({ signal }) =>
      fetchPublicJson<ListingCount>('/map/count', { query: filterToCanonicalParameters(filter), signal }),
    placeholderData: keepPreviousData,
  });

const invalidateContent = async (): Promise<void> => {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: contentKey }),
    queryClient.invalidateQueries({ queryKey: citiesKey }),
    queryClient.invalidateQueries({ queryKey: blogsKey }),
    queryClient.invalidateQueries({ queryKey: faqsQuery.queryKey }),
  ]);
};

type Defined = {
  definition: object;
  since: number | undefined;
  onAccepted?: () => void;
};

/** @throws ApiProblem 412 if someone else saved meanwhile */
export async function saveDefinition(
  kind: ContentKind,
  id: string,
  { definition, since, onAccepted }: Defined,
): Promise<void> {
  const headers: Record<string, string> = since === undefined ? { 'if-none-match': '*' } : { 'if-match': `"${since}"` };
  await sendCommand('PUT', `/staff/content/${kind}/${encodeURIComponent(id)}`, definition, { headers });
  onAccepted?.();
  await invalidateContent();
}

/** `since`: the version that was read. @throws ApiProblem 412 if someone else saved meanwhile */
export async function retireItem(kind: ContentKind, id: string, since: number): Promise<void> {
  const headers = { 'if-match': `"${since}"` };
  await sendCommand('DELETE', `/staff/content/${kind}/${encodeURIComponent(id)}`, undefined, { headers });
  await invalidateContent();
}

export async function assignListingsToPlace(ids: readonly ListingId[], place: string): Promise<void> {
  for (const id of ids) await sendCommand('POST', `/staff/listings/${id}/place`, { place });
  await invalidateContent();
}
