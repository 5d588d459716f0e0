import type { ListingPage } from '@naksha/events/wire/listing-page';
import type { ProjectDetails } from '@naksha/events/wire/master-data';
import { queryOptions } from '@tanstack/react-query';
import { getPublic } from '../../shared/api/api.ts';
import { listingsKey } from '../../shared/api/listings-key.ts';
import { printBBox } from '../../shared/filter/print-query.ts';
import { matchesProjectFilter } from './project-kinds.ts';

/** About two kilometres. */
const NEAR_DEG = 0.02;

/** Homes near a residential project, offices and shops near a commercial one. */
export const nearbyQuery = ({ slug, position: { lat, lng }, type }: ProjectDetails['property']) =>
  queryOptions({
    queryKey: [...listingsKey, 'near project', slug],
    queryFn: ({ signal }) =>
      getPublic<ListingPage>('/listings', {
        query: {
          property_type: matchesProjectFilter('commercial', { type }) ? 'commercial' : 'residential',
          bbox: printBBox([lng - NEAR_DEG, lat - NEAR_DEG, lng + NEAR_DEG, lat + NEAR_DEG]),
        },
        signal,
      }),
  });
