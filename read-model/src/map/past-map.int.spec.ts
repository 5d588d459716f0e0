import type { DomainEvent } from '@naksha/events/contracts';
import { partitionForKey, type Rupees, toOrderingKey } from '@naksha/events/kernel';
import { FixedClock, samplePosted, samplePriceChange } from '@naksha/events/testing';
import type { ClusterCard, ListingCards, ListingCount, ListingPage } from '@naksha/events/wire/listing-page';
import type { Property } from '@naksha/events/wire/property';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FirstPaintQuery } from '../first-paint/first-paint.ts';
import { lapsed, nameSampleListingStream, sampleListingId, verified } from '../projector/testing/histories.ts';
import { type ReadModelApp, ReadModelWorld } from '../testing/read-model-app.ts';
import { decodeTileFeatures, tilePathAtPosition } from '../testing/read-tile.ts';

const clock = new FixedClock('2026-11-23T06:00:00Z');
const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T06:00:00.000Z`;
const past = (day: number) => `at=2026-11-${String(day).padStart(2, '0')}`;
const BOX = 'bbox=76.5,30.5,77.05,30.95';
const TILE = `/api/map/${tilePathAtPosition(samplePosted().data.facts.position, 16)}.mvt`;
const [HOME, GONE, LATE] = [1, 2, 3];

let world: ReadModelWorld;
let app: ReadModelApp;
/** The partition whose event table has one more event than the documents will ever get. */
let behind: number | undefined;
beforeAll(async () => {
  world = await ReadModelWorld.open();
  app = await world.startApp({
    clock,
    heads: async () => (await world.side.store.heads()).map((head, one) => (one === behind ? head + 1 : head)),
  });
  const happens = (number: number, day: number, ...events: DomainEvent[]) =>
    world.happenedAt(at(day), nameSampleListingStream(number), ...events);
  await happens(HOME, 1, samplePosted({ price: 5_000_000 as Rupees }));
  await happens(HOME, 3, verified);
  await happens(HOME, 6, samplePriceChange(5_000_000, 4_600_000));
  await happens(HOME, 8, lapsed);
  await happens(HOME, 10, { type: 'ListingSold', data: { by: 'owner' } });
  await happens(GONE, 5, samplePosted(), verified);
  await happens(GONE, 12, { type: 'ListingDeleted', data: { by: 'owner' } });
  await world.drain();
});
afterAll(() => world.close());

const page = (day: number) => app.json<ListingPage>(`/api/listings?${BOX}&${past(day)}&sort=price`);
const listed = async (day: number) =>
  (await page(day)).listings.map(({ id, expected_price, state }) => [
    id === sampleListingId(HOME) ? HOME : GONE,
    expected_price,
    state,
  ]);
const property = async (day: number) => {
  const answer = await app.get(`/api/property/${sampleListingId(HOME)}?${past(day)}`);
  return answer.status === 200 ? ((await answer.json()) as { property: Property }).property : answer.status;
};

describe('the map on a past day', () => {
  it('Y-13 shows the listings at the end of the day, with their state and price then', async () => {
    expect(await listed(2)).toEqual([]);
    expect((await page(2)).under_review).toBe(1);
    expect(await listed(3)).toEqual([[HOME, 5_000_000, 'verified']]);
    expect(await listed(6)).toEqual([
      [GONE, 4_500_000, 'verified'],
      [HOME, 4_600_000, 'verified'],
    ]);
    expect((await listed(8))[1]).toEqual([HOME, 4_600_000, 'stale']);
    // Sold on the tenth: still listed the day before.
    expect(await listed(9)).toHaveLength(2);
    expect(await listed(10)).toEqual([[GONE, 4_500_000, 'verified']]);
    expect(await listed(12)).toEqual([]);
    expect((await app.json<ListingPage>(`/api/listings?${BOX}`)).listings).toEqual([]);
  });

  it('is rendered by the server first; no page waits for a day to load, or shows the present instead', async () => {
    const paint = (search: string) => app.nest.get(FirstPaintQuery).getFirstPaint(search);
    const view = 'c=30.7046,76.7179,12&sort=price';
    expect(await paint(`${view}&${past(7)}`)).toBeUndefined();
    const { listings } = await page(7);
    const painted = await paint(`${view}&${past(7)}`);
    expect(painted?.page).toMatchObject({ total: 2, listings });
    expect(listings[0].as_of).toBe('2026-11-07');
    expect(painted?.clusters.reduce((sum, { count }) => sum + count, 0)).toBe(2);
    expect(painted?.query).toContain(past(7));
    expect((await paint(view))?.page.total).toBe(0);
    expect(await paint(`${view}&${past(23)}`)).toBeUndefined();
  });

  it('Y-13 agrees in tiles, counts, clusters, cards and on the listing page', async () => {
    const count = (day: number) => app.json<ListingCount>(`/api/map/count?${BOX}&${past(day)}`);
    expect(await count(9)).toEqual({ total: 2, under_review: 0 });
    expect(await count(10)).toEqual({ total: 1, under_review: 0 });
    expect(await count(2)).toEqual({ total: 0, under_review: 1 });
    const shown = async (query: string) => {
      const layers = decodeTileFeatures(await (await app.get(`${TILE}?${query}`)).arrayBuffer());
      return Object.values(layers).flat().length;
    };
    expect(await shown(past(9))).toBeGreaterThan(0);
    expect(await shown(past(12))).toBe(0);
    expect(await shown('')).toBe(0);
    const [z, x, y] = tilePathAtPosition(samplePosted().data.facts.position, 16).split('/');
    const cluster = (day: number) => app.json<ClusterCard>(`/api/map/clusters/${z}/${x}/${y}?${past(day)}`);
    expect(await cluster(9)).toMatchObject({ total: 2, under_review: 0 });
    expect(await cluster(10)).toMatchObject({ total: 1, under_review: 0 });
    expect(await cluster(2)).toMatchObject({ total: 0, under_review: 1 });
    const cards = (day: number) =>
      app.json<ListingCards>(`/api/listings/cards?ids=${sampleListingId(HOME)},${sampleListingId(GONE)}&${past(day)}`);
    expect((await cards(3)).listings.map(({ expected_price }) => expected_price)).toEqual([5_000_000]);
    expect((await cards(9)).listings).toHaveLength(2);
    expect(await property(3)).toMatchObject({
      as_of: '2026-11-03',
      expected_price: 5_000_000,
      listing_state: 'verified',
    });
    expect(await property(9)).toMatchObject({ expected_price: 4_600_000, listing_state: 'verified', assisted_by: '' });
    expect(await property(10)).toMatchObject({ listing_state: 'sold' });
    expect(await property(2)).toBe(404);
  });

  it('shows the marker of a deleted home, and none of its owner’s texts', async () => {
    const [gone] = (await page(11)).listings;
    expect(gone).toMatchObject({ id: sampleListingId(GONE), title: '' });
    expect((await app.get(`/api/property/${sampleListingId(GONE)}?${past(11)}`)).status).toBe(410);
    const { rows } = await world.side.pool.query<{ body: string }>(
      `select body::text from read.document where kind = 'past'`,
    );
    expect(rows).toHaveLength(2);
    const seller = samplePosted().data.seller;
    for (const { body } of rows) expect(body).not.toContain(seller);
  });

  it('is cached permanently if it has no personal data, and not while the day may change', async () => {
    const kept = async (path: string) => (await app.get(path)).headers.get('cache-control');
    for (const path of [`${TILE}?${past(9)}`, `/api/map/count?${past(9)}`])
      expect(await kept(path), path).toBe('public, max-age=31536000, immutable');
    for (const path of [
      `/api/listings?${BOX}&${past(9)}`,
      `${TILE}?`,
      `/api/listings/cards?ids=${sampleListingId(HOME)}&${past(9)}`,
    ])
      expect(await kept(path), path).toContain('s-maxage=1');
    const now = clock.now();
    // Ten minutes after midnight in India.
    clock.set(new Date('2026-11-22T18:40:00Z'));
    expect(await kept(`/api/map/count?${past(22)}`)).toContain('s-maxage=1');
    // A minute after the read, within the hour.
    clock.set(new Date('2026-11-22T18:40:59Z'));
    await world.happenedAt('2026-11-22T18:29:00.000Z', nameSampleListingStream(LATE), samplePosted());
    await world.drain();
    const count = () => app.json<ListingCount>(`/api/map/count?${past(22)}`);
    expect((await count()).under_review).toBe(0);
    clock.set(new Date('2026-11-22T18:41:00Z'));
    expect((await count()).under_review).toBe(1);
    // A day later, with some events not projected yet.
    clock.set(new Date('2026-11-24T06:00:00Z'));
    behind = partitionForKey(toOrderingKey(nameSampleListingStream(LATE)));
    const dayAfter = `/api/map/count?${past(23)}`;
    expect(await kept(dayAfter)).toContain('s-maxage=1');
    behind = undefined;
    await world.happenedAt('2026-11-23T06:00:00.000Z', nameSampleListingStream(LATE), verified);
    await world.drain();
    clock.set(new Date('2026-11-24T06:01:00Z'));
    expect(await kept(dayAfter)).toContain('immutable');
    expect((await app.json<ListingCount>(dayAfter)).total).toBe(1);
    clock.set(now);
  });

  it('is available only for days that are over', async () => {
    for (const day of ['2026-11-23', '2027-01-01', '2026-02-30', 'yesterday', '1999-01-01'])
      for (const path of [
        `/api/listings?${BOX}&`,
        '/api/map/count?',
        `${TILE}?`,
        `/api/property/${sampleListingId(HOME)}?`,
      ])
        expect((await app.get(`${path}at=${day}`)).status, `${path}${day}`).toBe(422);
  });
});
