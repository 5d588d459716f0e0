import type { MasterData, MasterDataItem, ProjectDetails, RelatedProperties } from '@naksha/events/wire/master-data';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchPublicJson } from '../../shared/api/api.ts';
import { listingsKey } from '../../shared/api/listings-key.ts';

export const projectsQuery = queryOptions({
  queryKey: ['projects'],
  queryFn: async ({ signal }) =>
    (await fetchPublicJson<MasterData>('/property/projects_masterdata/', { signal })).property,
  staleTime: Number.POSITIVE_INFINITY,
});

const NONE: readonly MasterDataItem[] = [];

/** Empty while loading and on failure. */
export const useFeaturedProjects = (): readonly MasterDataItem[] =>
  (useQuery(projectsQuery).data ?? NONE).filter(({ is_featured }) => is_featured);

export const projectPath = ({ slug }: Pick<MasterDataItem, 'slug'>): string => `/project/${slug}`;

export const projectQuery = (slug: string) =>
  queryOptions({
    queryKey: [...listingsKey, 'project', slug],
    queryFn: async ({ signal }) =>
      (await fetchPublicJson<ProjectDetails>(`/property/projectdetails/${encodeURIComponent(slug)}/`, { signal }))
        .property,
  });

export const homesOfProjectQuery = (slug: string) =>
  queryOptions({
    queryKey: [...listingsKey, 'related', slug],
    queryFn: ({ signal }) =>
      fetchPublicJson<RelatedProperties>(`/property/project/${encodeURIComponent(slug)}/related-properties/`, {
        signal,
      }),
  });
