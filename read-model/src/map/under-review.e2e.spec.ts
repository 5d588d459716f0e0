import {
  AMENITIES,
  type BBox,
  FACETS,
  type Facet,
  FILTER_KEYS,
  facetParameterName,
  LISTER_FILTERS,
  type PhotoId,
  type PlaceId,
  type Position,
  ROOM_FLAGS,
  SORTS,
} from '@naksha/events/kernel';
import { sampleAttributeValues, sampleFacetQueries, samplePosted, samplePriceChange } from '@naksha/events/testing';
import type { FacetCounts, ListingCount, ListingPage } from '@naksha/events/wire/listing-page';
import type { Property } from '@naksha/events/wire/property';
import type { SearchPage } from '@naksha/events/wire/suggestions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  nameSampleListingStream,
  sampleListingId,
  sampleMaterialFacts,
  verified,
} from '../projector/testing/histories.ts';
import { type ReadModelApp, ReadModelWorld } from '../testing/read-model-app.ts';
import { decodeTileFeatures, tilePathAtPosition } from '../testing/read-tile.ts';

/** As many homes as the attribute with the most values, so that every value occurs. */
const HOMES = Math.max(...FACETS.map((facet) => sampleAttributeValues(facet).length));
const [SELLER, STRANGER] = [1, 7];
const REVIEWED: Position = { lat: 30.52, lng: 76.52 };
const VERIFIED: Position = { lat: 30.56, lng: 76.56 };
const CHEAPER = samplePriceChange(4_500_000, 4_400_000);
/** A price that was public for less than three days does not count as reduced. */
const [POSTED_AT, CHEAPER_AT] = ['2026-09-01T08:00:00Z', '2026-09-08T08:00:00Z'];
const PHOTO = '01890a5d-ac96-774b-bcce-b302099a8057' as PhotoId;
const around = ({ lat, lng }: Position): BBox => [lng - 0.01, lat - 0.01, lng + 0.01, lat + 0.01];

/**
 * Place, area and subtypes do match homes under review (S-28), and so do excluded words, because they have no words.
 */
const OTHER_QUERIES: Record<string, readonly string[]> = {
  amenities: ['lift', 'lift,parkFacing'],
  area_range: ['0,4000', '1000,1500'],
  bedroom: ['1', '3'],
  lister: [...LISTER_FILTERS],
  posted_since: ['2020-01-01'],
  price_per_area: ['1,', '100,9000'],
  price_range: ['0,500', '40,50'],
  price_reduced: ['yes'],
  rooms: ['poojaRoom', 'poojaRoom,studyRoom'],
  search: ['park', 'three bedrooms', 'sector 70'],
  size: ['1000,,sqft', ',4,kanal'],
  with_photos: ['yes'],
};
const MATCHING: readonly string[] = [
  'kinds',
  'not_lister',
  'not_words',
  'place',
  'poly',
  'property_subtype',
  'property_type',
  'within',
];
const QUERIES: readonly string[] = [
  ...FACETS.flatMap((facet) => sampleFacetQueries(facet).map((query) => new URLSearchParams(query).toString())),
  ...Object.entries(OTHER_QUERIES).flatMap(([key, texts]) =>
    texts.map((text) => new URLSearchParams({ [key]: text }).toString()),
  ),
];

let world: ReadModelWorld;
let app: ReadModelApp;

function home(position: Position, k: number) {
  const values = (review: Facet['review']) =>
    Object.fromEntries(
      FACETS.filter((facet) => facet.review === review).map((facet) => {
        const all = sampleAttributeValues(facet);
        return [facet.name, all[k % all.length]];
      }),
    );
  const { free } = samplePosted().data;
  return samplePosted({
    lister: LISTER_FILTERS[k % LISTER_FILTERS.length],
    facts: {
      ...sampleMaterialFacts({ position, placeIds: { city: 'mohali' as PlaceId } }),
      ...values('material'),
      photos: [PHOTO],
    },
    free: { ...free, ...values('free'), amenities: [...AMENITIES], rooms: [...ROOM_FLAGS] },
  });
}

beforeAll(async () => {
  world = await ReadModelWorld.open();
  app = await world.startApp();
  for (let k = 0; k < HOMES; k++) {
    await world.happenedAt(POSTED_AT, nameSampleListingStream(k), home(REVIEWED, k));
    await world.happenedAt(POSTED_AT, nameSampleListingStream(100 + k), home(VERIFIED, k), verified);
    for (const stream of [k, 100 + k]) await world.happenedAt(CHEAPER_AT, nameSampleListingStream(stream), CHEAPER);
  }
  await world.drain();
});
afterAll(() => world.close());

