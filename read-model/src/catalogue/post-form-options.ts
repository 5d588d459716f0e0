import {
  AMENITIES,
  AMENITY_KINDS,
  ATTRIBUTES,
  LISTER_TYPES,
  PROPERTY_TYPES,
  ROOM_FLAGS,
  SUBTYPES_OF,
} from '@naksha/events/kernel';
import { en } from '@naksha/events/messages/en';
import {
  AREA_UNIT_SETS,
  areaUnitCodeLabel,
  GENDERS,
  OWNERSHIP_CODES,
  replaceMarlaWithGajCode,
} from '@naksha/events/wire/listing-codes';

const ATTRIBUTE_OPTIONS = Object.fromEntries(
  ATTRIBUTES.flatMap(({ wire, value }) => ('options' in value ? [[wire, value.options]] : [])),
);

export const POST_FORM_OPTIONS = {
  property_type: PROPERTY_TYPES,
  property_subtype: SUBTYPES_OF,
  ...ATTRIBUTE_OPTIONS,
  area_units: {
    ...AREA_UNIT_SETS,
    third: AREA_UNIT_SETS.third.map((unit) => ({ ...unit, first_set_code: replaceMarlaWithGajCode(unit.code) })),
  },
  price_units: [1, 2, 3].map((code) => ({ code, label: areaUnitCodeLabel(code) })),
  lister: LISTER_TYPES,
  lister_labels: LISTER_TYPES.map((name) => ({ name, label: en[`trade.lister.${name}`] })),
  ownership_labels: OWNERSHIP_CODES,
  gender: GENDERS,
  amenities: AMENITIES.map((name) => ({ name, label: en[`trade.amenity.${name}`], type: AMENITY_KINDS[name] })),
  rooms: ROOM_FLAGS,
  rooms_labels: ROOM_FLAGS.map((name) => ({ name, label: en[`trade.room.${name}`] })),
};
