import type { City, Locality } from '@naksha/events/wire/cities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ReadModelApp, ReadModelWorld } from '../testing/read-model-app.ts';

let world: ReadModelWorld;
let app: ReadModelApp;

beforeAll(async () => {
  world = await ReadModelWorld.open();
  app = await world.startApp();
});
afterAll(() => world.close());

describe('reference data', () => {
  it('K-46 answers the cities', async () => {
    const { code, property } = await app.json<{ code: number; property: City[] }>('/api/property/cities');
    expect(code).toBe(200);
    expect(property.map(({ id }) => id)).toEqual(['mohali', 'chandigarh']);
    expect(property[0].map_ploygon).toHaveLength(3);
  });

  it('K-23 answers a city’s localities', async () => {
    const path = '/api/property/localities/mohali';
    const { code, property } = await app.json<{ code: number; property: Locality[] }>(path);
    expect(code).toBe(200);
    expect(property.map(({ name }) => name)).toEqual(['Phase 11', 'Sector 8', 'Sector 70']);
    expect((await app.get('/api/property/localities/atlantis')).status).toBe(404);
  });
});
