import { AMENITIES, exactRupees, ROOM_FLAGS } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import type { Property } from '@naksha/events/wire/property';
import { shownDay } from '../../shared/format/dates.ts';
import { shownArea, shownCount, shownRate } from '../../shared/format/facts.ts';
import { t } from '../../shared/messages/t.ts';
import { joinPlaceHere } from '../../shared/places/place-name.ts';

/** A line of the comparison: a value for each home, undefined where nothing is said. */
export type CompareRow = { name: string; values: readonly (string | undefined)[]; differs: boolean };

/**
 * What is known of the homes, line by line, prices in exact rupees. A home that is gone has no values and differs from none;
 * a line of which no home says anything is left out.
 */
export function compareRows(homes: readonly (Property | undefined)[], cities: readonly City[]): CompareRow[] {
  const told: [name: string, tell: (home: Property) => string | undefined][] = [
    [t('compare.price'), ({ expected_price: price }) => exactRupees(price)],
    [t('listing.fact.rate'), (home) => shownRate(home.expected_price, home.area, home.property_subtype)],
    [t('compare.cut'), ({ price_cut: cut }) => cut && exactRupees(cut.from)],
    [t('listing.fact.kind'), ({ property_subtype: subtype }) => t(`trade.subtype.${subtype}`)],
    [t('listing.fact.area'), ({ area }) => shownArea(area)],
    [t('trade.bedrooms'), ({ profile_details: { bedrooms } }) => count(bedrooms, 9)],
    [t('trade.bathrooms'), ({ profile_details: { bathrooms } }) => count(bathrooms, 3)],
    [t('trade.balconies'), ({ profile_details: { balconies } }) => count(balconies, 3)],
    [t('trade.carParkings'), ({ profile_details: { car_parkings: cars } }) => count(cars, 4)],
    [t('listing.fact.locality'), (home) => joinPlaceHere(cities, home)],
    [t('listing.fact.project'), ({ project }) => project],
    [
      t('listing.fact.ownership'),
      ({ ownership }) => (ownership === undefined ? undefined : t(`trade.ownership.${ownership}`)),
    ],
    [t('listing.fact.rera'), ({ rera_number: number }) => number],
    [t('listing.fact.lister'), ({ lister }) => t(`trade.lister.${lister}`)],
    [t('compare.checks'), ({ checked }) => checked && t('trade.checked', { n: checked.done, of: checked.of })],
    [t('listing.fact.posted'), ({ posted_on: day }) => shownDay(day)],
    [t('listing.fact.confirmed'), ({ last_confirmed_on: day }) => day && shownDay(day)],
    ...ROOM_FLAGS.map((room): (typeof told)[number] => [t(`trade.room.${room}`), ({ rooms }) => has(rooms, room)]),
    ...AMENITIES.map((one): (typeof told)[number] => [
      t(`trade.amenity.${one}`),
      ({ amenities }) => has(amenities, one),
    ]),
  ];
  return told.flatMap(([name, tell]) => {
    const values = homes.map((home) => home && tell(home));
    const known = homes.flatMap((home, k) => (home ? [values[k]] : []));
    const says = known.some((value) => value !== undefined && value !== t('compare.no'));
    return says ? [{ name, values, differs: new Set(known).size > 1 }] : [];
  });
}

const count = (value: number | undefined, last: number): string | undefined =>
  value === undefined ? undefined : shownCount(value, last);

const has = <Flag>(flags: readonly Flag[], flag: Flag): string =>
  flags.includes(flag) ? t('compare.yes') : t('compare.no');
