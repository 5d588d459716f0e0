import { randomUUID } from 'node:crypto';
import type { DomainEvent } from '@naksha/events/contracts';
import { type PhotoId, photoUrlPath } from '@naksha/events/kernel';
import { sampleAccount, samplePosted } from '@naksha/events/testing';
import type { LeadInbox } from '@naksha/events/wire/leads';
import type { ListingCards } from '@naksha/events/wire/listing-page';
import type { OwnListings } from '@naksha/events/wire/own-listings';
import type { Property } from '@naksha/events/wire/property';
import type { ReviewQueue } from '@naksha/events/wire/review';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  nameSampleInterestStream,
  nameSampleListingStream,
  sampleContacted,
  sampleListingId,
  verified,
} from '../projector/testing/histories.ts';
import { type ReadModelApp, ReadModelWorld } from '../testing/read-model-app.ts';

const SELLER = 1;
const STRANGER = 11;

let world: ReadModelWorld;
let app: ReadModelApp;
let posted = 0;
beforeAll(async () => {
  world = await ReadModelWorld.open();
  app = await world.startApp();
});
afterAll(() => world.close());

const facts = (photos: PhotoId[], cover?: PhotoId) => {
  const { data } = samplePosted() as DomainEvent & { type: 'ListingPosted' };
  return { ...data.facts, photos, ...(cover && { cover }) };
};
const revise = (photos: PhotoId[]): DomainEvent => ({ type: 'ListingFactsRevised', data: { facts: facts(photos) } });

async function post(...more: DomainEvent[]) {
  const number = ++posted;
  const photos = Array.from({ length: 3 }, () => randomUUID() as PhotoId);
  for (const id of photos) world.photos.put(id, { account: sampleAccount(SELLER), listing: sampleListingId(number) });
  const { data } = samplePosted() as DomainEvent & { type: 'ListingPosted' };
  const event: DomainEvent = { type: 'ListingPosted', data: { ...data, facts: facts(photos, photos[1]) } };
  await world.happened(nameSampleListingStream(number), event, ...more);
  await world.drain();
  return { number, photos };
}
const read = (id: PhotoId, as?: number | 'staff', file = '320.avif') => app.get(`/photos/${id}/${file}`, { as });
const statuses = async (id: PhotoId) =>
  Promise.all([undefined, STRANGER, SELLER, 'staff' as const].map(async (as) => (await read(id, as)).status));

describe('a photo file', () => {
  it('of a public listing is public and immutable', async () => {
    const { photos } = await post(verified);
    const answer = await read(photos[0]);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/avif');
    expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=31536000, s-maxage=\d+, immutable$/);
    expect(await answer.text()).toBe(`${photos[0]} 320 avif`);
    const webp = await read(photos[0], undefined, '800.webp');
    expect([webp.headers.get('content-type'), webp.headers.get('content-length')]).toEqual(['image/webp', '45']);
    await webp.text();
  });

  it('is before that only for its owner and staff, and not cached', async () => {
    const { photos } = await post();
    expect(await statuses(photos[0])).toEqual([404, 404, 200, 200]);
    expect((await read(photos[0], SELLER)).headers.get('cache-control')).toBe('private, no-store');
    const unused = randomUUID() as PhotoId;
    world.photos.put(unused, { account: sampleAccount(SELLER) });
    expect(await statuses(unused)).toEqual([404, 404, 200, 200]);
  });

  it('G-12 of a revision under review is not public, and the one it replaces still is', async () => {
    const added = randomUUID() as PhotoId;
    const { number, photos } = await post(verified, revise([added]));
    world.photos.put(added, { account: sampleAccount(SELLER), listing: sampleListingId(number) });
    expect(await statuses(added)).toEqual([404, 404, 200, 200]);
    expect(await statuses(photos[0])).toEqual([200, 200, 200, 200]);
    await world.happened(nameSampleListingStream(number), verified);
    await world.drain();
    expect(await statuses(added)).toEqual([200, 200, 200, 200]);
    expect(await statuses(photos[0])).toEqual([404, 404, 200, 200]);
  });

  it('of a deleted listing is available to nobody else', async () => {
    const { photos } = await post(verified, { type: 'ListingDeleted', data: { by: 'owner' } });
    expect(await statuses(photos[0])).toEqual([404, 404, 200, 200]);
  });

  it('is not found under another name, size or id', async () => {
    const { photos } = await post(verified);
    for (const file of ['320.jpg', '640.avif', 'original', '1600.avif', '320.avif.half'])
      expect([file, (await read(photos[0], undefined, file)).status]).toEqual([file, 404]);
    for (const id of [randomUUID(), '..%2f..', 'x']) expect((await app.get(`/photos/${id}/320.avif`)).status).toBe(404);
  });
});

describe('photos on pages', () => {
  const shown = (id: PhotoId) => ({ id, width: 1200, height: 900, preview: expect.any(String), sizes: [320, 800] });

  it('G-23 cards have the cover, and listing pages all photos in order', async () => {
    const { number, photos } = await post(verified);
    const cover = { cover_image: photoUrlPath(photos[1], 320, 'webp'), photo_count: 3 };
    const { listings } = await app.json<ListingCards>(`/api/listings/cards?ids=${sampleListingId(number)}`);
    expect(listings[0]).toMatchObject({ ...cover, photos: [shown(photos[1])] });
    const { property } = await app.json<{ property: Property }>(`/api/property/${sampleListingId(number)}`);
    expect(property).toMatchObject({ ...cover, photos: photos.map(shown) });
    const own = (await app.json<OwnListings>('/api/me/listings', { as: SELLER })).listings;
    expect(own.find(({ id }) => id === sampleListingId(number))).toMatchObject({
      ...cover,
      photos: [shown(photos[1])],
    });
  });

  it('a lead has the cover of its listing, and says whether it is public', async () => {
    const { number, photos } = await post();
    const stream = nameSampleInterestStream(number, STRANGER);
    await world.happened(stream, sampleContacted(number, STRANGER));
    const cover = async () => {
      await world.drain();
      const { leads } = await app.json<LeadInbox>('/api/me/leads', { as: SELLER });
      return leads.find((lead) => lead.listing.id === sampleListingId(number))?.listing.cover;
    };
    expect(await cover()).toEqual({ photo: shown(photos[1]), secret: true });
    await world.happened(nameSampleListingStream(number), verified);
    expect(await cover()).toEqual({ photo: shown(photos[1]), secret: false });
    await world.happened(nameSampleListingStream(number), { type: 'ListingDeleted', data: { by: 'owner' } });
    expect(await cover()).toBeUndefined();
  });

  it('staff see all photos under review', async () => {
    const { number, photos } = await post();
    const { items } = await app.json<ReviewQueue>('/api/staff/review', { as: 'staff' });
    expect(items.find((item) => item.listing.id === sampleListingId(number))?.listing.photos).toEqual(
      photos.map(shown),
    );
  });

  it('a page is shown without photos if their lookup fails', async () => {
    const { number } = await post(verified);
    world.photos.away = new Error('away');
    const { listings } = await app.json<ListingCards>(`/api/listings/cards?ids=${sampleListingId(number)}`);
    world.photos.away = undefined;
    expect(listings[0]).toMatchObject({ id: sampleListingId(number), photo_count: 3 });
    expect(listings[0].photos).toBeUndefined();
  });
});
