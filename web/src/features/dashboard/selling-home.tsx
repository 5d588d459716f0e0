import type { OwnListingState } from '@naksha/events/wire/own-listings';
import { useQuery } from '@tanstack/react-query';
import { fetchJson } from '../../shared/api/api.ts';
import { t } from '../../shared/messages/t.ts';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { MissedSearches } from '../missed-searches/missed-searches.tsx';
import { ListingStatistics } from '../own-listings/numbers.tsx';
import { useOwnListings } from '../own-listings/use-own-listings.ts';
import { DashboardCountTile } from './tile.tsx';

export function SellerDashboard() {
  const { data, error, refetch } = useOwnListings({ state: 'all', sort: 'newest', q: '' });
  const counts = data?.pages[0]?.counts;
  return (
    <>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!counts && !error && <ListSkeleton rows={3} />}
      {counts && (
        <>
          <section className="flex flex-col gap-3">
            <h2 className="font-bold text-20">{t('dashboard.listings.title')}</h2>
            <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
              {SHOWN.map((state) => (
                <DashboardCountTile
                  key={state}
                  href={`/dashboard/listing${state === 'all' ? '' : `?state=${state}`}`}
                  text={t(`dashboard.listings.state.${state}`)}
                  n={counts[state]}
                />
              ))}
            </ul>
          </section>
          <Leads />
          <MissedSearches audience="seller" />
          <section className="flex flex-col gap-3">
            <h2 className="font-bold text-20">{t('dashboard.numbers.title')}</h2>
            <div className="rounded-card border border-line bg-surface p-4">
              <ListingStatistics />
            </div>
          </section>
        </>
      )}
    </>
  );
}

const SHOWN: readonly OwnListingState[] = ['all', 'rejected', 'to_confirm', 'under_review', 'verified', 'sold'];

type Summary = { leads_details: { property_type: 'residential' | 'commercial'; leads: number }[] };

function Leads() {
  const { data, error, refetch } = useQuery({
    queryKey: ['me', 'lead-summary'],
    queryFn: async ({ signal }) => (await fetchJson<Summary>('/buyer/leads/summary', { signal })).leads_details,
    staleTime: 0,
  });
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-bold text-20">{t('dashboard.leads.title')}</h2>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {data?.map(({ property_type, leads }) => (
          <DashboardCountTile
            key={property_type}
            href="/dashboard/leads"
            text={t(`trade.type.${property_type}`)}
            n={leads}
          />
        ))}
      </ul>
    </section>
  );
}
