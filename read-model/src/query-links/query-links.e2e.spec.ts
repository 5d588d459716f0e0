import type { QueryLinkDefinition } from '@naksha/events/contracts';
import { nameQueryLinkStream, type PlaceId, type Rupees } from '@naksha/events/kernel';
import { samplePosted } from '@naksha/events/testing';
import type { ListingCount, ListingPage } from '@naksha/events/wire/listing-page';
import type { QueryLink, QueryLinkList, QueryLinkPage } from '@naksha/events/wire/query-links';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nameSampleListingStream, sampleMaterialFacts, verified } from '../projector/testing/histories.ts';
import { type ReadModelApp, ReadModelWorld } from '../testing/read-model-app.ts';
import { QueryLinks } from './query-links.ts';

const HERE = { lat: 30.7046, lng: 76.7179 };
const place = { city: 'mohali', locality: 'mohali-sector-70' } as { city: PlaceId; locality: PlaceId };
const link = (slug: string, group: string, order: number, changes: Partial<QueryLinkDefinition> = {}) => ({
  slug,
  group: { en: group },
  title: { en: `Title of ${slug}` },
  query: 'bedroom=3&property_subtype=flat',
  order,
  ...changes,
});

let world: ReadModelWorld;
let app: ReadModelApp;
beforeAll(async () => {
  world = await ReadModelWorld.open();
  app = await world.startApp();
  for (let k = 0; k < 60; k++) {
    const at = { lat: HERE.lat + k * 1e-4, lng: HERE.lng };
    const here = sampleMaterialFacts({
      position: at,
      bedrooms: k < 40 ? 3 : 2,
      placeIds: k < 35 ? place : { city: place.city },
    });
    const price = (4_000_000 + ((k * 37) % 60) * 10_000) as Rupees;
    await world.happened(
      nameSampleListingStream(k),
      samplePosted({ facts: here, price }),
      ...(k === 0 ? [] : [verified]),
    );
  }
  for (const data of [
    link('plots', 'Plots', 3, { query: 'property_subtype=residential-plot' }),
    link('three-rooms', 'Flats', 1, { title: { en: 'Three rooms', hi: 'तीन कमरे' } }),
    link('in-sector-70', 'Flats', 0, { place: place.locality }),
    link('in-mohali', 'Flats', 2, { group: { en: 'Flats', hi: 'फ़्लैट' }, place: place.city, query: 'sort=price' }),
    link('gone', 'Old', 9),
  ])
    await world.happened(nameQueryLinkStream(data.slug), { type: 'QueryLinkDefined', data });
  await world.happened(nameQueryLinkStream('gone'), { type: 'QueryLinkRetired', data: { slug: 'gone' } });
  await world.drain();
});
afterAll(() => world.close());

describe('query links', () => {
  it.each(['/api/querylinks/list/', '/api/querylinks/list'])(
    'K-17 E-08 %s groups them by title, in order',
    async (path) => {
      expect(await app.json<QueryLinkList>(path)).toEqual({
        data: {
          code: 200,
          property: {
            Flats: [
              { slug: 'in-sector-70', title: 'Title of in-sector-70' },
              { slug: 'three-rooms', title: 'Three rooms' },
              { slug: 'in-mohali', title: 'Title of in-mohali' },
            ],
            Plots: [{ slug: 'plots', title: 'Title of plots' }],
          },
        },
      });
    },
  );

  it('have names in the language, or in English if untranslated', async () => {
    const { data } = await app.json<QueryLinkList>('/api/querylinks/list?lang=hi');
    expect(data.property['फ़्लैट']).toEqual([{ slug: 'in-mohali', title: 'Title of in-mohali' }]);
    expect(data.property.Flats[1]).toEqual({ slug: 'three-rooms', title: 'तीन कमरे' });
    expect((await app.get('/api/querylinks/list?lang=fr')).status).toBe(422);
  });

  it('contain their filter with its place, and the map position', async () => {
    const one = (slug: string) => app.json<QueryLink>(`/api/query-links/${slug}`);
    expect(await one('in-sector-70')).toEqual({
      slug: 'in-sector-70',
      title: 'Title of in-sector-70',
      query: 'bedroom=3&place=mohali-sector-70&property_subtype=flat',
      city: 'mohali',
      camera: { lat: 30.7046, lng: 76.7179, zoom: expect.closeTo(14.3, 0) },
    });
    expect(await one('in-mohali')).toMatchObject({
      query: 'place=mohali&sort=price',
      city: 'mohali',
      camera: { lat: 30.705, lng: 76.7326, zoom: 15 },
    });
    expect(await one('plots')).toMatchObject({ city: null, camera: null });
  });

  it('K-18 F-38 D-105 return what their filter finds, as list and count do, in the requested order', async () => {
    for (const path of ['/api/in-sector-70/', '/api/in-sector-70']) {
      const found = await app.json<QueryLinkPage>(path);
      const filter = 'bedroom=3&place=mohali-sector-70&property_subtype=flat';
      const list = await app.json<ListingPage>(`/api/listings?${filter}`);
      const count = await app.json<ListingCount>(`/api/map/count?${filter}`);
      expect(await app.json<QueryLink>('/api/query-links/in-sector-70')).toMatchObject({
        title: 'Title of in-sector-70',
        query: filter,
      });
      expect(found).toEqual({
        code: 200,
        property: list.listings,
        total: 34,
        under_review: 0,
        cursor: list.cursor,
      });
      expect(count).toMatchObject({ total: 34 });
    }
    const idsOf = (listings: readonly { id: string }[]) => listings.map(({ id }) => id);
    const listed = async (sort: string) =>
      idsOf((await app.json<ListingPage>(`/api/listings?place=mohali&sort=${sort}`)).listings);
    const [cheapest, newest] = [await listed('price'), await listed('newest')];
    expect(cheapest).not.toEqual(newest);
    expect(idsOf((await app.json<QueryLinkPage>('/api/in-mohali/')).property)).toEqual(cheapest);
    expect(idsOf((await app.json<QueryLinkPage>('/api/in-mohali/?sort=newest')).property)).toEqual(newest);
    const next = async (query: string) => app.json<QueryLinkPage>(`/api/in-sector-70/?${query}`);
    const { cursor } = await next('sort=newest');
    const rest = await next(`sort=newest&cursor=${encodeURIComponent(cursor ?? '')}`);
    expect([rest.property.length, rest.cursor]).toEqual([10, null]);
    const south = await next('bbox=76.7,30.7,76.73,30.70505');
    expect(south.total).toBe(4);
    expect((await app.get('/api/in-sector-70/?sort=cheapest')).status).toBe(422);
  });

  it('return 404 if retired or unknown, and for other paths', async () => {
    for (const path of ['/api/gone/', '/api/never', '/api/query-links/gone', '/api/Three-Rooms', '/api/querylinks'])
      expect((await app.get(path)).status, path).toBe(404);
    expect((await app.json<ListingPage>('/api/listings/')).total).toBe(59);
  });

  it('follow their documents', async () => {
    const links = app.nest.get(QueryLinks);
    const data = link('three-rooms', 'Flats', 1, { query: 'bedroom=2' });
    await world.happened(nameQueryLinkStream('three-rooms'), { type: 'QueryLinkDefined', data });
    await world.drain();
    expect(links.find('three-rooms', 'en').query).toBe('bedroom=2');
  });
});
