import { BEDROOMS, LISTER_TYPES, PROPERTY_TYPES, SUBTYPES } from '../../kernel/options.ts';
import { PARTITIONS } from '../../kernel/partition.ts';
import { PLACE_KINDS } from '../../kernel/place.ts';
import { attributeColumns } from './attribute-columns.ts';
import type { OpenColumn, OpenTable } from './open-table.ts';

/** Increment when files change: exports of another version or with other columns start again. */
export const OPEN_DATA_VERSION = 2;

/** From weakest to strongest. */
export const PEOPLE_ACTS = ['seen', 'saved', 'contacted'] as const;
export type PeopleAct = (typeof PEOPLE_ACTS)[number];

/** Time until the office first handles a lead: up to an hour, a day or a week, or not within a week. */
export const LEAD_ANSWER_TIMES = ['hour', 'day', 'week', 'none'] as const;
export type LeadAnswerTime = (typeof LEAD_ANSWER_TIMES)[number];
export const OTHER_CITY = 'other';

/** `off`: taken off the map by staff, owner or operator. */
export const OPEN_STATES = ['under_review', 'verified', 'sold', 'sold_by_naksha', 'off'] as const;

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

const day: OpenColumn & { type: 'day' } = { type: 'day', about: 'Calendar day in India' };
const listing = { type: 'text', about: 'Listing id, the end of its page’s address' } as const;
const demo = { type: 'flag', about: 'Demo listing, not real: exclude it from figures' } as const;
const place = (about: string) => ({ type: 'text', nullable: true, about }) as const;
const places = {
  city: place('Id of the city in `areas`'),
  locality: place('Id in `localities`'),
  project: place('Id of the project in `areas`'),
};
const kinds = {
  property_type: { type: 'text', nullable: true, about: 'Residential or commercial', values: PROPERTY_TYPES },
  subtype: { type: 'text', nullable: true, about: 'Subtype', values: SUBTYPES },
} as const;
const position = {
  lat: { type: 'number', nullable: true, about: 'Degrees north, WGS 84' },
  lng: { type: 'number', nullable: true, about: 'Degrees east, WGS 84' },
} as const;
const price = {
  type: 'integer',
  nullable: true,
  about: 'Verified asking price in whole rupees',
} as const;
const area = { type: 'number', nullable: true, about: 'Verified area in square feet' } as const;
const bedrooms = { type: 'integer', nullable: true, about: 'Verified bedrooms', values: BEDROOMS } as const;

const events = {
  about:
    'Public events of listings. A row group holds one partition. Unverified facts are left out, so prices and areas appear from verification on',
  files: 'a day',
  key: ['partition', 'listing', 'number'],
  columns: {
    day,
    partition: { type: 'integer', about: `Partition of the event log, 0 to ${PARTITIONS - 1}, by listing id` },
    listing,
    number: { type: 'integer', about: 'Position among the listing’s rows in this table, from 1' },
    at: { type: 'time', about: 'Time, to the minute' },
    type: { type: 'text', about: 'Event type of the log', values: OPEN_EVENT_TYPES },
    state: { type: 'text', about: 'State of the listing after the event', values: OPEN_STATES },
    demo,
    ...kinds,
    ...position,
    ...places,
    area_sqft: area,
    bedrooms,
    price,
    price_before: { type: 'integer', nullable: true, about: 'For a price change: the previous price' },
    checks: { type: 'integer', nullable: true, about: 'For a verification: number of checks by staff' },
  },
} as const satisfies OpenTable;

const listings = {
  about:
    'State of each listing at the end of each day on which it changed. For other days, use its last earlier row. The view `listings` shows the last day. The macro `listings_on(day)` shows any day',
  files: 'a day',
  key: ['listing'],
  columns: {
    day,
    listing,
    state: { type: 'text', about: 'State at the end of the day', values: OPEN_STATES },
    stale: { type: 'flag', about: 'Whether availability has not been confirmed for too long' },
    demo,
    posted_at: { type: 'time', about: 'Time of posting, to the minute' },
    verified_at: { type: 'time', nullable: true, about: 'Time of the first verification, to the minute' },
    ...kinds,
    ...position,
    ...places,
    lister: { type: 'text', nullable: true, about: 'Verified lister', values: LISTER_TYPES },
    price,
    area_sqft: area,
    ...attributeColumns,
    photos: { type: 'integer', nullable: true, about: 'Number of verified photos' },
  },
} as const satisfies OpenTable;