const ids = Array.from({ length: HOMES }, (_, k) => sampleListingId(k));
const count = (position: Position, query: string) =>
  app.json<ListingCount>(`/api/map/count?bbox=${around(position)}&${query}`);
const list = (position: Position, query: string) =>
  app.json<ListingPage>(`/api/listings?bbox=${around(position)}&${query}`);
const expectNone = (found: readonly { id: string }[], query: string) =>
  expect([query, found.filter(({ id }) => ids.includes(id as (typeof ids)[number]))]).toEqual([query, []]);

describe('a home under review', () => {
  it('is queried here with every parameter of a filter', () => {
    const asked = [...FACETS.map(facetParameterName), ...Object.keys(OTHER_QUERIES), ...MATCHING];
    expect(asked.sort()).toEqual([...FILTER_KEYS].sort());
  });

  it('is in no count, list, tile or search of a filter that matches it once it is verified', async () => {
    for (const query of QUERIES) {
      expect([query, (await count(VERIFIED, query)).total]).toEqual([query, expect.toSatisfy((n: number) => n > 0)]);
      expect([query, await count(REVIEWED, query)]).toEqual([query, { total: 0, under_review: 0 }]);
      expect(await list(REVIEWED, query)).toEqual({ listings: [], total: 0, under_review: 0, cursor: null });
      const tile = await app.get(`/api/map/${tilePathAtPosition(REVIEWED, 16)}.mvt?${query}`);
      expect([query, decodeTileFeatures(await tile.arrayBuffer())]).toEqual([query, {}]);
    }
  });

  it('is in no ranked search and no GraphQL result', async () => {
    for (const query of QUERIES) {
      const [[key, value]] = new URLSearchParams(query);
      const search = await app.get(`/api/search?q=bedrooms&${query}`);
      // Ranked search does not support every parameter.
      if (search.status !== 422) {
        const { listings, total } = (await search.json()) as SearchPage;
        expect(total, query).toBeGreaterThan(0);
        expectNone(
          listings.map(({ listing }) => listing),
          query,
        );
      }
      if (key === 'search') continue;
      const { data } = (await (
        await app.post('/graphql', {
          query: `{ found: properties_search(${key}: ${JSON.stringify(value)}) { property_data { id } } }`,
        })
      ).json()) as { data: { found: { property_data: { id: string }[] } } };
      expect(data.found.property_data.length, query).toBeGreaterThan(0);
      expectNone(data.found.property_data, query);
    }
  });

  it('is not counted for any option of a filter, nor among those without a value', async () => {
    for (const query of ['', ...QUERIES]) {
      const { total, facets } = await app.json<FacetCounts>(`/api/map/facets?bbox=${around(REVIEWED)}&${query}`);
      expect(total, query).toBe(0);
      for (const [parameter, { options, not_given = 0 }] of Object.entries(facets))
        expect([query, parameter, not_given, ...Object.values(options).filter(Boolean)]).toEqual([query, parameter, 0]);
    }
  });

  it('stays on the map whichever listers are excluded', async () => {
    const { property } = await app.json<{ property: Property }>(`/api/property/${sampleListingId(101)}`);
    const query = `not_lister=${property.lister_id}`;
    expect((await count(VERIFIED, query)).total).toBeLessThan(HOMES);
    expect(await count(REVIEWED, query)).toEqual({ total: 0, under_review: HOMES });
  });

  it('has no position in any sort order', async () => {
    for (const sort of SORTS) {
      const { listings, total, under_review } = await list(REVIEWED, `sort=${sort}`);
      expect([sort, listings, total, under_review]).toEqual([sort, [], 0, HOMES]);
      expectNone((await app.json<ListingPage>(`/api/listings?sort=${sort}`)).listings, sort);
    }
  });

  it('is shown to its owner, and to no other user', async () => {
    const { listings } = await app.json<{ listings: { id: string }[] }>('/api/me/listings', { as: SELLER });
    expect(listings.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    for (const id of ids) {
      const statuses = [SELLER, STRANGER, undefined].map(
        async (as) => (await app.get(`/api/property/${id}`, { as })).status,
      );
      expect(await Promise.all(statuses)).toEqual([200, 404, 404]);
    }
  });
});
