import {
  chooseRegion,
  defineMissingPackItems,
  definePackItems,
  listDemoPlaces,
  listDemoProjects,
  loadRegionPack,
  openOperator,
  TRICITY,
  updateUneditedPackItems,
} from '@naksha/deploy';
import { createTestConfig, STAFF_PHONE } from '@naksha/deploy/testing';
import type { QueryLinkDefinition } from '@naksha/events/contracts';
import { nameListingStream, nameQueryLinkStream, type PlaceIds } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import { FirstPaintQuery } from '@naksha/read-model';
import { DefineItem, type ItemDefinedEvent, RetireItem } from '@naksha/services';
import { CommandBus } from '@nestjs/cqrs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineContent } from '../app/define-content.ts';
import type { ListingPosted } from '../app/sample-flat.ts';
import { TestApp } from '../app/start-test-app.ts';

let app: TestApp;
const cities = async (): Promise<City[]> => (await app.client().get('/api/property/cities')).body.property;
const placeIdsOf = async ({ id }: ListingPosted): Promise<PlaceIds | undefined> => {
  const [posted] = await app.naksha.write.store.readStream(nameListingStream(id));
  return (posted.data as { facts: { placeIds?: PlaceIds } }).facts.placeIds;
};

describe('places as reference data', () => {
  const { items } = loadRegionPack(TRICITY);
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  it('the first start loads the region’s places by commands, and a visitor starts in the first city', async () => {
    expect((await cities()).map(({ id, localities }) => [id, localities.length > 0])).toEqual(
      ['chandigarh', 'mohali', 'panchkula', 'zirakpur', 'kharar', 'new-chandigarh', 'dera-bassi', 'pinjore'].map(
        (id) => [id, true],
      ),
    );
    const [first] = await app.naksha.write.store.readStream('city-chandigarh');
    expect(first).toMatchObject({ type: 'CityDefined', actor: 'system' });
    const painted = await app.naksha.app.get(FirstPaintQuery, { strict: false }).getFirstPaint('');
    expect(painted?.camera).toMatchObject({ lat: 30.7298, lng: 76.7715 });
    expect(painted?.credits).toContain('OpenStreetMap');
  });

  it('L-25 shipped cities, localities, projects, links, articles and questions are loaded once, by commands', async () => {
    const { items: shipped, demo, places } = chooseRegion(createTestConfig());
    if (!demo) throw new Error('no demo');
    const projects = listDemoProjects({ places: listDemoPlaces(places), figures: demo });
    const now = new Date('2026-11-22T06:00:00Z');
    const first = await defineMissingPackItems(app.naksha.app, { items: projects }, now);
    expect([first.loaded.length, first.refused]).toEqual([24, []]);
    const { rows } = await app.database.pool.query<{ type: string; n: number }>(
      `select type, count(distinct stream)::int as n from events where actor = 'system' and type like '%Defined' group by 1`,
    );
    const defined = Object.fromEntries(rows.map(({ type, n }) => [type, n]));
    const counted = Map.groupBy([...shipped, ...projects], ({ item }) => item.type);
    expect(defined).toEqual(Object.fromEntries([...counted].map(([type, { length }]) => [type, length])));
    expect(Object.keys(defined)).toHaveLength(6);
    const again = await defineMissingPackItems(app.naksha.app, { items: [...shipped, ...projects] }, now);
    expect(again).toEqual({ loaded: [], refused: [] });
  });

  it('a start updates links of an earlier pack; edited and retired links stay, and edited ones are reported', async () => {
    const { items: shipped } = chooseRegion(createTestConfig());
    const [same, edited, retired] = shipped.filter(({ replaces }) => replaces);
    const commands = app.naksha.app.get(CommandBus, { strict: false });
    const now = new Date('2026-11-22T06:00:00Z');
    for (const { replaces } of [same, edited, retired])
      await commands.execute(new DefineItem(replaces as ItemDefinedEvent, 'system', now));
    const { type, data } = edited.replaces as Extract<ItemDefinedEvent, { type: 'QueryLinkDefined' }>;
    const ours: ItemDefinedEvent = { type, data: { ...data, query: `${data.query}&price_range=0,80` } };
    await commands.execute(new DefineItem(ours, 'system', now));
    const slugOf = ({ item }: (typeof shipped)[number]) => (item.data as QueryLinkDefinition).slug;
    await commands.execute(
      new RetireItem({ type: 'QueryLinkRetired', data: { slug: slugOf(retired) } }, 'system', now),
    );
    expect(await updateUneditedPackItems(app.naksha.app, { items: shipped }, now)).toEqual([edited]);
    await app.drain();
    const queryAt = async (slug: string) => (await app.client().get(`/api/query-links/${slug}`)).body.query;
    expect(await queryAt(slugOf(same))).toContain('bedrooms=2&');
    expect(await queryAt(slugOf(edited))).toContain('bedroom=3&');
    expect((await app.client().get(`/api/query-links/${slugOf(retired)}`)).status).toBe(404);
    const staff = await app.signIn(STAFF_PHONE);
    const changed = async () => (await staff.get('/api/staff/changed-content')).body.changed;
    const link = `query-link/${slugOf(edited)}`;
    const openItem = async () => (await staff.get(`/api/staff/content/${link}`)).body.item;
    expect(await changed()).toEqual([{ kind: 'query-link', id: slugOf(edited), name: data.title.en }]);
    const { definition, shipped: offered } = await openItem();
    expect(offered).toEqual({ query: (edited.item.data as QueryLinkDefinition).query });
    const { slug: _, ...fields } = definition;
    expect((await defineContent(staff, link, { ...fields, keptInsteadOf: offered.query })).status).toBe(200);
    expect(await changed()).toEqual([]);
    expect(await openItem()).not.toHaveProperty('shipped');
    expect(await updateUneditedPackItems(app.naksha.app, { items: shipped }, now)).toEqual([]);
    // Idempotent.
    const events = await app.naksha.write.store.readStream(nameQueryLinkStream(slugOf(same)));
    await updateUneditedPackItems(app.naksha.app, { items: shipped }, now);
    expect(await app.naksha.write.store.readStream(nameQueryLinkStream(slugOf(same)))).toEqual(events);
    for (const { item } of [edited, retired]) await commands.execute(new DefineItem(item, 'system', now));
  });

  it('the base map is served by layer, and unknown layers are not found', async () => {
    const layer = (name: string) => app.client().get(`/api/map/ground/${name}.geojson`);
    for (const name of ['roads', 'water', 'green', 'transport', 'outlines']) {
      const { status, body } = await layer(name);
      expect([name, status, body.type, body.features.length > 0]).toEqual([name, 200, 'FeatureCollection', true]);
    }
    expect((await layer('rivers')).status).toBe(404);
  });

  it('a small map around a place is drawn, with the names of what is nearby', async () => {
    const around = (at: string) => app.client().get(`/api/map/surroundings?at=${at}`);
    // Between Sukhna Lake and the Rock Garden.
    const { status, body, text } = await around('30.7450,76.8120');
    expect([status, Object.keys(body.paths)]).toEqual([200, expect.arrayContaining(['green', 'water', 'wide-road'])]);
    expect(body.near.map(({ name }: { name: string }) => name)).toContain('Sukhna Lake');
    expect(text.length).toBeLessThan(30_000);
    expect((await around('12.97,77.59')).body).toEqual({ paths: {}, near: [] });
    expect((await around('north')).status).toBe(422);
  });

  it('a listing has the ids of the places that its pin and text refer to', async () => {
    const seller = await app.signIn('+919812300021', 'Simran');
    const inPhase7 = { lat: 30.7047, lng: 76.7258 };
    expect(await placeIdsOf(await seller.postFlat({ position: inPhase7 }))).toEqual({
      city: 'mohali',
      locality: 'mohali-phase-7',
    });
    const byAnotherName = { position: inPhase7, city: 'SAS Nagar', locality: 'Sector 61' };
    expect(await placeIdsOf(await seller.postFlat(byAnotherName))).toEqual({
      city: 'mohali',
      locality: 'mohali-phase-7',
    });
    const unknown = await seller.postFlat({ position: inPhase7, locality: 'Royal Enclave' });
    expect(await placeIdsOf(unknown)).toEqual({ city: 'mohali' });
  });

  it('changes take effect at once, and loading again reports each line that it reset', async () => {
    const mohali = items.find(({ item }) => item.data && 'id' in item.data && item.data.id === 'mohali');
    if (mohali?.item.type !== 'CityDefined') throw new Error('no Mohali');
    const { item } = mohali;
    const commands = app.naksha.app.get(CommandBus, { strict: false });
    const now = new Date('2026-11-22T06:00:00Z');
    const renamed = { ...item, data: { ...item.data, names: { en: 'SAS Nagar' } } };
    await commands.execute(new DefineItem(renamed, 'system', now));
    await app.drain();
    const nameOfMohali = async () => (await cities()).find(({ id }) => id === 'mohali')?.name;
    expect(await nameOfMohali()).toBe('SAS Nagar');
    // A restart keeps changes by staff.
    expect(await defineMissingPackItems(app.naksha.app, { items }, now)).toEqual({ loaded: [], refused: [] });
    const { loaded, refused } = await definePackItems(app.naksha.app, items, now);
    expect(refused).toEqual([]);
    expect(loaded).toHaveLength(items.length);
    expect(loaded.filter(({ outcome }) => outcome !== 'same')).toEqual([
      { file: 'cities.csv', line: mohali.line, outcome: 'changed' },
    ]);
    await app.drain();
    expect(await nameOfMohali()).toBe('Mohali');
  });

  it('ids are never reused, and a place must be in an existing city', async () => {
    const locality = (id: string, city: string) => ({
      file: 'localities/mine.csv',
      line: 2,
      item: {
        type: 'ProjectDefined',
        data: {
          ...{ id, city, names: { en: 'New' }, aka: [], position: { lat: 30.7, lng: 76.7 }, radiusM: 100 },
          ...{ type: 'Society', featured: false },
        },
      } as never,
    });
    const lines = [locality('mohali-phase-7', 'mohali'), locality('atlantis-new', 'atlantis')];
    const { refused } = await definePackItems(app.naksha.app, lines, new Date());
    expect(refused.map(({ reason }) => reason).sort()).toEqual([
      'city atlantis is not a known city',
      'id already belongs to locality-mohali-phase-7. Ids are never reused',
    ]);
  });
});

