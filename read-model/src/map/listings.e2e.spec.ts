import type { Rupees } from '@naksha/events/kernel';
import { samplePosted, samplePriceChange } from '@naksha/events/testing';
import type { ListingCard } from '@naksha/events/wire/listing-card';
import type { ListingCards, ListingCount, ListingPage, MatchingIds } from '@naksha/events/wire/listing-page';
import type { PlacePrices, PriceCells } from '@naksha/events/wire/prices';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUBLIC_CACHING } from '../http/caching.ts';
import {
  nameSampleListingStream,
  sampleListingId,
  sampleMaterialFacts,
  verified,
} from '../projector/testing/histories.ts';
import { type ReadModelApp, ReadModelWorld } from '../testing/read-model-app.ts';
import { decodeTileFeatures, tilePathAtPosition } from '../testing/read-tile.ts';

const TOWN = { lat: 30.7046, lng: 76.7179 };
const HOMES = 60;
const UNDER_REVIEW = 5;

let world: ReadModelWorld;
let app: ReadModelApp;

beforeAll(async () => {
  world = await ReadModelWorld.open();
  app = await world.startApp();
  for (let k = 0; k < HOMES + UNDER_REVIEW; k++) {
    const price = (4_000_000 + ((k * 7) % HOMES) * 10_000) as Rupees;
    const at = sampleMaterialFacts({
      position: { lat: TOWN.lat + k * 1e-4, lng: TOWN.lng + k * 1e-4 },
      bedrooms: (1 + (k % 4)) as 1 | 2 | 3 | 4,
    });
    await world.happenedAt(
      '2026-11-12T06:00:00Z',
      nameSampleListingStream(k),
      samplePosted({ price, facts: at }),
      ...(k < HOMES ? [verified] : []),
    );
    if (k % 10 === 3 && k < HOMES)
      await world.happened(nameSampleListingStream(k), samplePriceChange(price, price - 100_000 - k));
  }
  await world.drain();
});
afterAll(() => world.close());

async function everyPage(query: string): Promise<ListingCard[]> {
  const cards: ListingCard[] = [];
  let cursor: string | null = '';
  do {
    const page: ListingPage = await app.json(`/api/listings?${query}&cursor=${encodeURIComponent(cursor)}`);
    cards.push(...page.listings);
    cursor = page.cursor;
  } while (cursor !== null);
  return cards;
}

