import {
  formatPositionVector,
  listingNumber,
  type PlaceId,
  type PositionToken,
  TRICITY_REGION,
} from '@naksha/events/kernel';
import { samplePosted, samplePriceChange } from '@naksha/events/testing';
import type { FacetCounts, ListingCount, ListingPage, NearestListings } from '@naksha/events/wire/listing-page';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  nameSampleListingStream,
  sampleListingId,
  sampleMaterialFacts,
  verified,
} from '../projector/testing/histories.ts';
import { type ReadModelApp, ReadModelWorld } from '../testing/read-model-app.ts';
import { decodeTileFeatures, tilePathAtPosition } from '../testing/read-tile.ts';
import { MapFollower } from './map-follower.ts';
import { MemoryTileStore } from './memory-tile-store.ts';
import { TilePreparation } from './tile-preparation.ts';
import type { TileStore } from './tile-store.port.ts';

const HERE = { lat: 30.7046, lng: 76.7179 };
const FAR = { lat: 30.85, lng: 76.9 };

let world: ReadModelWorld;
let app: ReadModelApp;
let posted = 0;
async function post(position = HERE, ...more: Parameters<ReadModelWorld['happened']>[1][]) {
  const number = ++posted;
  const event = samplePosted({ facts: sampleMaterialFacts({ position }) });
  const after = await world.happened(nameSampleListingStream(number), event, ...more);
  return { number, after };
}
const tile = (address: string, query = '', headers = {}) => app.get(`/api/map/${address}.mvt${query}`, { headers });
const shown = async (address: string, after: PositionToken, query = '') =>
  decodeTileFeatures(await (await tile(address, `?after=${after}${query}`)).arrayBuffer());

beforeAll(async () => {
  world = await ReadModelWorld.open();
  app = await world.startApp();
});
afterAll(() => world.close());

