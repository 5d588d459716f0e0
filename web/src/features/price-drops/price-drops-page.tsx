import type { PriceDrops } from '@naksha/events/wire/price-drops';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { fetchPublicJson } from '../../shared/api/api.ts';
import { useCities } from '../../shared/api/cities.ts';
import { t } from '../../shared/messages/t.ts';
import { nameInLocale } from '../../shared/places/place-name.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { RadioChoice } from '../../shared/ui/choice.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { ListingGridCard } from '../landing/latest-card.tsx';

const EVERYWHERE = 'all';

export default function PriceDropsPage() {
  const [params, setParams] = useSearchParams();
  const place = params.get('place') ?? EVERYWHERE;
  const cities = useCities();
  const drops = useInfiniteQuery({
    queryKey: ['price-drops', place],
    queryFn: ({ pageParam, signal }) =>
      fetchPublicJson<PriceDrops>('/price-drops', {
        query: { place: place === EVERYWHERE ? undefined : place, cursor: pageParam ?? undefined },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ cursor }) => cursor,
  });
  const cards = drops.data?.pages.flatMap(({ listings }) => listings);
  const choose = (next: string) => setParams(next === EVERYWHERE ? {} : { place: next });
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-4 px-4 py-6 sm:px-6">
      <header>
        <h1 className="font-bold text-24">{t('priceDrops.title')}</h1>
        <p className="text-muted">{t('priceDrops.hint')}</p>
      </header>
      {cities.length > 1 && (
        <fieldset>
          <legend className="sr-only">{t('priceDrops.where')}</legend>
          <RadioChoice
            name="place"
            options={[
              { value: EVERYWHERE, label: t('priceDrops.everywhere') },
              ...cities.map(({ id, ...city }) => ({ value: id, label: nameInLocale(city) })),
            ]}
            value={place}
            onChange={choose}
          />
        </fieldset>
      )}
      {drops.error && <LoadFailure error={drops.error} onRetry={() => void drops.refetch()} />}
      {!cards && !drops.error && <ListSkeleton rows={4} />}
      {cards?.length === 0 && (
        <EmptyState icon="arrowDown" title={t('priceDrops.empty')} hint={t('priceDrops.emptyHint')}>
          <ButtonLink href="/home">{t('app.nav.findProperty')}</ButtonLink>
        </EmptyState>
      )}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {cards?.map((card) => (
          <ListingGridCard key={card.id} card={card} />
        ))}
      </ul>
      {drops.hasNextPage && (
        <Button disabled={drops.isFetchingNextPage} onClick={() => void drops.fetchNextPage()}>
          {t('priceDrops.more')}
        </Button>
      )}
    </div>
  );
}
