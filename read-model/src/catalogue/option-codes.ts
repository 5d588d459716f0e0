import {
  AMENITIES,
  AMENITY_KINDS,
  type AreaUnit,
  BATHROOMS,
  BEDROOMS,
  CAR_PARKINGS,
  LISTER_TYPES,
  OWNERSHIPS,
  PROPERTY_TYPES,
  ROOM_FLAGS,
  SUBTYPES_OF,
} from '@naksha/events/kernel';

type Coded = { code: number; label: string };

const FIRST: readonly (Coded & { unit: AreaUnit })[] = [
  { code: 1, label: 'Sq.ft', unit: 'sqft' },
  { code: 2, label: 'Gaj/Sq.Yards', unit: 'sqyd' },
];
/** Units of area by number, in the three sets that the specification has: 3 is kanal in the second and marla in the third. */
export const AREA_UNIT_SETS = {
  first: FIRST,
  second: [...FIRST, { code: 3, label: 'Kanal', unit: 'kanal' }, { code: 4, label: 'Acres', unit: 'acre' }],
  third: [...FIRST, { code: 3, label: 'Marla', unit: 'marla' }],
} as const satisfies Record<string, readonly (Coded & { unit: AreaUnit })[]>;

/** The number in the first set of a unit of another: what is measured in marla is shown in gaj there. */
export const toFirstSet = (code: number): number => (code === 3 ? 2 : code);

/** What a price is per: a list of its own, apart from the units of area. */
export function priceUnitLabel(code: number): string {
  if (code === 1) return 'Sq.ft';
  return code === 2 ? 'Sq.mt' : 'sq.yard';
}

export const GENDERS: readonly Coded[] = [
  { code: 1, label: 'Male' },
  { code: 2, label: 'Female' },
  { code: 3, label: 'Other' },
];

/** Every list that a form to post with needs, by the words and numbers of the wire. */
export const POST_FORM_OPTIONS = {
  property_type: PROPERTY_TYPES,
  property_subtype: SUBTYPES_OF,
  bedrooms: BEDROOMS,
  bathrooms: BATHROOMS,
  car_parkings: CAR_PARKINGS,
  area_units: {
    ...AREA_UNIT_SETS,
    third: AREA_UNIT_SETS.third.map((unit) => ({ ...unit, first_set_code: toFirstSet(unit.code) })),
  },
  price_units: [1, 2, 3].map((code) => ({ code, label: priceUnitLabel(code) })),
  lister: LISTER_TYPES,
  ownership: OWNERSHIPS,
  gender: GENDERS,
  amenities: AMENITIES.map((name) => ({ name, type: AMENITY_KINDS[name] })),
  rooms: ROOM_FLAGS,
};
