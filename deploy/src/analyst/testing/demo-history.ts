import type { DomainEvent, RecordedEvent } from '@naksha/events/contracts';
import type { EventReader } from '@naksha/events/event-store';
import {
  createArea,
  DAY_MS,
  listingIdFromNumber,
  nameCityStream,
  nameListingStream,
  nameLocalityStream,
  partitionForKey,
  type Rupees,
  START,
  toOrderingKey,
} from '@naksha/events/kernel';
import type { DemoListing } from '../../demo/demo-listing.ts';
import { generateDemoListings } from '../../demo/generate-demo-listings.ts';
import { planDemoSteps } from '../../demo/post-demo-listings.ts';
import { tricityGround } from '../../demo/testing/tricity-ground.ts';
import { loadRegionPack, TRICITY } from '../../region/read-region.ts';

const NOW = Date.parse('2026-11-22T06:00:00Z');

/** The same on every computer. */
export function createDemoHistory(size?: number): EventReader {
  const town = generateDemoListings(tricityGround(), size);
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
  for (const { item, stream } of placesOf()) happened(stream, item, NOW - 400 * DAY_MS);
  for (const { what, listing, daysAgo } of [
    ...steps,
    { what: 'post' as const, listing: last, daysAgo: last.postedDaysAgo },
  ])
    happened(
      nameListingStream(listingIdFromNumber(numbers.get(listing)!)),
      toEvent(what, listing),
      NOW - daysAgo * DAY_MS,
    );
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

function toEvent(what: 'post' | 'verify' | 'cut' | 'sell', listing: DemoListing): DomainEvent {
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
        data: { seller, lister, price, free, demo: true, facts: { ...facts, ...(bedrooms && { bedrooms }) } },
      };
    }
    default:
      return what satisfies never;
  }
}
