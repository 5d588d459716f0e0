import type { DomainEvent, RecordedEvent } from '@naksha/events/contracts';
import type { EventReader } from '@naksha/events/event-store';
import {
  createArea,
  DAY_MS,
  listingIdFromNumber,
  nameCityStream,
  nameInterestStream,
  nameListingStream,
  nameLocalityStream,
  partitionForKey,
  type Rupees,
  START,
  toIndianIsoDay,
  toOrderingKey,
} from '@naksha/events/kernel';
import type { DemoListing } from '../../demo/demo-listing.ts';
import { generateDemoListings } from '../../demo/generate-demo-listings.ts';
import { planDemoSteps } from '../../demo/post-demo-listings.ts';
import { loadTricityDemoData } from '../../demo/testing/tricity-ground.ts';
import { loadRegionPack, TRICITY } from '../../region/read-region.ts';

const NOW = Date.parse('2026-11-22T06:00:00Z');

type DemoHistoryOptions = {
  size?: number;
  now?: number;
  /** People see and contact homes, which are then not demo homes. */
  withVisitors?: boolean;
};

/** The same on every computer. */
export function createDemoHistory({ size, now = NOW, withVisitors = false }: DemoHistoryOptions = {}): EventReader {
  const town = generateDemoListings(loadTricityDemoData(), size);
  const numbers = new Map(town.map((listing, k) => [listing, k + 1]));
  const { steps, last } = planDemoSteps(town);
  const partitions: RecordedEvent[][] = START.map(() => []);
  const versions = new Map<string, number>();
  const happened = (stream: string, { type, data }: DomainEvent, at: number) => {
    const partition = partitionForKey(toOrderingKey(stream));
    const version = (versions.get(stream) ?? 0) + 1;
    versions.set(stream, version);
    const seq = partitions[partition].length + 1;
    const meta = { actor: 'system', correlationId: 'demo', causationId: 'demo', schema: 1, id: `${partition}:${seq}` };
    partitions[partition].push({
      ...{ ...(meta as Pick<RecordedEvent, keyof typeof meta>), partition, seq, stream, version, type, data },
      occurredAt: new Date(at).toISOString(),
    });
  };
  for (const { item, stream } of placesOf()) happened(stream, item, now - 400 * DAY_MS);
  const listed: Moment[] = [...steps, { what: 'post' as const, listing: last, daysAgo: last.postedDaysAgo }].map(
    ({ what, listing, daysAgo }) => ({
      stream: nameListingStream(listingIdFromNumber(numbers.get(listing)!)),
      event: toEvent(what, listing, !withVisitors),
      daysAgo,
    }),
  );
  const visits = withVisitors ? town.flatMap((listing) => visitsTo(listing, numbers.get(listing)!, now)) : [];
  for (const { stream, event, daysAgo } of [...listed, ...visits].sort((a, b) => b.daysAgo - a.daysAgo))
    happened(stream, event, now - daysAgo * DAY_MS);
  const flat = partitions.flat();
  return {
    readPartition: async (partition, after, limit) => partitions[partition].slice(after, after + limit),
    readAfter: async (after, limit) => partitions.flatMap((events, k) => events.slice(after[k], after[k] + limit)),
    readKey: async (key, upToSeq) => flat.filter(({ stream, seq }) => toOrderingKey(stream) === key && seq <= upToSeq),
    heads: async () => partitions.map(({ length }) => length),
    source: async () => 'urn:uuid:demo',
  };
}

const placesOf = () =>
  loadRegionPack(TRICITY).items.flatMap(({ item }) =>
    item.type === 'CityDefined' || item.type === 'LocalityDefined'
      ? [
          {
            item,
            stream: item.type === 'CityDefined' ? nameCityStream(item.data.id) : nameLocalityStream(item.data.id),
          },
        ]
      : [],
  );

type Moment = { stream: string; event: DomainEvent; daysAgo: number };

const VISITED_DAYS_AGO = 40;
const HOURS_TO_ANSWER = [0.2, 0.7, 5, 20, 60, undefined];

/** Some see the home, some of these contact the office, and the office answers some of these. */
function visitsTo({ verifiedDaysAgo = 0, soldDaysAgo = 0 }: DemoListing, number: number, now: number): Moment[] {
  if (verifiedDaysAgo < VISITED_DAYS_AGO + 5 || soldDaysAgo > VISITED_DAYS_AGO - 5 || number % 4 > 0) return [];
  const listing = listingIdFromNumber(number);
  const day = toIndianIsoDay(new Date(now - VISITED_DAYS_AGO * DAY_MS));
  return Array.from({ length: 20 + (((number / 4) * 37) % 90) }, (_, k): Moment[] => {
    const buyer = `00000000-0000-7000-9000-${String(number * 1000 + k).padStart(12, '0')}` as never;
    const seller = '00000000-0000-7000-8000-000000000001' as never;
    const stream = nameInterestStream(listing, buyer);
    const at = (daysLater: number, event: DomainEvent): Moment => ({
      stream,
      event,
      daysAgo: VISITED_DAYS_AGO - daysLater,
    });
    const seen = at(0, { type: 'ListingViewed', data: { listing, buyer, day } });
    if (k % (5 + ((number / 4) % 20)) > 0) return [seen];
    const hours = HOURS_TO_ANSWER[(number / 4 + k) % HOURS_TO_ANSWER.length];
    return [
      seen,
      at(0.01, { type: 'ListingContacted', data: { listing, buyer, seller, day } }),
      ...(hours
        ? [
            at(0.01 + hours / 24, {
              type: 'LeadStatusSet' as const,
              data: { listing, buyer, seller, status: 'called' as const },
            }),
          ]
        : []),
    ];
  }).flat();
}

function toEvent(what: 'post' | 'verify' | 'cut' | 'sell', listing: DemoListing, demo: boolean): DomainEvent {
  const price = listing.price as Rupees;
  switch (what) {
    case 'verify':
      return { type: 'ListingVerified', data: { checks: [], price, by: 'administrator' } };
    case 'cut':
      return { type: 'ListingPriceChanged', data: { from: price, to: (listing.cut?.price ?? price) as Rupees } };
    case 'sell':
      return { type: 'ListingSold', data: { by: 'owner' } };
    case 'post': {
      const { propertyType, subtype, lister, position, title, amenities, place } = listing;
      const area = createArea(listing.area.value, listing.area.unit);
      const { bedrooms } = listing.attributes;
      const facts = { propertyType, subtype, area, position, placeIds: { city: place.cityId, locality: place.id } };
      const free = { title, amenities, rooms: [] };
      const seller = `00000000-0000-7000-8000-${String(listing.seller).padStart(12, '0')}` as never;
      return {
        type: 'ListingPosted',
        data: {
          seller,
          lister,
          price,
          free,
          demo,
          facts: { ...facts, ...(bedrooms && { bedrooms }) },
        },
      };
    }
    default:
      return what satisfies never;
  }
}
