import { BEDROOMS, LISTER_TYPES, PROPERTY_TYPES, SUBTYPES } from '../../kernel/options.ts';
import { PARTITIONS } from '../../kernel/partition.ts';
import { PLACE_KINDS } from '../../kernel/place.ts';
import { attributeColumns } from './attribute-columns.ts';
import type { OpenColumn, OpenTable } from './open-table.ts';

/** Raised with every change of what a file says or how it is written: a folder of another version, or of other columns, is begun anew. */
export const OPEN_DATA_VERSION = 2;

/** Acts of people, from the weakest to the strongest. */
export const PEOPLE_ACTS = ['seen', 'saved', 'contacted'] as const;
export type PeopleAct = (typeof PEOPLE_ACTS)[number];

/** What anybody can see of a listing: `off`: it is on no map, because staff, its owner or an operator took it down. */
export const OPEN_STATES = ['under_review', 'verified', 'sold', 'sold_by_naksha', 'off'] as const;

/** Events of a listing that anybody can see the effect of. */
export const OPEN_EVENT_TYPES = [
  'ListingPosted',
  'ListingVerified',
  'ListingPriceChanged',
  'ListingPlaced',
  'AvailabilityConfirmed',
  'AvailabilityLapsed',
  'ListingRejected',
  'ListingSold',
  'ListingRelisted',
  'ListingDeleted',
] as const;
export type OpenEventType = (typeof OPEN_EVENT_TYPES)[number];

const day: OpenColumn & { type: 'day' } = { type: 'day', about: 'The calendar day in India' };
const listing = { type: 'text', about: 'The listing, as its page’s address ends' } as const;
const demo = { type: 'flag', about: 'Invented, to try the product out with: leave it out of figures' } as const;
const place = (about: string) => ({ type: 'text', nullable: true, about }) as const;
const places = {
  city: place('Id of the city in `areas`'),
  locality: place('Id in `localities`'),
  project: place('Id of the project in `areas`'),
};
const kinds = {
  property_type: { type: 'text', nullable: true, about: 'Homes or business', values: PROPERTY_TYPES },
  subtype: { type: 'text', nullable: true, about: 'What is for sale', values: SUBTYPES },
} as const;
const position = {
  lat: { type: 'number', nullable: true, about: 'Degrees north, WGS 84' },
  lng: { type: 'number', nullable: true, about: 'Degrees east, WGS 84' },
} as const;
const price = {
  type: 'integer',
  nullable: true,
  about: 'Whole rupees asked for; of what staff have verified',
} as const;
const area = { type: 'number', nullable: true, about: 'Square feet; of what staff have verified' } as const;
const bedrooms = { type: 'integer', nullable: true, about: 'Of what staff have verified', values: BEDROOMS } as const;

const events = {
  about:
    'What happened to listings, as far as anybody could see it. A row group holds one partition. What waits for staff is not there, so a price or an area stands from verification on',
  files: 'a day',
  key: ['partition', 'listing', 'number'],
  columns: {
    day,
    partition: { type: 'integer', about: `Of the event log: 0 to ${PARTITIONS - 1}, by the listing’s id` },
    listing,
    number: { type: 'integer', about: 'Place among the listing’s rows of this table, from 1' },
    at: { type: 'time', about: 'When, to the minute' },
    type: { type: 'text', about: 'What happened, as the event log calls it', values: OPEN_EVENT_TYPES },
    state: { type: 'text', about: 'Of the listing from then on', values: OPEN_STATES },
    demo,
    ...kinds,
    ...position,
    ...places,
    area_sqft: area,
    bedrooms,
    price,
    price_before: { type: 'integer', nullable: true, about: 'Of a price change: what was asked for until then' },
    checks: { type: 'integer', nullable: true, about: 'Of a verification: how many things staff have checked' },
  },
} as const satisfies OpenTable;

const listings = {
  about:
    'How a listing stood at the end of a day, a row for each day on which that changed: as of a day it is as its last row until then says. The view `listings` is of the last day, the macro `listings_on(day)` of any',
  files: 'a day',
  key: ['listing'],
  columns: {
    day,
    listing,
    state: { type: 'text', about: 'At the end of the day', values: OPEN_STATES },
    stale: { type: 'flag', about: 'Nobody has said for too long that it is still to be had' },
    demo,
    posted_at: { type: 'time', about: 'When it was posted, to the minute' },
    verified_at: { type: 'time', nullable: true, about: 'When staff verified it first, to the minute' },
    ...kinds,
    ...position,
    ...places,
    lister: { type: 'text', nullable: true, about: 'Who offers it; of what staff have verified', values: LISTER_TYPES },
    price,
    area_sqft: area,
    ...attributeColumns,
    photos: { type: 'integer', nullable: true, about: 'How many; of what staff have verified' },
  },
} as const satisfies OpenTable;

const priceChanges = {
  about: 'Changes of a price that anybody could see',
  files: 'a day',
  key: ['listing', 'number'],
  columns: {
    day,
    listing,
    number: { type: 'integer', about: 'The event’s in `events`' },
    at: { type: 'time', about: 'When, to the minute' },
    demo,
    ...kinds,
    ...places,
    area_sqft: area,
    price_before: { type: 'integer', about: 'Whole rupees asked for until then' },
    price: { type: 'integer', about: 'Whole rupees asked for from then on' },
  },
} as const satisfies OpenTable;

const people = {
  about:
    'How many people did something about listings of a place: with noise, and only where they are many. Each person counts once a day, with the strongest thing that they did, in one of the places where they did it',
  files: 'a day',
  key: ['place', 'act'],
  columns: {
    day,
    place: { type: 'text', about: 'Id of the locality, of the city where the listing has no locality' },
    act: { type: 'text', about: 'The strongest thing of that day', values: PEOPLE_ACTS },
    people: { type: 'integer', about: 'About so many different people' },
  },
} as const satisfies OpenTable;

const named = {
  id: { type: 'text', about: 'Its id' },
  name: { type: 'text', about: 'In English' },
  name_hi: { type: 'text', nullable: true, about: 'In Hindi' },
  name_pa: { type: 'text', nullable: true, about: 'In Punjabi' },
  lat: { type: 'number', about: 'Its middle, degrees north, WGS 84' },
  lng: { type: 'number', about: 'Its middle, degrees east, WGS 84' },
  radius_m: { type: 'integer', about: 'Metres that it reaches from its middle, roughly' },
} as const;

const areas = {
  about: 'Cities, and projects in them, as they are now',
  files: 'one',
  key: ['id'],
  columns: {
    ...named,
    kind: { type: 'text', about: 'City or project', values: PLACE_KINDS.filter((kind) => kind !== 'locality') },
    city: { type: 'text', about: 'The city that it lies in; a city’s own id' },
    locality: place('Id in `localities`; of projects'),
  },
} as const satisfies OpenTable;

const localities = {
  about: 'Localities as they are now',
  files: 'one',
  key: ['id'],
  columns: { ...named, city: { type: 'text', about: 'Id of its city in `areas`' } },
} as const satisfies OpenTable;

/** Everything that is published: nothing here names a person, joins to one, or is anybody’s own words. */
export const OPEN_TABLES = { events, listings, price_changes: priceChanges, people, areas, localities } as const;
export type OpenTableName = keyof typeof OPEN_TABLES;

/** Of each table, the names of its columns. */
export const OPEN_COLUMNS = Object.fromEntries(
  Object.entries(OPEN_TABLES).map(([name, { columns }]) => [name, Object.keys(columns)]),
) as Record<OpenTableName, string[]>;
