import { AREA_UNITS, ATTRIBUTES } from '@naksha/events/kernel';
import type { Property } from '@naksha/events/wire/property';
import type { ReactNode } from 'react';
import { formatAttributeOf } from '../../shared/format/attributes.ts';
import { formatDay } from '../../shared/format/dates.ts';
import { convertSqftRounded, formatArea, formatPricePerArea } from '../../shared/format/facts.ts';
import { t } from '../../shared/messages/t.ts';
import { PlaceText } from '../../shared/places/place-text.tsx';

export function ListingFacts({ property }: { property: Property }) {
  const { profile_details: details, area, expected_price: price, property_subtype: subtype } = property;
  const rows: [string, ReactNode][] = [
    [
      t('listing.fact.kind'),
      `${t(`trade.subtype.${subtype}`)}, ${t(`trade.type.${property.property_type}`).toLowerCase()}`,
    ],
    [t('listing.fact.area'), formatAreaInAllUnits(area)],
    [t('listing.fact.rate'), formatPricePerArea(price, area, subtype)],
    ...ATTRIBUTES.map((attribute): [string, ReactNode] => [
      t(`attribute.${attribute.name}`),
      formatAttributeOf(details, attribute),
    ]),
    [t('listing.fact.project'), property.project],
    [t('listing.fact.locality'), <PlaceText key="place" place={{ ...property, project: undefined }} />],
    [t('listing.fact.lister'), t(`trade.lister.${property.lister}`)],
    [t('listing.fact.posted'), formatDay(property.posted_on)],
    [t('listing.fact.confirmed'), property.last_confirmed_on && formatDay(property.last_confirmed_on)],
  ];
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-bold text-20">{t('listing.facts')}</h2>
      <dl className="grid gap-x-8 rounded-card border border-line bg-surface px-4 sm:grid-cols-2">
        {rows.map(
          ([name, value]) =>
            value !== undefined && (
              <div
                key={name}
                className="flex justify-between gap-4 border-line border-b py-3 last:border-0 sm:nth-last-2:odd:border-0"
              >
                <dt className="text-muted">{name}</dt>
                <dd className="wrap-anywhere text-right font-semibold">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}

export function formatAreaInAllUnits(area: Property['area']): string {
  const others = AREA_UNITS.filter((unit) => unit !== area.unit).map((unit) =>
    formatArea({ value: convertSqftRounded(area.sqft, unit), unit }),
  );
  return `${formatArea(area)} (${others.join(' · ')})`;
}
