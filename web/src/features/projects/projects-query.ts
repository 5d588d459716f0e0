import type { ListingPage } from '@naksha/events/wire/listing-page';
import type { MasterData, MasterDataItem, ProjectDetails, RelatedProperties } from '@naksha/events/wire/master-data';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { getPublic } from '../../shared/api/api.ts';
import { listingsKey } from '../../shared/api/listings-key.ts';
import { printBBox } from '../../shared/filter/print-query.ts';
import { passes } from './project-kinds.ts';

/** Reference data, the same for as long as the page lives. */
export const projectsQuery = queryOptions({
  queryKey: ['projects'],
  queryFn: async ({ signal }) => (await getPublic<MasterData>('/property/projects_masterdata/', { signal })).property,
  staleTime: Number.POSITIVE_INFINITY,
});

const NONE: readonly MasterDataItem[] = [];

/** None until they are known, and where they can't be had. */
export const useFeaturedProjects = (): readonly MasterDataItem[] =>
  (useQuery(projectsQuery).data ?? NONE).filter(({ is_featured }) => is_featured);

export const projectPath = ({ slug }: Pick<MasterDataItem, 'slug'>): string => `/project/${slug}`;

export const projectQuery = (slug: string) =>
  queryOptions({
    queryKey: [...listingsKey, 'project', slug],
    queryFn: async ({ signal }) =>
      (await getPublic<ProjectDetails>(`/property/projectdetails/${encodeURIComponent(slug)}/`, { signal })).property,
  });

export const relatedQuery = (slug: string) =>
  queryOptions({
    queryKey: [...listingsKey, 'related', slug],
    queryFn: ({ signal }) =>
      getPublic<RelatedProperties>(`/property/project/${encodeURIComponent(slug)}/related-properties/`, { signal }),
  });

/** Half a side of the box around a project in which others are like it: some two kilometres. */
const NEAR_DEG = 0.02;

/** Homes around a residential project, offices and shops around a commercial one; its own among them. */
export const nearbyQuery = ({ slug, position: { lat, lng }, type }: ProjectDetails['property']) =>
  queryOptions({
    queryKey: [...listingsKey, 'near project', slug],
    queryFn: ({ signal }) =>
      getPublic<ListingPage>('/listings', {
        query: {
          property_type: passes('commercial', { type }) ? 'commercial' : 'residential',
          bbox: printBBox([lng - NEAR_DEG, lat - NEAR_DEG, lng + NEAR_DEG, lat + NEAR_DEG]),
        },
        signal,
      }),
  });
