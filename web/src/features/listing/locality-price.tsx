import type { AroundListing } from '@naksha/events/wire/around-listing';
import type { Property } from '@naksha/events/wire/property';
import { formatPricePerArea, formatPricePerUnit, toPricePerUnit } from '../../shared/format/facts.ts';
import { findRateSpread, formatMarketChange } from '../../shared/market/figure-words.ts';
import { MarketFiguresExplanation } from '../../shared/market/how-worked-out.tsx';
import { RateRangeChart } from '../../shared/market/rate-strip.tsx';
import { t } from '../../shared/messages/t.ts';
import { PlaceText } from '../../shared/places/place-text.tsx';

type Props = { property: Property; locality: NonNullable<AroundListing['locality']> };

/** Nothing if too few homes are for sale. */
export function LocalityPrice({ property, locality }: Props) {
  const { expected_price: price, area, property_subtype: subtype } = property;
  const spread = findRateSpread(locality);
  if (!spread) return null;
  return (
    <section className="flex flex-col gap-1">
      <h2 className="font-bold text-20">{t('market.title')}</h2>
      <p className="text-muted">
        <PlaceText place={{ ...property, project: undefined }} />
      </p>
      <p>
        {t('listingAround.median')}{' '}
        <span className="font-semibold">{formatPricePerUnit(spread.rate, spread.unit)}</span>
      </p>
      <p>
        {t('listingAround.own')} <span className="font-semibold">{formatPricePerArea(price, area, subtype)}</span>
      </p>
      <RateRangeChart spread={spread} own={toPricePerUnit(price, area.sqft, spread.unit)} />
      <p>
        {t('market.half', {
          lower: formatPricePerUnit(spread.lower, spread.unit),
          upper: formatPricePerUnit(spread.upper, spread.unit),
        })}{' '}
        {formatMarketChange(locality)}
      </p>
      <p className="text-14 text-muted">
        {locality.demo
          ? t('listingAround.ofDemoHomes', { n: locality.homes })
          : t('listingAround.ofHomes', { n: locality.homes })}
      </p>
      <MarketFiguresExplanation />
    </section>
  );
}
