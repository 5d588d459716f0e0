import type { ListingPage } from '@naksha/events/wire/listing-page';
import { useQuery } from '@tanstack/react-query';
import { fetchPublicJson } from '../../shared/api/api.ts';
import { listingsKey } from '../../shared/api/listings-key.ts';
import { homeViewPath } from '../../shared/home-path.ts';
import { t } from '../../shared/messages/t.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { ScrollSnapSection } from '../../shared/ui/snap-section.tsx';
import { ListingGridCard } from './latest-card.tsx';

const SHOWN = 4;

export function LatestListings() {
  const { data, error, refetch } = useQuery({
    queryKey: [...listingsKey, 'latest'],
    queryFn: ({ signal }) => fetchPublicJson<ListingPage>('/listings', { query: { sort: 'newest' }, signal }),
  });
  if (data?.listings.length === 0) return null;
  return (
    <ScrollSnapSection
      title={t('landing.latest')}
      action={<ButtonLink href={homeViewPath({ sort: 'newest' })}>{t('landing.latest.all')}</ButtonLink>}
      steps={{ previous: t('landing.latest.previous'), next: t('landing.latest.next') }}
      columns={4}
      note={error && <LoadFailure error={error} onRetry={() => void refetch()} />}
    >
      {data?.listings.slice(0, SHOWN).map((card) => <ListingGridCard key={card.id} card={card} />) ??
        (!error && ['a', 'b', 'c', 'd'].map((key) => <li key={key} className="skeleton h-72 rounded-card" />))}
    </ScrollSnapSection>
  );
}
