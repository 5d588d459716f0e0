import type { DomainEvent } from '@naksha/events/contracts';
import type { Rupees, TextId } from '@naksha/events/kernel';
import { sampleAccount, samplePosted, samplePriceChange } from '@naksha/events/testing';
import type { AroundListing } from '@naksha/events/wire/around-listing';
import type { ListingCards } from '@naksha/events/wire/listing-page';
import type { OwnListings } from '@naksha/events/wire/own-listings';
import type { Property } from '@naksha/events/wire/property';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUBLIC_CACHING } from '../http/caching.ts';
import {
  nameSampleInterestStream,
  nameSampleListingStream,
  revised,
  sampleContacted,
  sampleListingId,
  sampleSaved,
  sampleViewed,
  verified,
} from '../projector/testing/histories.ts';
import { type ReadModelApp, ReadModelWorld } from '../testing/read-model-app.ts';

const SELLER = 1;
const BUYER = 10;
const STRANGER = 11;

let world: ReadModelWorld;
let app: ReadModelApp;
let posted = 0;

beforeAll(async () => {
  world = await ReadModelWorld.open();
  app = await world.startApp();
});
afterAll(() => world.close());

const post = async (...more: Parameters<ReadModelWorld['happened']>[1][]) => {
  const number = ++posted;
  await world.happened(nameSampleListingStream(number), samplePosted(), ...more);
  await world.drain();
  return number;
};
type Answer = { code: number; property: Property };
const read = async (number: number, as?: number | 'staff') =>
  (await app.json<Answer>(`/api/property/${sampleListingId(number)}`, { as })).property;
const status = async (number: number, as?: number | 'staff') =>
  (await app.get(`/api/property/${sampleListingId(number)}`, { as })).status;

