import { formatRupees, MORE } from '@naksha/events/kernel';
import type { Property } from '@naksha/events/wire/property';
import { formatArea, formatBhk, formatCountUpTo, formatPricePerArea } from '../../shared/format/facts.ts';
import { t } from '../../shared/messages/t.ts';
import { PlaceText } from '../../shared/places/place-text.tsx';
import { TitleText } from '../../shared/places/title-text.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import type { IconName } from '../../shared/ui/icon-paths.ts';
import { VerificationBadge } from './badge.tsx';

export function ListingHeadline({ property }: { property: Property }) {
  const { expected_price: price, price_cut: cut, area, property_subtype: subtype, profile_details: details } = property;
  return (
    <header className="@container flex flex-col gap-2">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="@max-[16rem]:text-24 font-bold text-32">{formatRupees(price)}</span>
        <span className="text-muted">{formatPricePerArea(price, area, subtype)}</span>
        {cut && (
          <span className="flex items-center gap-1 font-semibold text-14 text-success">
            <Icon name="arrowDown" size={16} />
            {t('listing.priceCut', { amount: formatRupees(cut.from - price) })}
          </span>
        )}
      </p>
      <VerificationBadge property={property} />
      <ul className="flex flex-wrap gap-x-6 gap-y-2 font-semibold">
        {details.bedrooms !== undefined && <Figure icon="bed" text={formatBhk(details.bedrooms)} />}
        {details.bathrooms !== undefined && (
          <Figure
            icon="bath"
            text={t('trade.baths', {
              n: details.bathrooms === MORE ? 4 : details.bathrooms,
              count: formatCountUpTo(details.bathrooms, 3),
            })}
          />
        )}
        {details.car_parkings !== undefined && details.car_parkings > 0 && (
          <Figure icon="car" text={formatCountUpTo(details.car_parkings, 4)} label={t('attribute.carParkings')} />
        )}
        <Figure icon="ruler" text={formatArea(area)} />
      </ul>
      <h1 className="break-words font-bold text-20 sm:text-24">
        <TitleText listing={{ ...property, bedrooms: details.bedrooms }} />
      </h1>
      <p className="flex items-center gap-2 text-muted">
        <Icon name="pin" />
        <PlaceText place={property} />
      </p>
    </header>
  );
}

const Figure = ({ icon, text, label }: { icon: IconName; text: string; label?: string }) => (
  <li className="flex items-center gap-2">
    <Icon name={icon} size={24} />
    {label && <span className="sr-only">{label}</span>}
    {text}
  </li>
);
