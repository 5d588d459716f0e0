import type { KnownEvent } from '@naksha/events/contracts';
import { type AccountId, parseListingStream, toIndianIsoDay } from '@naksha/events/kernel';
import {
  OPEN_EVENT_TYPES,
  type OPEN_TABLES,
  type OpenEventType,
  type OpenRow,
  toAttributeCells,
} from '@naksha/events/open-data';
import type { ListingDocument } from '../listing/listing-document.ts';
import { listingKind } from '../listing/listing-kind.ts';
import { findBuyerAction, type PersonAction } from './person-action.ts';

type EventRow = OpenRow<typeof OPEN_TABLES.events>;
type ListingRow = OpenRow<typeof OPEN_TABLES.listings>;
type PriceChangeRow = OpenRow<typeof OPEN_TABLES.price_changes>;

export type ListingTrace = {
  events: EventRow[];
  listings: ListingRow[];
  price_changes: PriceChangeRow[];
  /** Never leaves the process. */
  acts: (PersonAction & { seq: number })[];
  /** Never leaves the process. */
  leads: Map<AccountId, TracedLead>;
  /** By `seq`: the day each event counts towards. */
  days: Map<number, string>;
  /** Per event. */
  told: { seq: number; places: ReadonlySet<string>; changed: boolean }[];
};

/** `answeredAt`: the office's first action. */
export type TracedLead = { day: string; city: string | null; demo: boolean; contactedAt: string; answeredAt?: string };

/** To the minute: milliseconds would reveal which listings were posted together. */
const toMinute = (at: string): string => `${at.slice(0, 16)}:00.000Z`;

/** Pure; `events` from the first one, in order. */
export function foldListingToOpenData(events: readonly KnownEvent[]): ListingTrace {
  const trace: ListingTrace = {
    events: [],
    listings: [],
    price_changes: [],
    acts: [],
    leads: new Map(),
    days: new Map(),
    told: [],
  };
  let listing: ListingDocument | null | undefined;
  let first: { postedAt: string; verifiedAt: string | null } = { postedAt: '', verifiedAt: null };
  let [day, shown] = ['', NOT_PUBLIC];
  for (const event of events) {
    // A listing's days never go back, even if a server's clock was behind.
    day = [day, toIndianIsoDay(new Date(event.occurredAt))].sort()[1];
    trace.days.set(event.seq, day);
    const act = findBuyerAction(event);
    if (act && listing) trace.acts.push({ ...act, day, seq: event.seq, place: shown.locality ?? shown.city });
    if (listing) traceLead(trace.leads, event, { day, city: shown.city, demo: shown.demo });
    if (listingKind.findId(event) === undefined) continue;
    const before = listing;
    listing = listingKind.fold(before, event);
    const was = shown;
    shown = listing ? toPublicFacts(listing) : NOT_PUBLIC;
    const at = toMinute(event.occurredAt);
    if (event.type === 'ListingPosted') first = { postedAt: at, verifiedAt: null };
    if (event.type === 'ListingVerified') first = { ...first, verifiedAt: first.verifiedAt ?? at };
    const one = { day, listing: parseListingStream(event.stream) };
    recordEvent(trace, event, { ...one, at }, was, shown);
    keepLast(trace.listings, toListingRow({ ...one, ...first }, shown));
  }
  trace.listings = trace.listings.filter((row, k, rows) => k === 0 || !isSameRow(rows[k - 1], row));
  return trace;
}

function traceLead(leads: ListingTrace['leads'], event: KnownEvent, facts: Pick<TracedLead, 'day' | 'city' | 'demo'>) {
  const { type, data, occurredAt } = event;
  if (type === 'ListingContacted') {
    if (!leads.has(data.buyer)) leads.set(data.buyer, { ...facts, contactedAt: occurredAt });
  } else if (type === 'LeadStatusSet' || type === 'LeadNoted' || type === 'LeadNextStepSet') {
    const lead = leads.get(data.buyer);
    if (lead) lead.answeredAt ??= occurredAt;
  }
}

