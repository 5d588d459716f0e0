import { AREA_UNITS, ATTRIBUTES, FACT_GROUPS, type FactGroup, PLOTS } from '@naksha/events/kernel';
import type { Property } from '@naksha/events/wire/property';
import type { ReactNode } from 'react';
import { formatAttributeOf } from '../../shared/format/attributes.ts';
import { formatDay } from '../../shared/format/dates.ts';
import { convertSqftRounded, formatArea, formatPricePerArea } from '../../shared/format/facts.ts';
import { type PlainKey, t } from '../../shared/messages/t.ts';
import { PlaceText } from '../../shared/places/place-text.tsx';

type Fact = { name: string; value: ReactNode };

export function ListingFacts({ property }: { property: Property }) {
  const groups = listFactGroups(property).filter(({ facts }) => facts.length > 0);
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-bold text-20">{t('listing.facts')}</h2>
      <div className="rounded-card border border-line bg-surface px-4 sm:px-6">
        {groups.map(({ title, facts }) => (
          <section
            key={title}
            className="grid gap-x-8 gap-y-3 border-line border-b py-4 last:border-0 lg:grid-cols-[8rem_minmax(0,1fr)] print:break-inside-avoid"
          >
            <h3 className="font-semibold">{title}</h3>
            <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-x-4 gap-y-3 sm:grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))]">
              {facts.map(({ name, value }) => (
                <div key={name}>
                  <dt className="text-14 text-muted">{name}</dt>
                  <dd className="wrap-anywhere font-semibold">{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </section>
  );
}

function listFactGroups(property: Property): { title: string; facts: Fact[] }[] {
  const { area, expected_price: price, property_subtype: subtype, property_type: type } = property;
  const own: Partial<Record<FactGroup, [PlainKey, ReactNode][]>> = {
    home: [
      ['listing.fact.kind', `${t(`trade.subtype.${subtype}`)}, ${t(`trade.type.${type}`).toLowerCase()}`],
      ['listing.fact.area', <AreaInUnits key="area" area={area} />],
      ['listing.fact.project', property.project],
      ['listing.fact.locality', <PlaceText key="place" place={{ ...property, project: undefined }} />],
    ],
    price: [['listing.fact.rate', formatPricePerArea(price, area, subtype)]],
  };
  const listing: [PlainKey, ReactNode][] = [
    ['listing.fact.lister', t(`trade.lister.${property.lister}`)],
    ['listing.fact.posted', formatDay(property.posted_on)],
    ['listing.fact.confirmed', property.last_confirmed_on && formatDay(property.last_confirmed_on)],
  ];
  return [
    ...FACT_GROUPS.map((group) => ({
      title: groupTitle(group, property),
      facts: [...listGiven(own[group] ?? []), ...listAttributes(group, property)],
    })),
    { title: t('listing.group.listing'), facts: listGiven(listing) },
  ];
}

function groupTitle(group: FactGroup, { property_subtype: subtype, property_type: type }: Property): string {
  if (group !== 'home') return t(`listing.group.${group}`);
  if (PLOTS.includes(subtype)) return t('listing.group.plot');
  return t(type === 'commercial' ? 'listing.group.premises' : 'listing.group.home');
}

/** A plot has no home. */
const groupFor = (group: FactGroup, subtype: Property['property_subtype']): FactGroup =>
  group === 'plot' && PLOTS.includes(subtype) ? 'home' : group;

const listGiven = (facts: readonly [PlainKey, ReactNode][]): Fact[] =>
  facts.flatMap(([key, value]) => (value ? [{ name: t(key), value }] : []));

function listAttributes(group: FactGroup, { profile_details: details, property_subtype: subtype }: Property): Fact[] {
  return ATTRIBUTES.filter((attribute) => groupFor(attribute.group ?? 'home', subtype) === group).flatMap(
    (attribute) => {
      const needed = attribute.neededFor?.includes(subtype);
      const value = formatAttributeOf(details, attribute) ?? (needed && <NotGiven />);
      return value ? [{ name: t(`attribute.${attribute.name}`), value }] : [];
    },
  );
}

const NotGiven = () => <span className="font-normal text-muted">{t('listing.notGiven')}</span>;

function AreaInUnits({ area }: { area: Property['area'] }) {
  const others = AREA_UNITS.filter((unit) => unit !== area.unit).map((unit) =>
    formatArea({ value: convertSqftRounded(area.sqft, unit), unit }),
  );
  return (
    <>
      {formatArea(area)} <span className="block font-normal text-12 text-muted">{others.join(' · ')}</span>
    </>
  );
}