describe('the list next to the map', () => {
  it('D-114 has 24 cards, the total, and a separate count of listings under review', async () => {
    const page = await app.json<ListingPage>('/api/listings');
    expect(page.listings).toHaveLength(24);
    expect(page).toMatchObject({ total: HOMES, under_review: UNDER_REVIEW, cursor: expect.any(String) });
    expect(page.listings.every(({ state }) => state === 'verified')).toBe(true);
  });

  it.each(['recommended', 'newest', 'price', 'price_per_area', 'price_cut'])(
    'D-115 D-118 returns each listing exactly once with the cursor, sorted by %s',
    async (sort) => {
      const cards = await everyPage(`sort=${sort}`);
      expect(cards).toHaveLength(HOMES);
      expect(new Set(cards.map(({ id }) => id)).size).toBe(HOMES);
      const prices = cards.map(({ expected_price }) => expected_price);
      if (sort.startsWith('price') && sort !== 'price_cut') expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      if (sort === 'newest')
        expect(cards.map(({ id }) => id)).toEqual(
          cards
            .map(({ id }) => id)
            .toSorted()
            .reverse(),
        );
      if (sort === 'price_cut') {
        const cuts = cards.map(({ price_cut, expected_price }) => (price_cut ? price_cut.from - expected_price : 0));
        expect(cuts.filter((cut) => cut > 0)).toHaveLength(6);
        expect(cuts.slice(6).every((cut) => cut === 0)).toBe(true);
      }
    },
  );

  it('D-119 F-24 puts exact bedrooms first in the recommended order', async () => {
    const cards = await everyPage('bedroom=2');
    const bedrooms = cards.map((card) => card.bedrooms ?? 0);
    expect(cards).toHaveLength((HOMES / 4) * 3);
    expect(bedrooms.slice(0, HOMES / 4).every((count) => count === 2)).toBe(true);
    expect(bedrooms.slice(HOMES / 4).every((count) => count > 2)).toBe(true);
  });

  it('agrees with the map and the count, for the same filter and area', async () => {
    const bbox = [TOWN.lng - 1e-5, TOWN.lat - 1e-5, TOWN.lng + 0.00295, TOWN.lat + 0.00295].join(',');
    for (const filter of [
      '',
      'bedroom=3',
      'amenities=lift',
      'amenities=lift,park',
      'with_photos=yes',
      'price_reduced=yes',
      'posted_since=2026-11-12',
      'posted_since=30d',
      'price_per_area=3300,3400',
      'not_words=nowhere',
      'not_words=sector+70',
      'price_range=41,43',
      'search=sector+70',
      'search=sector+7',
    ]) {
      const page = await app.json<ListingPage>(`/api/listings?bbox=${bbox}&${filter}`);
      const count = await app.json<ListingCount>(`/api/map/count?bbox=${bbox}&${filter}`);
      expect({ total: page.total, under_review: page.under_review }).toEqual(count);
      const everywhere = await app.json<ListingCount>(`/api/map/count?${filter}`);
      const tile = await app.get(`/api/map/${tilePathAtPosition(TOWN, 10)}.mvt?${filter}`);
      const { clusters = [], listings = [], review = [] } = decodeTileFeatures(await tile.arrayBuffer());
      const open = listings.filter(({ state }) => state !== 'review');
      const onMap = clusters.reduce((sum, cluster) => sum + Number(cluster.count), open.length);
      expect(onMap, filter).toBe(everywhere.total);
      expect(review.length + listings.length - open.length > 0, filter).toBe(everywhere.under_review > 0);
    }
    expect((await app.json<ListingPage>(`/api/listings?bbox=${bbox}`)).total).toBe(30);
  });

  it('returns which of some homes match a filter in a box, and none under review', async () => {
    const ids = [3, 4, 5, HOMES].map(sampleListingId);
    const matches = (query: string) => app.json<MatchingIds>(`/api/map/matches?ids=${ids.join()}&${query}`);
    expect(await matches('')).toEqual({ ids: ids.slice(0, 3) });
    expect(await matches('bedrooms=4')).toEqual({ ids: [sampleListingId(3)] });
    const south = TOWN.lat + 4.5e-4;
    expect(await matches(`bbox=${TOWN.lng - 1},${TOWN.lat - 1},${TOWN.lng + 1},${south}`)).toEqual({
      ids: ids.slice(0, 2),
    });
    expect((await app.get('/api/map/matches')).status).toBe(422);
  });

  it('D-120 cuts exactly along a polygon', async () => {
    const [low, high] = [10, 20].map((k) => (k - 0.5) * 1e-4);
    const corner = (d: number, e: number) => `${(TOWN.lat + d).toFixed(6)},${(TOWN.lng + e).toFixed(6)}`;
    const poly = [corner(low, low), corner(low, high), corner(high, high), corner(high, low)].join(';');
    const page = await app.json<ListingPage>(`/api/listings?poly=${poly}`);
    expect(page.listings.map(({ id }) => id).sort()).toEqual(
      Array.from({ length: 10 }, (_, k) => sampleListingId(10 + k)),
    );
  });

  it('shows a caller’s own write when its position is given', async () => {
    const after = await world.happened(nameSampleListingStream(0), samplePriceChange(4_000_000, 3_000_000));
    const page = await app.json<ListingPage>(`/api/listings?sort=price&after=${after}`);
    expect(page.listings[0]).toMatchObject({ id: sampleListingId(0), expected_price: 3_000_000 });
  });

  it.each([
    ['bbox=76.8,30.7,76.7,30.8', 'bbox'],
    ['sort=cheapest', 'sort'],
    ['cursor=made-up', 'cursor'],
    ['after=yesterday', 'after'],
    ['bedroom=0', 'bedroom'],
    ['amenities=moat', 'amenities'],
    ['with_photos=1', 'with_photos'],
    ['posted_since=2d', 'posted_since'],
    ['price_per_area=6000,4000', 'price_per_area'],
  ])('F-29 rejects %s, naming %s', async (query, field) => {
    const response = await app.get(`/api/listings?${query}`);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ field }] });
    expect(response.headers.get('cache-control')).toBeNull();
  });
});

