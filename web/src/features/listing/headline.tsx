import { MORE } from '@naksha/events/kernel';
import type { Property } from '@naksha/events/wire/property';
import { formatArea, formatBhk, formatCountUpTo } from '../../shared/format/facts.ts';
import { t } from '../../shared/messages/t.ts';
import { PlaceText } from '../../shared/places/place-text.tsx';
import { TitleText } from '../../shared/places/title-text.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import type { IconName } from '../../shared/ui/icon-paths.ts';
import { VerificationBadge } from './badge.tsx';
import { PriceSummary } from './price-summary.tsx';

type Props = {
  property: Property;
  /** On wide screens, except in print. */
  priceIsBeside?: boolean;
};

export function ListingHeadline({ property, priceIsBeside = false }: Props) {
  const { area, profile_details: details } = property;
  return (
    <header className="@container flex flex-col gap-3">
      <PriceSummary property={property} className={priceIsBeside ? 'lg:hidden print:flex' : ''} />
      <div className="flex flex-col gap-1">
        <h1 className="break-words font-bold text-20 sm:text-24">
          <TitleText listing={{ ...property, bedrooms: details.bedrooms }} />
        </h1>
        <p className="flex items-center gap-2 text-muted">
          <Icon name="pin" />
          <PlaceText place={property} />
        </p>
      </div>
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
      <VerificationBadge property={property} />
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