const priceChanges = {
  about: 'Public price changes',
  files: 'a day',
  key: ['listing', 'number'],
  columns: {
    day,
    listing,
    number: { type: 'integer', about: 'Number of the event in `events`' },
    at: { type: 'time', about: 'Time, to the minute' },
    demo,
    ...kinds,
    ...places,
    area_sqft: area,
    price_before: { type: 'integer', about: 'Previous asking price in whole rupees' },
    price: { type: 'integer', about: 'New asking price in whole rupees' },
  },
} as const satisfies OpenTable;

const people = {
  about:
    'Approximate number of people who acted on listings of a place. Small numbers are left out. Each person counts once a day, with their strongest action, in one of its places',
  files: 'a day',
  key: ['place', 'act'],
  columns: {
    day,
    place: { type: 'text', about: 'Id of the locality, or of the city if the listing has no locality' },
    act: { type: 'text', about: 'Strongest action of the day', values: PEOPLE_ACTS },
    people: { type: 'integer', about: 'Approximate number of different people' },
  },
} as const satisfies OpenTable;

const month = { type: 'day', about: 'First day of the month, in India' } as const;
const noisy = 'Noise is added, so a small number can be negative: add up many rows';

const listingInterest = {
  about: `Approximate number of people who saw or contacted a home in a month. Each home that was for sale in the month has a row. ${noisy}`,
  files: 'a day',
  key: ['listing'],
  columns: {
    day: month,
    listing,
    demo,
    ...kinds,
    ...places,
    seen: { type: 'integer', about: 'Approximate number of people who saw, saved or contacted it' },
    contacted: { type: 'integer', about: 'Approximate number of those who contacted the office about it' },
  },
} as const satisfies OpenTable;

const leadAnswers = {
  about: `Approximate number of leads of a month, by the time until the office first changed the status or next step of the lead or wrote a note. Each city has a row for each time. ${noisy}`,
  files: 'a day',
  key: ['city', 'answered_within'],
  columns: {
    day: { ...month, about: 'First day of the month of the contact, in India' },
    city: { type: 'text', about: `Id of the city in \`areas\`, or \`${OTHER_CITY}\`` },
    answered_within: {
      type: 'text',
      about: 'Shortest of these times, or none if it took more than a week',
      values: LEAD_ANSWER_TIMES,
    },
    leads: { type: 'integer', about: 'Approximate number of leads, without those of demo listings' },
  },
} as const satisfies OpenTable;

const named = {
  id: { type: 'text', about: 'Id' },
  name: { type: 'text', about: 'English name' },
  name_hi: { type: 'text', nullable: true, about: 'Hindi name' },
  name_pa: { type: 'text', nullable: true, about: 'Punjabi name' },
  lat: { type: 'number', about: 'Center, degrees north, WGS 84' },
  lng: { type: 'number', about: 'Center, degrees east, WGS 84' },
  radius_m: { type: 'integer', about: 'Approximate radius in meters' },
} as const;

const areas = {
  about: 'Current cities and projects',
  files: 'one',
  key: ['id'],
  columns: {
    ...named,
    kind: { type: 'text', about: 'City or project', values: PLACE_KINDS.filter((kind) => kind !== 'locality') },
    city: { type: 'text', about: 'Id of its city; for a city its own id' },
    locality: place('Id in `localities`, for projects'),
  },
} as const satisfies OpenTable;

const localities = {
  about: 'Current localities',
  files: 'one',
  key: ['id'],
  columns: { ...named, city: { type: 'text', about: 'Id of its city in `areas`' } },
} as const satisfies OpenTable;

/** No personal data, free text or joinable ids. */
export const OPEN_TABLES = {
  ...{ events, listings, price_changes: priceChanges, people },
  ...{ listing_interest: listingInterest, lead_answers: leadAnswers, areas, localities },
} as const;
export type OpenTableName = keyof typeof OPEN_TABLES;

export const OPEN_COLUMNS = Object.fromEntries(
  Object.entries(OPEN_TABLES).map(([name, { columns }]) => [name, Object.keys(columns)]),
) as Record<OpenTableName, string[]>;
