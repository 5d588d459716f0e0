import { BALCONIES, BATHROOMS, BEDROOMS, CAR_PARKINGS, DIRECTIONS, OWNERSHIPS } from '../listing-options.ts';
import { PLOTS, SUBTYPES, SUBTYPES_WITH_BEDROOMS, type Subtype } from '../property-kinds.ts';
import { type Attribute, defineAttribute, type ValueOf } from './define-attribute.ts';

const HOMES = SUBTYPES_WITH_BEDROOMS;
/** "No" is an answer too, apart from one that nobody gave. */
const YES_NO = ['yes', 'no'] as const;
const BUILDINGS = ['flat', 'kothi', 'office', 'showroom', 'other'] as const;
const PARTS_OF_BUILDINGS = ['flat', 'office', 'showroom', 'other'] as const;

const SQUARE_FEET = { type: 'number', min: 1, max: 1_000_000, unit: 'sqft' } as const;
const AREA_RANGE = {
  by: 'range',
  presets: [{ max: 1000 }, { min: 1000, max: 1500 }, { min: 1500, max: 2000 }, { min: 2000 }],
} as const;

/**
 * In the order of forms and pages. Kind, price, area, place, texts, amenities, rooms and photos have their own
 * editors.
 */
const ENTRIES = [
  defineAttribute({
    name: 'bedrooms',
    wire: 'bedrooms',
    subtypes: HOMES,
    value: { type: 'count', options: BEDROOMS },
    review: 'material',
    section: 'figures',
    facet: { by: 'exactly' },
    jsonLd: 'numberOfBedrooms',
  }),
  defineAttribute({
    name: 'bathrooms',
    wire: 'bathrooms',
    subtypes: BUILDINGS,
    value: { type: 'count', options: BATHROOMS },
    review: 'material',
    section: 'figures',
    facet: { by: 'atLeast' },
    jsonLd: 'numberOfBathroomsTotal',
  }),
  defineAttribute({
    name: 'balconies',
    wire: 'balconies',
    subtypes: HOMES,
    value: { type: 'count', options: BALCONIES },
    review: 'material',
    section: 'figures',
  }),
  defineAttribute({
    name: 'carParkings',
    wire: 'car_parkings',
    subtypes: BUILDINGS,
    value: { type: 'count', options: CAR_PARKINGS },
    review: 'material',
    section: 'figures',
    group: 'building',
    facet: { by: 'atLeast' },
  }),
  defineAttribute({
    name: 'ownership',
    wire: 'ownership',
    subtypes: SUBTYPES,
    value: { type: 'choice', options: OWNERSHIPS },
    review: 'material',
    section: 'sale',
    group: 'legal',
    neededFor: SUBTYPES,
    facet: { by: 'anyOf' },
  }),
  defineAttribute({
    name: 'reraNumber',
    wire: 'rera_number',
    subtypes: SUBTYPES,
    value: { type: 'text', maxLetters: 60 },
    review: 'material',
    section: 'sale',
    group: 'legal',
    facet: { by: 'flag', wire: 'rera' },
  }),
  defineAttribute({
    name: 'floor',
    wire: 'floor',
    subtypes: PARTS_OF_BUILDINGS,
    value: { type: 'number', min: -1, max: 150, named: [-1, 0] },
    atMost: ['totalFloors'],
    review: 'material',
    section: 'details',
    neededFor: ['flat'],
    facet: {
      by: 'range',
      presets: [{ min: 0, max: 0 }, { min: 1, max: 3 }, { min: 4, max: 8 }, { min: 9 }],
    },
    column: { example: '3rd of 10' },
    jsonLd: 'floorLevel',
  }),
  defineAttribute({
    name: 'totalFloors',
    wire: 'total_floors',
    subtypes: BUILDINGS,
    value: { type: 'number', min: 1, max: 150 },
    review: 'material',
    section: 'details',
    group: 'building',
    facet: { by: 'range', presets: [{ max: 3 }, { min: 4, max: 8 }, { min: 9 }] },
    column: { example: '10' },
  }),
  defineAttribute({
    name: 'yearBuilt',
    wire: 'year_built',
    subtypes: BUILDINGS,
    value: { type: 'number', min: 1900, max: 2100, unit: 'year' },
    review: 'material',
    section: 'details',
    group: 'building',
    // Under 1 year, 1 to 5, 5 to 10 and over 10.
    facet: { by: 'range', presets: [{ min: 0, max: 0 }, { min: 1, max: 5 }, { min: 5, max: 10 }, { min: 11 }] },
    column: { example: '2019' },
    jsonLd: 'yearBuilt',
  }),
  defineAttribute({
    name: 'monthlyMaintenance',
    // The amenity has the wire name `maintenance`.
    wire: 'monthly_maintenance',
    subtypes: BUILDINGS,
    value: { type: 'number', min: 0, max: 1_000_000, unit: 'rupees' },
    review: 'free',
    section: 'sale',
    group: 'price',
    neededFor: ['flat'],
    facet: { by: 'range', presets: [{ max: 2000 }, { max: 5000 }, { max: 10_000 }] },
    column: { example: '2,500' },
  }),
  defineAttribute({
    name: 'roadWidth',
    wire: 'road_width',
    subtypes: [...PLOTS, 'kothi'],
    value: { type: 'number', min: 5, max: 250, unit: 'feet' },
    review: 'material',
    section: 'details',
    group: 'plot',
    neededFor: PLOTS,
    facet: { by: 'range', presets: [{ min: 20 }, { min: 30 }, { min: 60 }] },
    column: { example: '40' },
  }),
  defineAttribute({
    name: 'furnishing',
    wire: 'furnishing',
    subtypes: BUILDINGS,
    value: { type: 'choice', options: ['unfurnished', 'semi', 'furnished'] },
    review: 'free',
    section: 'details',
    card: 'value',
    facet: { by: 'anyOf' },
    column: { example: 'semi-furnished' },
  }),
  defineAttribute({
    name: 'facing',
    wire: 'facing',
    subtypes: SUBTYPES,
    value: { type: 'choice', options: DIRECTIONS },
    review: 'material',
    section: 'details',
    neededFor: PLOTS,
    card: 'labelled',
    facet: { by: 'anyOf' },
    column: { example: 'north-east' },
  }),
  defineAttribute({
    name: 'transaction',
    wire: 'transaction',
    subtypes: SUBTYPES,
    value: { type: 'choice', options: ['new', 'resale'] },
    review: 'material',
    section: 'sale',
    group: 'legal',
    help: true,
    facet: { by: 'anyOf' },
    column: { example: 'resale' },
  }),
  defineAttribute({
    name: 'openSides',
    wire: 'open_sides',
    subtypes: ['kothi', ...PLOTS],
    value: { type: 'count', options: [1, 2, 3, 4] },
    review: 'material',
    section: 'details',
    group: 'plot',
    help: true,
    facet: { by: 'atLeast' },
    column: { example: '2' },
  }),
  defineAttribute({
    name: 'priceNegotiable',
    wire: 'price_negotiable',
    subtypes: SUBTYPES,
    value: { type: 'choice', options: YES_NO },
    review: 'free',
    section: 'sale',
    group: 'price',
    facet: { by: 'flag', except: ['no'] },
    column: { example: 'yes' },
  }),
  defineAttribute({
    name: 'petsAllowed',
    wire: 'pets_allowed',
    subtypes: HOMES,
    value: { type: 'choice', options: YES_NO },
    review: 'free',
    section: 'details',
    facet: { by: 'flag', except: ['no'] },
    column: { example: 'yes' },
    jsonLd: 'petsAllowed',
  }),
  defineAttribute({
    name: 'loanApprovedBy',
    wire: 'loan_approved_by',
    subtypes: SUBTYPES,
    value: { type: 'text', maxLetters: 100 },
    review: 'material',
    section: 'sale',
    group: 'price',
    help: true,
    facet: { by: 'flag', wire: 'loan_approved' },
    column: { example: 'SBI, HDFC' },
  }),
  defineAttribute({
    name: 'possession',
    wire: 'possession',
    subtypes: SUBTYPES,
    value: { type: 'readyFrom' },
    review: 'material',
    section: 'sale',
    group: 'legal',
    neededFor: ['flat', 'kothi'],
    card: 'value',
    facet: { by: 'readyBy', withinMonths: [6, 12, 24, 36] },
    column: { example: 'Dec 2027' },
  }),
  defineAttribute({
    name: 'carpetArea',
    wire: 'carpet_area',
    subtypes: BUILDINGS,
    value: SQUARE_FEET,
    review: 'material',
    section: 'areas',
    neededFor: ['flat'],
    help: true,
    atMost: ['builtUpArea', 'superBuiltUpArea'],
    facet: AREA_RANGE,
    column: { example: '1,180 sqft' },
  }),
  defineAttribute({
    name: 'builtUpArea',
    wire: 'built_up_area',
    subtypes: BUILDINGS,
    value: SQUARE_FEET,
    review: 'material',
    section: 'areas',
    help: true,
    atMost: ['superBuiltUpArea'],
    facet: AREA_RANGE,
    column: { example: '1,320 sqft' },
  }),
  defineAttribute({
    name: 'superBuiltUpArea',
    wire: 'super_built_up_area',
    subtypes: PARTS_OF_BUILDINGS,
    value: SQUARE_FEET,
    review: 'material',
    section: 'areas',
    help: true,
    facet: AREA_RANGE,
    column: { example: '1,560 sqft' },
  }),
] as const satisfies readonly Attribute[];

