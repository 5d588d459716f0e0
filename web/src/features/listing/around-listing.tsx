import { type ListerId, type ListingId, MAX_EXCLUDED_LISTERS } from '@naksha/events/kernel';
import type { Property } from '@naksha/events/wire/property';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useLocation } from 'wouter';
import { useCompare } from '../../shared/compare/use-compare.ts';
import { lastFilter } from '../../shared/filter/last-filter.ts';
import { hideHomeWithUndo, setHomeHidden, useHiddenHomes } from '../../shared/hiding/hide-home.ts';
import { homeViewPath } from '../../shared/home-path.ts';
import { LoanCalculator } from '../../shared/loan/loan-fields.tsx';
import { useLoan } from '../../shared/loan/use-loan.ts';
import { t } from '../../shared/messages/t.ts';
import { useSession } from '../../shared/session/session.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { describeProblem } from '../../shared/ui/problem-words.ts';
import { toast } from '../../shared/ui/toast.ts';
import { ListingGridCard } from '../landing/latest-card.tsx';
import { aroundListingQuery } from './around-query.ts';
import { LocalityPrice } from './locality-price.tsx';
import { PrintButton } from './pass-on.tsx';

export default function AroundListing({ property }: { property: Property }) {
  const { data, error, refetch } = useQuery(aroundListingQuery(property.id, useSession()));
  return (
    <div className="flex flex-col gap-6">
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data?.locality && <LocalityPrice property={property} locality={data.locality} />}
      {!property.listing_state.startsWith('sold') && <LoanInBrief price={property.expected_price} />}
      <div className="flex flex-wrap gap-2 print:hidden">
        <CompareButton id={property.id} />
        <HideButton id={property.id} />
        {property.lister_id && <HideListerButton id={property.lister_id} property={property} />}
        <PrintButton />
      </div>
    </div>
  );
}

export function SimilarHomes({ property }: { property: Property }) {
  const { data } = useQuery(aroundListingQuery(property.id, useSession()));
  if (!data?.similar.length) return null;
  return (
    <section className="flex flex-col gap-3 print:hidden">
      <h2 className="font-bold text-20">{t('listingAround.similar')}</h2>
      <p className="text-14 text-muted">{t('listingAround.similarWhy')}</p>
      <ul className="flex snap-x gap-4 overflow-x-auto p-1 *:w-[min(80vw,17rem)] *:shrink-0 *:snap-start lg:grid lg:grid-cols-4 lg:*:w-auto lg:*:nth-[n+5]:hidden">
        {data.similar.map((card) => (
          <ListingGridCard key={card.id} card={card} />
        ))}
      </ul>
    </section>
  );
}

function CompareButton({ id }: { id: ListingId }) {
  const { chosen, toggle } = useCompare(id);
  return (
    <Button aria-pressed={chosen} look={chosen ? 'dark' : 'quiet'} onClick={toggle}>
      {chosen ? t('compare.chosen') : t('compare.choose')}
    </Button>
  );
}

function HideButton({ id }: { id: ListingId }) {
  const hidden = useHiddenHomes().includes(id);
  return (
    <Button
      aria-pressed={hidden}
      look={hidden ? 'dark' : 'quiet'}
      onClick={() =>
        hidden
          ? void setHomeHidden(id, false).catch((error: unknown) => toast.error(describeProblem(error)))
          : hideHomeWithUndo(id)
      }
    >
      {t(hidden ? 'saving.hiddenHome' : 'saving.hideHome')}
    </Button>
  );
}

type Props = { id: ListerId; property: Pick<Property, 'lister' | 'position'> };

/** Leads to the map without the homes of this agent or builder, which a chip and the message undo. */
export function HideListerButton({ id, property: { lister, position } }: Props) {
  const filter = useAtomValue(lastFilter);
  const [, navigate] = useLocation();
  const name = lister === 'builder' ? 'builder' : 'agent';
  const others = (filter.notListers ?? []).filter((other) => other !== id);
  const camera = { ...position, zoom: 14 };
  const hide = () => {
    const notListers = [...others, id].slice(-MAX_EXCLUDED_LISTERS);
    navigate(homeViewPath({ filter: { ...filter, notListers }, camera }));
    toast.info(t(`saving.listerHidden.${name}`), {
      action: { label: t('app.undo'), run: () => navigate(homeViewPath({ filter, camera }), { replace: true }) },
    });
  };
  return <Button onClick={hide}>{t(`saving.hideLister.${name}`)}</Button>;
}

function LoanInBrief({ price }: { price: number }) {
  const loan = useLoan(price);
  return (
    <section className="flex flex-col gap-3 print:hidden" data-testid="loan">
      <h2 className="font-bold text-20">{t('loan.title')}</h2>
      <LoanCalculator loan={loan} />
      <ButtonLink href={`/calculators?price=${price}`} className="self-start">
        {t('loan.more')}
      </ButtonLink>
    </section>
  );
}
