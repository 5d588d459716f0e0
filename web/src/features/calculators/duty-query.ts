import type { DutyRates } from '@naksha/events/wire/duty-rates';
import { queryOptions } from '@tanstack/react-query';
import { getPublic } from '../../shared/api/api.ts';

export const dutyQuery = queryOptions({
  queryKey: ['duty-rates'],
  queryFn: ({ signal }) => getPublic<DutyRates>('/duty-rates', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