describe('a listing page over HTTP', () => {
  it('K-25 G-18 is found by its id and by any slug that ends with it', async () => {
    const number = await post(verified);
    for (const place of [
      sampleListingId(number),
      `three-bedrooms-by-the-park-${sampleListingId(number)}`,
      `old-words-${sampleListingId(number)}`,
    ])
      expect(await app.json<Answer>(`/api/property/${place}`)).toMatchObject({
        code: 200,
        property: { id: sampleListingId(number), slug: `three-bedrooms-by-the-park-${sampleListingId(number)}` },
      });
  });

  it('M-09 S-15 Z-07 under review opens for owner and staff, and returns 404 to others', async () => {
    const number = await post();
    expect(await status(number, SELLER)).toBe(200);
    expect(await status(number, 'staff')).toBe(200);
    const answers = await Promise.all([
      app.get(`/api/property/${sampleListingId(number)}`),
      app.get(`/api/property/${sampleListingId(number)}`, { as: STRANGER }),
      app.get(`/api/property/${sampleListingId(99_999)}`),
      app.get('/api/property/no-such-thing'),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404]);
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    expect(await read(number, SELLER)).toMatchObject({ listing_state: 'under_review', assisted_by: '+91-9876543210' });
  });

  it('G-02 rejected shows the reasons to its owner, and nothing to others', async () => {
    const number = await post({ type: 'ListingRejected', data: { reasons: ['the photos show another house'] } });
    expect(await read(number, SELLER)).toMatchObject({
      listing_state: 'rejected',
      reasons: ['the photos show another house'],
    });
    expect(await status(number, STRANGER)).toBe(404);
  });

  it('G-05 deleted returns 410, and is in no list', async () => {
    const number = await post(verified);
    expect(await status(number)).toBe(200);
    const after = await world.happened(nameSampleListingStream(number), {
      type: 'ListingDeleted',
      data: { by: 'owner' },
    });
    expect((await app.get(`/api/property/${sampleListingId(number)}?after=${after}`)).status).toBe(410);
    expect((await app.json<ListingCards>(`/api/listings/cards?ids=${sampleListingId(number)}`)).listings).toEqual([]);
  });

  it('G-05 deleted before it was public returns 404', async () => {
    const number = await post({ type: 'ListingDeleted', data: { by: 'owner' } });
    for (const as of [undefined, STRANGER, SELLER]) expect(await status(number, as)).toBe(404);
  });

  it('G-28 sold shows this, and is in no list', async () => {
    const number = await post(verified, { type: 'ListingSold', data: { by: 'naksha' } });
    expect((await read(number)).listing_state).toBe('sold_by_naksha');
    expect((await app.json<ListingCards>(`/api/listings/cards?ids=${sampleListingId(number)}`)).listings).toEqual([]);
  });

  it('B-01 B-05 shows the whole number to buyers who contacted the seller, and masks it for others', async () => {
    const number = await post(verified);
    expect(await read(number, BUYER)).toMatchObject({
      assisted_by: '+91-9876××××××',
      has_access: { can_view: false, is_liked: false },
    });
    await world.happened(
      nameSampleInterestStream(number, BUYER),
      sampleSaved(number, BUYER),
      sampleContacted(number, BUYER),
    );
    await world.drain();
    expect(await read(number, BUYER)).toMatchObject({
      assisted_by: '+91-9876543210',
      has_access: { can_view: true, is_liked: true },
    });
    for (const as of [undefined, STRANGER]) expect((await read(number, as)).assisted_by).toBe('+91-9876××××××');
  });

  it('D-15 includes the owner’s text until it is erased', async () => {
    const number = ++posted;
    const text = '00000000-0000-7000-8000-00000000abcd' as TextId;
    const { free } = samplePosted().data;
    await world.happened(
      nameSampleListingStream(number),
      samplePosted({ free: { ...free, description: text } }),
      verified,
    );
    await world.drain();
    world.texts.set(text, 'Morning sun in every room');
    expect((await read(number)).description).toBe('Morning sun in every room');
    world.texts.delete(text);
    expect(await read(number)).not.toHaveProperty('description');
    const { rows } = await world.side.pool.query(`select 1 from read.document where body::text like '%Morning sun%'`);
    expect(rows).toEqual([]);
  });

  it('D-158 is private for signed-in callers, and shared otherwise', async () => {
    const number = await post(verified);
    const caching = async (as?: number) =>
      (await app.get(`/api/property/${sampleListingId(number)}`, { as })).headers.get('cache-control');
    expect(await caching(STRANGER)).toBe('private, no-store');
    expect(await caching()).toBe(PUBLIC_CACHING['cache-control']);
  });

  it('G-11 keeps the verified version public while an edit is under review', async () => {
    const number = await post(verified, samplePriceChange(4_500_000, 4_200_000), revised);
    expect(await read(number)).toMatchObject({
      expected_price: 4_200_000,
      is_verified: true,
      profile_details: { area: 1250 },
    });
    expect(await read(number, SELLER)).toMatchObject({ edit_status: 'in_review' });
  });
});

