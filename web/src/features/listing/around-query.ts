import type { AroundListing } from '@naksha/events/wire/around-listing';
import { queryOptions } from '@tanstack/react-query';
import { fetchJson } from '../../shared/api/api.ts';
import { propertiesKey } from './use-property.ts';

/** Depends on the viewer. */
export const aroundListingQuery = (id: string, session: string) =>
  queryOptions({
    queryKey: [...propertiesKey, 'around', id, session],
    queryFn: ({ signal }) => fetchJson<AroundListing>(`/listings/${id}/around`, { signal }),
    staleTime: 60_000,
  });