function recordEvent(
  trace: ListingTrace,
  event: KnownEvent,
  one: Pick<EventRow, 'day' | 'listing' | 'at'>,
  was: PublicFacts,
  now: PublicFacts,
): void {
  const type = OPEN_EVENT_TYPES.find((type) => type === event.type);
  if (!type || !isPublicChange(type, was, now)) return;
  const number = trace.events.length + 1;
  const { state, demo, property_type, subtype, lat, lng, city, locality, project, area_sqft, bedrooms, price } = now;
  const where = { property_type, subtype, city, locality, project, area_sqft };
  const before = event.type === 'ListingPriceChanged' ? event.data.from : null;
  const checks = event.type === 'ListingVerified' ? event.data.checks.length : null;
  trace.events.push({
    ...{ ...one, partition: event.partition, number, type, state, demo: demo || was.demo },
    ...{ ...where, lat, lng, bedrooms, price, price_before: before, checks },
  });
  trace.told.push({ seq: event.seq, places: new Set([was, now].flatMap(listPlaces)), changed: !isSame(was, now) });
  if (before !== null && price !== null)
    trace.price_changes.push({ ...one, number, demo, ...where, price_before: before, price });
}

const listPlaces = ({ city, locality, project }: PublicFacts): string[] =>
  [city, locality, project].filter((place) => place !== null);

function isPublicChange(type: OpenEventType, was: PublicFacts, now: PublicFacts): boolean {
  const stands = now.state === 'verified';
  if (type === 'ListingVerified' || type === 'ListingPosted') return true;
  if (type === 'AvailabilityConfirmed') return stands;
  if (type === 'ListingPriceChanged') return stands && was.price !== now.price;
  return !isSame(was, now);
}

const isSame = (a: PublicFacts, b: PublicFacts): boolean => JSON.stringify(a) === JSON.stringify(b);
const isSameRow = (a: ListingRow, b: ListingRow): boolean =>
  JSON.stringify({ ...a, day: '' }) === JSON.stringify({ ...b, day: '' });

function keepLast(rows: ListingRow[], row: ListingRow): void {
  if (rows.at(-1)?.day === row.day) rows.pop();
  rows.push(row);
}

const toListingRow = (
  { day, listing, postedAt, verifiedAt }: { day: string; listing: string; postedAt: string; verifiedAt: string | null },
  shown: PublicFacts,
): ListingRow => ({ day, listing, ...shown, posted_at: postedAt, verified_at: verifiedAt });

type PublicFacts = Omit<OpenRow<typeof OPEN_TABLES.listings>, 'day' | 'listing' | 'posted_at' | 'verified_at'>;

const UNSAID = {
  ...{ property_type: null, subtype: null, lat: null, lng: null, city: null, locality: null, project: null },
  ...{ lister: null, price: null, area_sqft: null, photos: null, ...toAttributeCells(undefined) },
} as const;

const NOT_PUBLIC: PublicFacts = { state: 'off', stale: false, demo: false, ...UNSAID };

/**
 * Under review: only position and kind, as on the map. Free text, photos and registration numbers are never exported.
 */
function toPublicFacts(listing: ListingDocument): PublicFacts {
  const { state, facts, demo } = listing;
  if (state === 'rejected') return { ...NOT_PUBLIC, demo };
  const { city = null, locality = null, project = null } = facts.placeIds ?? {};
  const marker = {
    ...{ ...UNSAID, state, stale: false, demo, property_type: facts.propertyType, subtype: facts.subtype },
    ...{ lat: facts.position.lat, lng: facts.position.lng, city, locality, project },
  };
  if (state === 'under_review') return marker;
  return {
    ...{ ...marker, stale: listing.stale === true, lister: listing.lister, price: listing.price },
    ...{ area_sqft: facts.area.sqft, photos: facts.photos?.length ?? 0 },
    ...toAttributeCells({ ...facts, ...listing.free }),
  };
}