describe('cards by id', () => {
  it('D-116 come in the requested order, up to 50, without listings off the market', async () => {
    const unknown = sampleListingId(9_999);
    const ids = [sampleListingId(7), unknown, sampleListingId(3), sampleListingId(HOMES + 1)];
    const { listings } = await app.json<ListingCards>(`/api/listings/cards?ids=${ids.join(',')}`);
    expect(listings.map(({ id }) => id)).toEqual([sampleListingId(7), sampleListingId(3)]);
  });

  it('D-116 are rejected beyond 50', async () => {
    const ids = (count: number) => Array.from({ length: count }, (_, k) => sampleListingId(k)).join(',');
    expect((await app.json<ListingCards>(`/api/listings/cards?ids=${ids(50)}`)).listings).toHaveLength(50);
    for (const query of [ids(51), '', 'not-an-id'])
      expect((await app.get(`/api/listings/cards?ids=${query}`)).status).toBe(422);
  });
});

describe('asking prices', () => {
  const cells = (z: number) => `/api/map/heat/${tilePathAtPosition(TOWN, z)}.json`;

  it('are returned for each cell and place, in whole rupees per unit of the subtype', async () => {
    const shown = await app.json<PriceCells>(`${cells(8)}?property_subtype=flat`);
    expect(shown).toEqual({
      unit: 'sqft',
      cell_zoom: 11,
      cells: [{ x: expect.any(Number), y: expect.any(Number), homes: HOMES, demo: false, rate: expect.any(Number) }],
    });
    const { unit, levels, places } = await app.json<PlacePrices>('/api/map/prices?property_subtype=flat');
    expect([unit, levels.length]).toEqual(['sqft', 4]);
    expect(places.find(({ id }) => id === 'mohali-sector-70')).toEqual({
      id: 'mohali-sector-70',
      radius_m: 600,
      approximate: true,
      homes: HOMES,
      demo: false,
      rate: shown.cells[0].rate,
    });
    expect(places.find(({ id }) => id === 'mohali-sector-8')).toMatchObject({ homes: 0, rate: null });
    const dear = await app.json<PriceCells>(`${cells(8)}?property_subtype=flat&price_range=44,505`);
    expect(dear.cells[0].rate).toBeGreaterThan(shown.cells[0].rate!);
    const none = await app.json<PriceCells>(`${cells(8)}?property_subtype=kothi`);
    expect(none).toEqual({ unit: 'sqyd', cell_zoom: 11, cells: [] });
  });

  it.each([`${cells(14)}?property_subtype=flat`, '/api/map/prices?property_subtype=flat'])(
    'are revalidated by ETag, like tiles: %s',
    async (path) => {
      const first = await app.get(path);
      const etag = first.headers.get('etag') as string;
      expect(first.headers.get('cache-control')).toBe(PUBLIC_CACHING['cache-control']);
      const again = await app.get(path, { headers: { 'if-none-match': etag } });
      expect([again.status, await again.text()]).toEqual([304, '']);
      const other = await app.get(`${path}&bedroom=3`, { headers: { 'if-none-match': etag } });
      expect(other.status).toBe(200);
    },
  );

  it('are rejected for several subtypes, for cells smaller than five homes need, and outside the world', async () => {
    const refusal = async (path: string) => {
      const answer = await app.get(path);
      return [answer.status, ((await answer.json()) as { errors: { field: string }[] }).errors[0].field];
    };
    expect(await refusal('/api/map/prices')).toEqual([422, 'property_subtype']);
    expect(await refusal(cells(14))).toEqual([422, 'property_subtype']);
    expect(await refusal(`${cells(15)}?property_subtype=flat`)).toEqual([422, 'z']);
    expect(await refusal('/api/map/heat/3/8/0.json?property_subtype=flat')).toEqual([422, 'x']);
    expect(await refusal('/api/map/heat/3/7/0.mvt?property_subtype=flat')).toEqual([422, 'y']);
  });
});