export type Entry = (typeof ENTRIES)[number];
export type AttributeName = Entry['name'];
export type ListingAttribute = Attribute & { name: AttributeName; wire: Entry['wire'] };
export const ATTRIBUTES: readonly ListingAttribute[] = ENTRIES;

type TextOf<E extends Entry> =
  | `attribute.${E['name']}`
  | (E['value'] extends { type: 'choice'; options: readonly (infer Option extends string | number)[] }
      ? `attribute.${E['name']}.${Option}`
      : never)
  | (E['value'] extends { named: readonly (infer Named extends number)[] } ? `attribute.${E['name']}.${Named}` : never)
  | (E['value'] extends { type: 'readyFrom' } ? `attribute.${E['name']}.ready` : never)
  | (E extends { facet: { by: 'flag' } } ? `attribute.${E['name']}.flag` : never)
  | (E extends { help: true } ? `attribute.${E['name']}.help` : never);
export type AttributeText = { [E in Entry as E['name']]: TextOf<E> }[AttributeName];

/** Those given alone. */
export type AttributeValues<Names extends AttributeName = AttributeName> = {
  [Name in Names]?: ValueOf<Extract<Entry, { name: Name }>>;
};
export type ReviewedAttributes<Review extends Attribute['review']> = AttributeValues<
  Extract<Entry, { review: Review }>['name']
