import { formatIndianNumber, formatRupees } from '@naksha/events/kernel';
import type { AroundListing } from '@naksha/events/wire/around-listing';
import type { Property } from '@naksha/events/wire/property';
import { useQuery } from '@tanstack/react-query';
import { formatPricePerUnit, toPricePerUnit } from '../../shared/format/facts.ts';
import { useLoan } from '../../shared/loan/use-loan.ts';
import { findRateSpread } from '../../shared/market/figure-words.ts';
import { t } from '../../shared/messages/t.ts';
import { useSession } from '../../shared/session/session.ts';
import { aroundListingQuery } from './around-query.ts';

/** The instalment, and the price per area against the locality's if enough homes are for sale there. */
export default function PriceInContext({ property }: { property: Property }) {
  const { data: around, isLoading } = useQuery(aroundListingQuery(property.id, useSession()));
  return (
    <div className="flex flex-col gap-2 text-14">
      <Instalment price={property.expected_price} />
      {around?.locality && <AgainstLocality property={property} locality={around.locality} />}
      {isLoading && <div className="skeleton h-10" />}
    </div>
  );
}

function Instalment({ price }: { price: number }) {
  const { result, typed } = useLoan(price);
  if (!result) return null;
  return (
    <p>
      <span className="font-semibold">{t('home.panel.emi', { amount: formatRupees(result.instalment) })}</span>{' '}
      <span className="text-muted">{t('home.panel.loan', typed)}</span>
    </p>
  );
}

/** "EMI ₹56,929/month" */
export function ShortInstalment({ price }: { price: number }) {
  const { result } = useLoan(price);
  return result && <>{t('listing.emiShort', { amount: formatRupees(result.instalment) })}</>;
}

type Against = { property: Property; locality: NonNullable<AroundListing['locality']> };

function AgainstLocality({ property, locality }: Against) {
  const spread = findRateSpread(locality);
  if (!spread) return <p className="text-muted">{t('listingAround.tooFew')}</p>;
  const own = toPricePerUnit(property.expected_price, property.area.sqft, spread.unit);
  const percent = Math.round((own / spread.rate - 1) * 100);
  const typical = formatPricePerUnit(spread.rate, spread.unit);
  const side = percent === 0 ? 'same' : percent > 0 ? 'above' : 'below';
  return <p>{t(`home.panel.${side}`, { percent: formatIndianNumber(Math.abs(percent)), typical })}</p>;
}
