import type { MissedSearches as Answer } from '@naksha/events/wire/missed-searches';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchJson } from '../../shared/api/api.ts';
import { useCities } from '../../shared/api/cities.ts';
import { t } from '../../shared/messages/t.ts';
import { labelOfSuggestion } from '../../shared/places/suggestion-list.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';

type Audience = 'seller' | 'staff';

export const missedSearchesQuery = (audience: Audience) =>
  queryOptions({
    queryKey: ['me', 'missed-searches', audience],
    queryFn: ({ signal }) =>
      fetchJson<Answer>(audience === 'staff' ? '/staff/missed-searches' : '/me/missed-searches', { signal }),
    staleTime: 60_000,
  });

export function MissedSearches({ audience }: { audience: Audience }) {
  const { data, error, refetch } = useQuery(missedSearchesQuery(audience));
  const cities = useCities();
  if (!error && !data?.searches.length) return null;
  return (
    <section className="flex flex-col gap-3" data-testid="missed-searches">
      <h2 className="font-bold text-20">{t(`missedSearches.title.${audience}`)}</h2>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      <ul className="divide-y divide-line rounded-card border border-line bg-surface px-4">
        {data?.searches.map(({ query, sessions, places }) => (
          <li key={query} className="flex flex-wrap justify-between gap-x-4 py-3">
            <span className="font-semibold">
              {labelOfSuggestion({ type: 'search', slug: query, query, places }, cities)}
            </span>
            <span className="text-muted">{t('missedSearches.sessions', { n: sessions })}</span>
          </li>
        ))}
      </ul>
      <p className="max-w-[60ch] text-14 text-muted">{t('missedSearches.how')}</p>
    </section>
  );
}
