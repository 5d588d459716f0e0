import {
  type AreaUnit,
  type PropertyType,
  type RoomFlag,
  SUBTYPES_OF,
  SUBTYPES_WITH_BEDROOMS,
  type Subtype,
} from '@naksha/events/kernel';
import type { Draft } from './draft.ts';

/** Which questions make sense for a kind of property. */
export type Fields = {
  bedrooms: boolean;
  bathrooms: boolean;
  balconies: boolean;
  carParkings: boolean;
  /** Extra rooms of a home, or structures on land. */
  rooms: readonly RoomFlag[];
  /** In the order in which the trade would say them. */
  units: readonly AreaUnit[];
};

const HOME_ROOMS = ['poojaRoom', 'studyRoom', 'servantRoom', 'storeRoom'] as const;
const STRUCTURES = ['sheds', 'rooms', 'washrooms', 'other'] as const;

export function fieldsFor(subtype: Subtype): Fields {
  const plot = subtype === 'residential-plot' || subtype === 'commercial-plot';
  const home = SUBTYPES_WITH_BEDROOMS.includes(subtype);
  return {
    bedrooms: home,
    bathrooms: !plot,
    balconies: home,
    carParkings: !plot,
    rooms: home ? HOME_ROOMS : plot || subtype === 'other' ? STRUCTURES : [],
    units: listUnits(subtype),
  };
}

function listUnits(subtype: Subtype): readonly AreaUnit[] {
  if (subtype === 'flat' || subtype === 'office' || subtype === 'showroom') return ['sqft', 'sqyd', 'sqm'];
  if (subtype === 'kothi') return ['sqyd', 'marla', 'kanal', 'sqft', 'sqm'];
  return ['sqyd', 'marla', 'kanal', 'acre', 'biswa', 'bigha', 'sqft', 'sqm'];
}

/** Another type has other subtypes; what was chosen stays where it exists there too. */
export const withType = (draft: Draft, type: PropertyType): Draft =>
  withSubtype({ ...draft, type }, SUBTYPES_OF[type].includes(draft.subtype) ? draft.subtype : SUBTYPES_OF[type][0]);

/** Another subtype: answers to questions that it doesn't ask are taken back, and the unit is one of its own. */
export function withSubtype(draft: Draft, subtype: Subtype): Draft {
  const fields = fieldsFor(subtype);
  const { bedrooms, bathrooms, balconies, carParkings, ...rest } = draft;
  return {
    ...rest,
    subtype,
    ...(fields.bedrooms && bedrooms !== undefined && { bedrooms }),
    ...(fields.bathrooms && bathrooms !== undefined && { bathrooms }),
    ...(fields.balconies && balconies !== undefined && { balconies }),
    ...(fields.carParkings && carParkings !== undefined && { carParkings }),
    rooms: draft.rooms.filter((room) => fields.rooms.includes(room)),
    unit: draft.area === '' || !fields.units.includes(draft.unit) ? fields.units[0] : draft.unit,
  };
}
