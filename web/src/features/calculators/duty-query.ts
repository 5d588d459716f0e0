import type { DutyRates } from '@naksha/events/wire/duty-rates';
import { queryOptions } from '@tanstack/react-query';
import { getPublic } from '../../shared/api/api.ts';

/** What is known of each state of the region: the same for as long as the page lives. */
export const dutyQuery = queryOptions({
  queryKey: ['duty-rates'],
  queryFn: ({ signal }) => getPublic<DutyRates>('/duty-rates', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
