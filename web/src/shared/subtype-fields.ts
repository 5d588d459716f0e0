import { type AreaUnit, type RoomFlag, SUBTYPES_WITH_BEDROOMS, type Subtype } from '@naksha/events/kernel';

export type Fields = {
  rooms: readonly RoomFlag[];
  units: readonly AreaUnit[];
};

const HOME_ROOMS = ['poojaRoom', 'studyRoom', 'servantRoom', 'storeRoom'] as const;
const STRUCTURES = ['sheds', 'rooms', 'washrooms', 'other'] as const;

export function roomsAndUnitsForSubtype(subtype: Subtype): Fields {
  const plot = subtype === 'residential-plot' || subtype === 'commercial-plot';
  const home = SUBTYPES_WITH_BEDROOMS.includes(subtype);
  return {
    rooms: home ? HOME_ROOMS : plot || subtype === 'other' ? STRUCTURES : [],
    units: listUnits(subtype),
  };
}

function listUnits(subtype: Subtype): readonly AreaUnit[] {
  if (subtype === 'flat' || subtype === 'office' || subtype === 'showroom') return ['sqft', 'sqyd', 'sqm'];
  if (subtype === 'kothi') return ['sqyd', 'marla', 'kanal', 'sqft', 'sqm'];
  return ['sqyd', 'marla', 'kanal', 'acre', 'biswa', 'bigha', 'sqft', 'sqm'];
}