describe('the seller’s own listings', () => {
  it('are listed with their state and the number of interested buyers', async () => {
    const number = await post(verified);
    await world.happened(
      nameSampleInterestStream(number, BUYER),
      sampleViewed(number, BUYER),
      sampleSaved(number, BUYER),
    );
    await world.happened(
      nameSampleInterestStream(number, STRANGER),
      sampleViewed(number, STRANGER),
      sampleContacted(number, STRANGER),
    );
    await world.drain();
    const { listings } = await app.json<OwnListings>('/api/me/listings', { as: SELLER });
    expect(listings.find(({ id }) => id === sampleListingId(number))).toMatchObject({
      listing_state: 'verified',
      edit_status: 'none',
      views: 2,
      saves: 1,
      leads: 1,
    });
    expect(listings.map(({ listing_state }) => listing_state)).toEqual(
      expect.arrayContaining(['under_review', 'rejected']),
    );
  });

  it('P-05 show when they were posted, whether and by whom they were sold, and the status of an edit', async () => {
    const sold = (by: 'owner' | 'naksha'): DomainEvent => ({ type: 'ListingSold', data: { by } });
    const histories: [events: DomainEvent[], shown: object][] = [
      [[verified], { is_sold: false, is_sold_by_naksha: false, edit_status: 'none' }],
      [[verified, revised], { is_sold: false, is_sold_by_naksha: false, edit_status: 'in_review' }],
      [[verified, sold('owner')], { is_sold: true, is_sold_by_naksha: false, edit_status: 'none' }],
      [[verified, sold('naksha')], { is_sold: true, is_sold_by_naksha: true, edit_status: 'none' }],
    ];
    for (const [events, shown] of histories) {
      const number = ++posted;
      await world.happenedAt('2026-11-02T06:00:00Z', nameSampleListingStream(number), samplePosted());
      await world.happenedAt('2026-11-03T06:00:00Z', nameSampleListingStream(number), ...events);
      await world.drain();
      const { listings } = await app.json<OwnListings>('/api/me/listings', { as: SELLER });
      const own = listings.find(({ id }) => id === sampleListingId(number));
      expect(own).toMatchObject({
        ...shown,
        posted_on: '2026-11-02T06:00:00.000Z',
        ...{ title: samplePosted().data.free.title, expected_price: 4_500_000, property_subtype: 'flat' },
      });
      if ('is_sold' in shown && shown.is_sold) continue;
      const { listings: cards } = await app.json<ListingCards>(`/api/listings/cards?ids=${sampleListingId(number)}`);
      expect(own).toMatchObject({ ...cards[0] });
      for (const field of ['property_type', 'bedrooms', 'area', 'locality', 'city', 'slug', 'position'])
        expect(own, field).toHaveProperty(field);
    }
  });

  it('are visible to nobody else', async () => {
    const none = { all: 0, under_review: 0, rejected: 0, verified: 0, to_confirm: 0, sold: 0 };
    expect(await app.json('/api/me/listings', { as: STRANGER })).toEqual({ listings: [], counts: none, cursor: null });
    expect((await app.get('/api/me/listings')).status).toBe(401);
    expect(sampleAccount(SELLER)).not.toBe(sampleAccount(STRANGER));
  });
});

describe('the surroundings of a listing', () => {
  const far = { lat: 30.66, lng: 76.85 };
  const placed = (price: number, changes: { subtype?: 'kothi'; demo?: boolean } = {}) => {
    const base = samplePosted();
    const facts = { ...base.data.facts, position: far, ...(changes.subtype && { subtype: changes.subtype }) };
    return samplePosted({ price: price as Rupees, facts, demo: changes.demo ?? false });
  };
  const around = (number: number, as?: number) =>
    app.json<AroundListing>(`/api/listings/${sampleListingId(number)}/around`, { as });

  it('list similar homes: same type, near, at most 20 % dearer or cheaper, never itself or one that cannot be opened', async () => {
    const own = ++posted;
    await world.happened(nameSampleListingStream(own), placed(5_000_000), verified);
    const cases = [
      placed(4_000_000),
      placed(6_000_000),
      placed(3_999_999),
      placed(6_000_001),
      placed(5_000_000, { subtype: 'kothi' }),
    ];
    const numbers: number[] = [];
    for (const one of cases) {
      numbers.push(++posted);
      await world.happened(nameSampleListingStream(posted), one, verified);
    }
    await world.happened(nameSampleListingStream(++posted), placed(5_000_000));
    await world.drain();
    const { similar } = await around(own);
    expect(similar.map(({ id }) => id)).toEqual([sampleListingId(numbers[1]), sampleListingId(numbers[0])]);
    for (let more = 0; more < 6; more++)
      await world.happened(nameSampleListingStream(++posted), placed(5_100_000), verified);
    await world.drain();
    expect((await around(own)).similar).toHaveLength(6);
  });

  it('include prices of at least five homes of its type in its locality, and open for the same people as the listing', async () => {
    const waiting = ++posted;
    await world.happened(nameSampleListingStream(waiting), samplePosted());
    await world.drain();
    expect((await app.get(`/api/listings/${sampleListingId(waiting)}/around`)).status).toBe(404);
    const before = (await around(waiting, SELLER)).locality;
    expect(before).toMatchObject({ unit: 'sqft', demo: false });
    for (let more = 0; more < 5; more++) await post(verified);
    const after = (await around(waiting, SELLER)).locality;
    expect(after?.homes).toBe((before?.homes ?? 0) + 5);
    expect(after?.rate).toBe(3600);
  });
});
