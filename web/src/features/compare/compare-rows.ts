import {
  AMENITIES,
  ATTRIBUTES,
  formatRupees,
  ROOM_FLAGS,
  type RoomFlag,
  subtypeHasAttribute,
} from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import type { Property } from '@naksha/events/wire/property';
import { formatAttributeOf } from '../../shared/format/attributes.ts';
import { formatDay } from '../../shared/format/dates.ts';
import { formatArea, formatPricePerArea } from '../../shared/format/facts.ts';
import { t } from '../../shared/messages/t.ts';
import { joinPlaceInLocale } from '../../shared/places/place-name.ts';
import { roomsAndUnitsForSubtype } from '../../shared/subtype-fields.ts';

/** undefined: not given; null: does not apply to the kind. */
export type CellText = string | undefined | null;
export type CompareRow = { name: string; values: readonly CellText[]; differs: boolean };

/** Missing homes and values that do not apply do not count as differences. */
export function buildCompareRows(homes: readonly (Property | undefined)[], cities: readonly City[]): CompareRow[] {
  const told: [name: string, tell: (home: Property) => CellText][] = [
    [t('compare.price'), ({ expected_price: price }) => formatRupees(price)],
    [t('listing.fact.rate'), (home) => formatPricePerArea(home.expected_price, home.area, home.property_subtype)],
    [t('compare.cut'), ({ price_cut: cut }) => (cut ? formatRupees(cut.from) : t('compare.noCut'))],
    [t('listing.fact.kind'), ({ property_subtype: subtype }) => t(`trade.subtype.${subtype}`)],
    [t('listing.fact.area'), ({ area }) => formatArea(area)],
    ...ATTRIBUTES.map((attribute): (typeof told)[number] => [
      t(`attribute.${attribute.name}`),
      ({ property_subtype: subtype, profile_details: details }) =>
        formatAttributeOf(details, attribute) ?? (subtypeHasAttribute(subtype, attribute) ? undefined : null),
    ]),
    [t('listing.fact.locality'), (home) => joinPlaceInLocale(cities, home)],
    [t('listing.fact.project'), ({ project }) => project],
    [t('listing.fact.lister'), ({ lister }) => t(`trade.lister.${lister}`)],
    [t('compare.checks'), ({ checked }) => checked && t('trade.checked', { n: checked.done, of: checked.of })],
    [t('listing.fact.posted'), ({ posted_on: day }) => formatDay(day)],
    [t('listing.fact.confirmed'), ({ last_confirmed_on: day }) => day && formatDay(day)],
    ...ROOM_FLAGS.map((room): (typeof told)[number] => [t(`trade.room.${room}`), (home) => hasRoom(home, room)]),
    ...AMENITIES.map((one): (typeof told)[number] => [
      t(`trade.amenity.${one}`),
      ({ amenities }) => has(amenities, one),
    ]),
  ];
  return told.flatMap(([name, tell]) => {
    const values = homes.map((home): CellText => home && tell(home));
    const known = homes.flatMap((home, k) => (home && values[k] !== null ? [values[k]] : []));
    const says = known.some(
      (value) => value !== undefined && value !== t('compare.no') && value !== t('compare.noCut'),
    );
    return says ? [{ name, values, differs: new Set(known).size > 1 }] : [];
  });
}

const hasRoom = ({ property_subtype: subtype, rooms }: Property, room: RoomFlag): CellText =>
  roomsAndUnitsForSubtype(subtype).rooms.includes(room) || rooms.includes(room) ? has(rooms, room) : null;

const has = <Flag>(flags: readonly Flag[], flag: Flag): string =>
  flags.includes(flag) ? t('compare.yes') : t('compare.no');