>;
export type WireAttributes = { [E in Entry as E['wire']]?: ValueOf<E> };

type CardEntry = Extract<Entry, { card: string }>;
export type CardAttributes = { [E in CardEntry as E['wire']]?: ValueOf<E> };
export const CARD_ATTRIBUTES = ATTRIBUTES.filter(
  (attribute): attribute is ListingAttribute & { wire: CardEntry['wire'] } => attribute.card !== undefined,
);

export type AttributeColumn = Extract<Entry, { column: object }>['wire'];
export const ATTRIBUTE_COLUMNS = ATTRIBUTES.filter(({ column }) => column).map(({ wire }) => wire as AttributeColumn);
export const isAttributeColumn = (name: string): name is AttributeColumn =>
  (ATTRIBUTE_COLUMNS as readonly string[]).includes(name);

export const subtypeHasAttribute = (subtype: Subtype, { subtypes }: ListingAttribute): boolean =>
  subtypes.includes(subtype);

export function toWireAttributes(values: AttributeValues): WireAttributes {
  return Object.fromEntries(
    ATTRIBUTES.flatMap(({ name, wire }) => (values[name] === undefined ? [] : [[wire, values[name]]])),
  );
}

export function parseWireAttributes(wire: WireAttributes): AttributeValues {
  return Object.fromEntries(
    ATTRIBUTES.flatMap((attribute) =>
      wire[attribute.wire] === undefined ? [] : [[attribute.name, wire[attribute.wire]]],
    ),
  );
}
