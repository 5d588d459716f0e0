import {
  AMENITIES,
  AMENITY_KINDS,
  BALCONIES,
  BATHROOMS,
  BEDROOMS,
  CAR_PARKINGS,
  LISTER_TYPES,
  OWNERSHIPS,
  PROPERTY_TYPES,
  ROOM_FLAGS,
  SUBTYPES_OF,
} from '@naksha/events/kernel';
import type { City, Locality } from '@naksha/events/wire/cities';
import type { PlaceOutline } from '@naksha/events/wire/place-outline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ReadModelApp, ReadModelWorld } from '../testing/read-model-app.ts';
import { POST_FORM_OPTIONS } from './post-form-options.ts';

let world: ReadModelWorld;
let app: ReadModelApp;

beforeAll(async () => {
  world = await ReadModelWorld.open();
  app = await world.startApp();
});
afterAll(() => world.close());

describe('reference data', () => {
  it('K-46 returns the cities', async () => {
    const { code, property } = await app.json<{ code: number; property: City[] }>('/api/property/cities');
    expect(code).toBe(200);
    expect(property.map(({ id }) => id)).toEqual(['mohali', 'chandigarh']);
    expect(property[0].map_ploygon).toHaveLength(3);
  });

  it('K-23 returns the localities of a city', async () => {
    const path = '/api/property/localities/mohali';
    const { code, property } = await app.json<{ code: number; property: Locality[] }>(path);
    expect(code).toBe(200);
    expect(property.map(({ name }) => name)).toEqual(['Phase 11', 'Sector 8', 'Sector 70']);
    expect((await app.get('/api/property/localities/atlantis')).status).toBe(404);
  });

  it('K-35 returns the lists for the post form, with or without a trailing slash', async () => {
    const answer = await app.json<{ code: number; property: typeof POST_FORM_OPTIONS }>(
      '/api/property/property-model/data',
    );
    expect(answer).toEqual(JSON.parse(JSON.stringify({ code: 200, property: POST_FORM_OPTIONS })));
    expect(await app.json('/api/property/property-model/data/')).toEqual(answer);
    const { property: lists } = answer;
    expect(lists).toMatchObject({
      property_type: PROPERTY_TYPES,
      property_subtype: SUBTYPES_OF,
      ...{ bedrooms: BEDROOMS, bathrooms: BATHROOMS, balconies: BALCONIES, car_parkings: CAR_PARKINGS },
      ...{ lister: LISTER_TYPES, ownership: OWNERSHIPS, rooms: ROOM_FLAGS },
    });
    expect(lists.amenities.map(({ name }) => name)).toEqual(AMENITIES);
    expect(lists.amenities.every(({ name, label, type }) => label && AMENITY_KINDS[name] === type)).toBe(true);
    expect(lists.price_units.map(({ label }) => label)).toEqual(['Sq.ft', 'Sq.mt', 'sq.yard']);
    expect(lists.area_units.third.map(({ first_set_code }) => first_set_code)).toEqual([1, 2, 2]);
  });

  it('returns the outline or radius of a place', async () => {
    expect(await app.json<PlaceOutline>('/api/places/mohali-sector-70')).toEqual({
      id: 'mohali-sector-70',
      kind: 'locality',
      name: 'Sector 70',
      names: { en: 'Sector 70' },
      city: 'Mohali',
      zoom: 15,
      position: { lat: 30.7046, lng: 76.7179 },
      radius_m: 600,
      outline: [],
    });
    for (const unknown of ['atlantis', 'Sector%2070'])
      expect((await app.get(`/api/places/${unknown}`)).status).toBe(404);
  });
});