describe('an unknown foreign region', () => {
  const SEATTLE = [-122.6, 47.1, -121.3, 47.8];
  beforeAll(async () => {
    app = await TestApp.start({ settings: { SERVICE_REGION: SEATTLE.join(',') } });
  });
  afterAll(() => app.stop());

  it('names no city, has no credit, and shows the area of its listings', async () => {
    expect(await cities()).toEqual([]);
    const paint = async () =>
      (await app.naksha.app.get(FirstPaintQuery, { strict: false }).getFirstPaint('')) ?? undefined;
    expect(await paint()).toMatchObject({ credits: '', page: { total: 0 } });
    const seller = await app.signIn('+919812300022', 'Ada');
    const ballard = { lat: 47.67, lng: -122.38 };
    const posted = await seller.postFlat({ position: ballard });
    await app.drain();
    expect((await paint())?.camera).toMatchObject(ballard);
    expect(await placeIdsOf(posted)).toEqual({});
    const { body } = await seller.get(`/api/property/${posted.slug}`);
    expect(body.property).toMatchObject({ city: '', locality: '' });
    const named = await seller.postFlat({ position: ballard, city: 'Seattle', locality: 'Ballard' });
    expect((await seller.get(`/api/property/${named.slug}?after=${named.position}`)).body.property).toMatchObject({
      city: 'Seattle',
      locality: 'Ballard',
    });
  });

  it('is known to the processes beside the server', async () => {
    const operator = await openOperator(createTestConfig(), { write: app.database.url });
    expect(operator.region).toMatchObject({ bounds: SEATTLE, places: [] });
    await operator.stop();
  });
});
