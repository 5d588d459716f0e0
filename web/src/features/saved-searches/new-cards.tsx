import type { ListingId } from '@naksha/events/kernel';
import type { ListingCards } from '@naksha/events/wire/listing-page';
import { useQuery } from '@tanstack/react-query';
import { getPublic } from '../../shared/api/api.ts';
import { t } from '../../shared/messages/t.ts';
import { LatestCard } from '../landing/latest-card.tsx';

const MAX_CARDS = 3;

export function NewCards({ ids, count }: { ids: readonly ListingId[]; count: number }) {
  const shown = ids.slice(0, MAX_CARDS).join(',');
  const { data } = useQuery({
    queryKey: ['new-cards', shown],
    queryFn: ({ signal }) => getPublic<ListingCards>('/listings/cards', { query: { ids: shown }, signal }),
    enabled: shown !== '',
  });
  if (!data?.listings.length) return null;
  return (
    <>
      <ul className="grid gap-3 sm:grid-cols-3">
        {data.listings.map((card) => (
          <LatestCard key={card.id} card={card} />
        ))}
      </ul>
      {count > MAX_CARDS && <p className="text-14 text-muted">{t('searches.more', { n: count - MAX_CARDS })}</p>}
    </>
  );
}