describe('tiles', () => {
  it('D-107 D-109 D-110 G-01 show a listing from its posting on, with only its public data', async () => {
    const { number, after } = await post(FAR);
    const address = tilePathAtPosition(FAR, 16);
    const id = listingNumber(sampleListingId(number));
    expect((await shown(address, after)).listings).toEqual([{ id, subtype: 'flat', state: 'review' }]);
    const checked = await world.happened(nameSampleListingStream(number), verified);
    expect((await shown(address, checked)).listings).toEqual([
      { id, subtype: 'flat', bedrooms: 3, price: 4_500_000, state: 'verified' },
    ]);
    const response = await tile(address);
    expect(response.headers.get('content-type')).toBe('application/vnd.mapbox-vector-tile');
    const deleted = await world.happened(nameSampleListingStream(number), {
      type: 'ListingDeleted',
      data: { by: 'owner' },
    });
    expect(await shown(address, deleted)).toEqual({});
  });

  it('D-108 count open listings in clusters, and gather those under review without a count', async () => {
    const near = (k: number) => ({ lat: HERE.lat + k * 1e-5, lng: HERE.lng });
    await post(near(1), verified);
    await post(near(2), verified);
    await post(near(3));
    const { after } = await post(near(4));
    await world.drain();
    const around = [HERE.lng - 0.01, HERE.lat - 0.01, HERE.lng + 0.01, HERE.lat + 0.01].join();
    const { total, under_review: underReview } = await app.json<ListingPage>(`/api/listings?bbox=${around}`);
    expect([total, underReview]).toEqual([2, 2]);
    const tile = await shown(tilePathAtPosition(HERE, 12), after);
    expect(tile).toEqual({ clusters: [expect.objectContaining({ count: total })], review: [{}] });
  });

  it('M-01 show every listing in view, whatever its city', async () => {
    const border = { lat: 30.62, lng: 76.98 };
    for (const city of ['Mohali', 'Chandigarh', 'Panchkula']) {
      const at = sampleMaterialFacts({ city, position: { ...border, lng: border.lng + posted * 1e-5 } });
      await world.happened(nameSampleListingStream(++posted), samplePosted({ facts: at }), verified);
    }
    await world.drain();
    for (const z of [12, 14, 17]) {
      const { clusters = [], listings = [] } = decodeTileFeatures(
        await (await tile(tilePathAtPosition(border, z))).arrayBuffer(),
      );
      const shownThere = clusters.reduce((sum, { count }) => sum + Number(count), listings.length);
      expect(shownThere, `zoom ${z}`).toBe(3);
    }
  });

  it('F-06 F-23 F-25 apply the requested filter', async () => {
    const { after } = await post(HERE, verified);
    expect(await shown(tilePathAtPosition(HERE, 12), after, '&property_subtype=kothi')).toEqual({});
    expect(await shown(tilePathAtPosition(HERE, 12), after, '&property_subtype=other')).toEqual({});
    const any = await shown(tilePathAtPosition(HERE, 12), after);
    expect(
      await shown(tilePathAtPosition(HERE, 12), after, '&property_subtype=all&property_type=all&bedroom=any'),
    ).toEqual(any);
    // AND between the words of a chip, OR between chips.
    expect(await shown(tilePathAtPosition(HERE, 12), after, '&search=sector+nowhere')).toEqual({});
    expect(await shown(tilePathAtPosition(HERE, 12), after, '&search=nowhere&search=70+SECTOR')).toEqual(
      await shown(tilePathAtPosition(HERE, 12), after, '&price_range=40,50'),
    );
    const farm = sampleMaterialFacts({ subtype: 'other', bedrooms: undefined, position: { lat: 30.55, lng: 76.55 } });
    const other = await world.happened(nameSampleListingStream(++posted), samplePosted({ facts: farm }), verified);
    const { listings } = await shown(tilePathAtPosition(farm.position, 12), other, '&property_subtype=other');
    expect(listings).toMatchObject([{ id: listingNumber(sampleListingId(posted)), subtype: 'other' }]);
    expect(
      await shown(tilePathAtPosition(HERE, 12), after, '&search=Sector+70&bedroom=3&price_range=40,50'),
    ).toHaveProperty('clusters');
  });

  it('D-126 are revalidated by ETag with 304; shared caches use them for one second, and one more while they revalidate', async () => {
    const address = tilePathAtPosition(HERE, 12);
    const first = await tile(address);
    const etag = first.headers.get('etag') as string;
    expect(first.headers.get('cache-control')).toBe('max-age=0, must-revalidate, s-maxage=1, stale-while-revalidate=1');
    const again = await tile(address, '', { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect((await again.arrayBuffer()).byteLength).toBe(0);
    expect(again.headers.get('etag')).toBe(etag);
    const { after } = await post(HERE, verified);
    const changed = await tile(address, `?after=${after}`, { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(etag);
  });

  it('D-122 keep the ETag of tiles that a change does not affect', async () => {
    const addresses = [tilePathAtPosition(HERE, 12), tilePathAtPosition(FAR, 12)];
    const etags = async (query = '') =>
      Promise.all(addresses.map(async (address) => (await tile(address, query)).headers.get('etag')));
    const before = await etags();
    const { after } = await post(HERE, verified);
    const [here, far] = await etags(`?after=${after}`);
    expect(here).not.toBe(before[0]);
    expect(far).toBe(before[1]);
  });

  it('requested again by the same URL change with the next change, equally compressed, uncompressed and as 304', async () => {
    const address = tilePathAtPosition(HERE, 16);
    const ask = (headers = {}) => tile(address, '?bedroom=2', headers);
    const [first, again, plain] = [await ask(), await ask(), await ask({ 'accept-encoding': 'identity' })];
    const etag = first.headers.get('etag') as string;
    expect([again, plain].map(({ headers }) => headers.get('etag'))).toEqual([etag, etag]);
    const bytes = await first.arrayBuffer();
    expect([await again.arrayBuffer(), await plain.arrayBuffer()]).toEqual([bytes, bytes]);
    expect((await ask({ 'if-none-match': etag })).status).toBe(304);
    const { number } = await post(HERE, verified);
    await world.drain();
    const changed = await ask({ 'if-none-match': etag });
    expect(changed.status).toBe(200);
    const ids = decodeTileFeatures(await changed.arrayBuffer()).listings.map(({ id }) => id);
    expect(ids).toContain(listingNumber(sampleListingId(number)));
  });

  it('D-121 have equal ETags and bytes in two processes, and after a restart', async () => {
    await post(HERE, verified);
    await world.happened(nameSampleListingStream(posted), samplePriceChange(4_500_000, 4_400_000));
    await post(FAR, verified);
    const second = await world.startApp();
    await world.drain();
    for (const z of [8, 12, 14, 15, 16])
      for (const query of ['', '?bedroom=2', '?price_range=0,44']) {
        const path = `/api/map/${tilePathAtPosition(HERE, z)}.mvt${query}`;
        const [a, b] = await Promise.all([app.get(path), second.get(path)]);
        expect(a.headers.get('etag')).toBe(b.headers.get('etag'));
        expect(a.headers.get('etag')).toMatch(/^W\/"t/);
        const [bytes, others] = await Promise.all([a.arrayBuffer(), b.arrayBuffer()]);
        expect(Buffer.from(bytes).equals(Buffer.from(others)), path).toBe(true);
      }
  });

  it('are compressed for clients that accept it', async () => {
    const address = tilePathAtPosition(HERE, 12);
    const plain = await tile(address, '', { 'accept-encoding': 'identity' });
    const packed = await tile(address, '', { 'accept-encoding': 'gzip' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('vary')).toContain('accept-encoding');
    expect(await packed.arrayBuffer()).toEqual(await plain.arrayBuffer());
  });

  it('D-127 are never older than the position of a live message, and wait for it', async () => {
    const follower = app.nest.get(MapFollower);
    const { after } = await post(FAR, verified);
    expect((await tile(tilePathAtPosition(FAR, 16), `?after=${after}`)).headers.get('naksha-behind')).toBeNull();
    const before = decodeTileFeatures(await (await tile(tilePathAtPosition(FAR, 16))).arrayBuffer()).listings.length;
    await world.pauseProjector();
    const at = follower.position();
    const [partition, seq] = (await post(FAR, verified)).after.split(':').map(Number);
    const ahead = formatPositionVector({ ...at, seqs: at.seqs.map((s, p) => (p === partition ? seq : s)) });
    const waiting = tile(tilePathAtPosition(FAR, 16), `?min=${ahead}`);
    await world.resumeProjector();
    const response = await waiting;
    expect(response.status).toBe(200);
    expect(decodeTileFeatures(await response.arrayBuffer()).listings).toHaveLength(before + 1);

    const never = formatPositionVector({ ...at, seqs: at.seqs.map((s) => s + 1_000_000) });
    const refused = await tile(tilePathAtPosition(FAR, 16), `?min=${never}`);
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ code: 'behind' });
  });

  it('are marked as behind if the caller’s own write takes too long', async () => {
    await world.pauseProjector();
    const { after } = await post(HERE);
    const response = await tile(tilePathAtPosition(HERE, 12), `?after=${after}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('naksha-behind')).toBe('true');
    await world.resumeProjector();
  });

  it.each([
    ['22/0/0', '', 'z'],
    ['3/8/0', '', 'x'],
    ['3/a/0', '', 'x'],
    ['3/0/9', '', 'y'],
    ['3/0/0', '?bedroom=9', 'bedroom'],
    ['3/0/0', '?price_range=600,700', 'price_range'],
    ['3/0/0', '?poly=30.7,76.7', 'poly'],
    ['3/0/0', '?search=a&search=b&search=c&search=d', 'search'],
    ['3/0/0', '?min=yesterday', 'min'],
    ['3/0/0', '?after=16:1', 'after'],
  ])('%s%s is rejected, naming %s', async (address, query, field) => {
    const response = await tile(address, query);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'invalid', errors: [{ field }] });
  });
});

describe('prepared tiles', () => {
  class WatchedStore implements TileStore {
    readonly memory = new MemoryTileStore();
    readonly put_: string[] = [];
    missed = 0;
    async get(key: string) {
      const tile = await this.memory.get(key);
      if (!tile) this.missed++;
      return tile;
    }
    put(key: string, bytes: Uint8Array) {
      this.put_.push(key);
      return this.memory.put(key, bytes);
    }
  }

  it('D-125 are in the store before a request: changed unfiltered tiles and the most popular ones', async () => {
    const tileStore = new WatchedStore();
    const prepared = await world.startApp({ tileStore });
    const preparation = prepared.nest.get(TilePreparation);
    const asked = [
      ...[10, 12, 14, 15, 16].map((z) => `/api/map/${tilePathAtPosition(HERE, z)}.mvt`),
      // The neighbours, whose halo includes the change.
      ...[10, 12, 14].map((z) => `/api/map/${tilePathAtPosition({ ...HERE, lng: HERE.lng + 360 / 2 ** z }, z)}.mvt`),
      `/api/map/${tilePathAtPosition(HERE, 13)}.mvt?bedroom=3`,
    ];
    const popular = asked[asked.length - 1];
    await prepared.get(popular);
    await prepared.get(popular);
    const { after } = await post(HERE, verified);
    await prepared.get(`/api/map/count?after=${after}`);
    await preparation.settled();

    tileStore.missed = 0;
    for (const path of asked) {
      const response = await prepared.get(path, { headers: { 'accept-encoding': 'gzip' } });
      const key = (response.headers.get('etag') as string).slice(3, -1);
      expect(tileStore.put_, path).toContain(key);
    }
    expect(tileStore.missed).toBe(0);
  });

  it('a failing store costs time, but the response is complete', async () => {
    const broken = { get: () => Promise.reject(new Error('away')), put: () => Promise.reject(new Error('away')) };
    const without = await world.startApp({ tileStore: broken });
    const [a, b] = await Promise.all(
      [without, app].map((each) => each.get(`/api/map/${tilePathAtPosition(HERE, 12)}.mvt`)),
    );
    expect(a.status).toBe(200);
    expect(await a.arrayBuffer()).toEqual(await b.arrayBuffer());
  });
});

describe('the map API', () => {
  it('D-113 describes its tiles to other map clients with TileJSON', async () => {
    const json = await app.json<Record<string, unknown>>('/api/map/tiles.json?search=Sector%2070&property_type=all');
    expect(json).toMatchObject({
      tilejson: '3.0.0',
      tiles: [`${app.url}/api/map/{z}/{x}/{y}.mvt?search=sector+70`],
      bounds: [...TRICITY_REGION],
      vector_layers: [
        { id: 'clusters', fields: { count: expect.any(String) } },
        { id: 'listings', fields: { subtype: expect.any(String) } },
        { id: 'review', fields: {} },
        { id: 'stacks', fields: { count: expect.any(String), price: expect.any(String) } },
      ],
    });
    const address = tilePathAtPosition(HERE, 12).split('/');
    const url = (json.tiles as string[])[0].replace(/\{(.)\}/g, (_, letter) => address['zxy'.indexOf(letter)]);
    expect(decodeTileFeatures(await (await fetch(url)).arrayBuffer())).toHaveProperty('clusters');
  });

  it('D-117 returns how many homes match a filter', async () => {
    await post({ lat: 30.6, lng: 76.6 }, verified);
    await post({ lat: 30.6, lng: 76.6 });
    await post({ lat: 30.6, lng: 76.6 }, verified);
    await world.drain();
    const count = (query: string) => app.json<ListingCount>(`/api/map/count?bbox=76.59,30.59,76.61,30.61${query}`);
    expect(await count('')).toEqual({ total: 2, under_review: 1 });
    expect(await count('&bedroom=3')).toEqual({ total: 2, under_review: 0 });
    expect(await count('&bedroom=4')).toEqual({ total: 0, under_review: 0 });
    expect((await app.get('/api/map/count?bbox=1,2,3')).status).toBe(422);
  });

  it('returns how many homes match each option of a filter, with the other conditions', async () => {
    const at = { lat: 30.64, lng: 76.6 };
    const post = (furnishing: 'furnished' | 'semi' | undefined, bathrooms: 2 | 3) => {
      const { free } = samplePosted().data;
      const home = samplePosted({
        facts: sampleMaterialFacts({ position: at, bathrooms }),
        free: { ...free, furnishing },
      });
      return world.happened(nameSampleListingStream(++posted), home, verified);
    };
    for (const furnishing of ['furnished', 'furnished', 'semi', undefined] as const) await post(furnishing, 2);
    await post('semi', 3);
    await world.drain();
    const ask = (query: string) => app.get(`/api/map/facets?bbox=76.59,30.63,76.61,30.65${query}`);
    const response = await ask('&bathrooms=3&furnishing=furnished');
    expect(response.headers.get('cache-control')).toContain('s-maxage');
    const { total, facets } = (await response.json()) as FacetCounts;
    expect(total).toBe(0);
    expect(facets.furnishing).toEqual({ options: { unfurnished: 0, semi: 1, furnished: 0 }, not_given: 0 });
    expect(facets.bathrooms).toEqual({ options: { 1: 2, 2: 2, 3: 0 }, not_given: 0 });
    const everything = ((await (await ask('')).json()) as FacetCounts).facets;
    expect(everything.furnishing).toEqual({ options: { unfurnished: 0, semi: 2, furnished: 2 }, not_given: 1 });
    expect(everything.property_subtype.options).toMatchObject({ flat: 5, kothi: 0 });
    expect((await ask('&bathrooms=many')).status).toBe(422);
  });

  it('F-42 returns how many match anywhere, and where the nearest ones are', async () => {
    const at = { lat: 30.58, lng: 76.55 };
    const kothi = sampleMaterialFacts({ position: at, subtype: 'kothi' });
    for (const more of [[verified], []])
      await world.happened(nameSampleListingStream(++posted), samplePosted({ facts: kothi }), ...more);
    await world.drain();
    const ask = (query: string) => app.json<NearestListings>(`/api/map/nearest?at=30.9,76.9&${query}`);
    const { nearest, ...anywhere } = await ask('property_subtype=kothi');
    expect(anywhere).toEqual({ total: 1, under_review: 1 });
    expect(nearest).toMatchObject({ total: 1, under_review: 1 });
    const [west, south, east, north] = nearest!.bbox;
    expect([west <= at.lng, south <= at.lat, east >= at.lng, north >= at.lat]).toEqual(Array(4).fill(true));
    expect(await ask('place=nowhere')).toEqual({ total: 0, under_review: 0, nearest: null });
    for (const wrong of ['at=1', 'at=99,1', 'at=1,999', ''])
      expect((await app.get(`/api/map/nearest?${wrong}`)).status, wrong).toBe(422);
  });

  it('S-28 matches listings under review by place, type and subtype, and reveals none of their data', async () => {
    const at = { lat: 30.52, lng: 76.52 };
    const flat = sampleMaterialFacts({ position: at, placeIds: { city: 'mohali' as PlaceId } });
    await world.happened(nameSampleListingStream(++posted), samplePosted({ facts: flat }));
    const office = sampleMaterialFacts({
      position: { lat: 30.56, lng: 76.56 },
      propertyType: 'commercial',
      subtype: 'office',
    });
    await world.happened(nameSampleListingStream(++posted), samplePosted({ facts: office }));
    await world.drain();
    const underReview = async (query: string) =>
      (await app.json<ListingCount>(`/api/map/count?bbox=76.51,30.51,76.53,30.53${query}`)).under_review;
    const matching = ['', '&property_type=residential', '&property_subtype=flat', '&place=mohali'];
    const numbers = [
      '&bedroom=3',
      '&price_range=0,500',
      '&price_range=40,50',
      '&area_range=0,4000',
      '&area_range=1000,1500',
    ];
    const words = ['&search=park', '&search=three+bedrooms', '&search=sector+70'];
    for (const query of matching) expect([query, await underReview(query)]).toEqual([query, 1]);
    for (const query of [...numbers, ...words]) expect([query, await underReview(query)]).toEqual([query, 0]);
    for (const other of ['&property_subtype=kothi', '&property_type=commercial', '&place=kharar'])
      expect([other, await underReview(other)]).toEqual([other, 0]);
    const offices = async (query: string) =>
      (await app.json<ListingCount>(`/api/map/count?bbox=76.55,30.55,76.57,30.57${query}`)).under_review;
    expect([await offices('&property_type=commercial'), await offices('&property_type=residential')]).toEqual([1, 0]);
  });
});
