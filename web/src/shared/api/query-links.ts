import type { QueryLink, QueryLinkGroups, QueryLinkItem, QueryLinkList } from '@naksha/events/wire/query-links';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { currentLocale } from '../messages/locale.ts';
import { readPageData } from '../page-data.ts';
import { fetchPublicJson } from './api.ts';

const query = { lang: currentLocale };
const NONE: QueryLinkGroups = {};

export const queryLinksQuery = queryOptions({
  queryKey: ['query-links'],
  queryFn: async ({ signal }) =>
    (await fetchPublicJson<QueryLinkList>('/querylinks/list/', { query, signal })).data.property,
  initialData: readPageData<QueryLinkGroups>('query-links'),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Empty while loading and on failure. */
export const useQueryLinks = (): QueryLinkGroups => useQuery(queryLinksQuery).data ?? NONE;

export const listQueryLinks = (groups: QueryLinkGroups): QueryLinkItem[] => Object.values(groups).flat();

export const queryLinkPath = ({ slug }: Pick<QueryLinkItem, 'slug'>): string => `/search/${slug}`;

const served = readPageData<QueryLink>('query-link');

export const queryLinkQuery = (slug: string | undefined) =>
  queryOptions({
    queryKey: ['query-link', slug],
    queryFn: ({ signal }) => fetchPublicJson<QueryLink>(`/query-links/${slug}`, { query, signal }),
    initialData: served?.slug === slug ? served : undefined,
    enabled: slug !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
