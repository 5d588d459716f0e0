import type { Analytics, AnalyticsDays } from '@naksha/events/wire/staff-analytics';
import { queryOptions } from '@tanstack/react-query';
import { get } from '../../shared/api/api.ts';

export const analyticsQuery = (days: AnalyticsDays) =>
  queryOptions({
    queryKey: ['me', 'analytics', days],
    queryFn: ({ signal }) => get<Analytics>('/staff/analytics', { query: { days }, signal }),
    staleTime: 60_000,
  });
