import { samplePosted } from '@naksha/events/testing';
import type { ListingPage } from '@naksha/events/wire/listing-page';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nameSampleListingStream, sampleMaterialFacts, verified } from '../projector/testing/histories.ts';
import { type ReadModelApp, ReadModelWorld } from '../testing/read-model-app.ts';
import { FirstPaintQuery } from './first-paint.ts';

const MOHALI = { lat: 30.7046, lng: 76.7179 };
const CHANDIGARH = { lat: 30.7353, lng: 76.8041 };

let world: ReadModelWorld;
let app: ReadModelApp;

beforeAll(async () => {
  world = await ReadModelWorld.open();
  app = await world.startApp();
  for (let k = 0; k < 20; k++) {
    const [city, position] = k < 15 ? ['Mohali', MOHALI] : ['Chandigarh', CHANDIGARH];
    const at = sampleMaterialFacts({
      city,
      position: { lat: position.lat + k * 1e-4, lng: position.lng },
      bedrooms: k % 2 ? 2 : 3,
    });
    await world.happened(nameSampleListingStream(k), samplePosted({ facts: at }), verified);
  }
  await world.drain();
});
afterAll(() => world.close());

describe('initial page data', () => {
  const paint = async (search: string) => {
    const painted = await app.nest.get(FirstPaintQuery).getFirstPaint(search);
    if (!painted) throw new Error('the map is not loaded');
    return painted;
  };

  it('D-154 contains 12 cards and the clusters in view', async () => {
    const { page, clusters, camera } = await paint('c=30.7053,76.7179,15');
    expect(page.listings).toHaveLength(12);
    expect(page.total).toBe(15);
    expect(clusters.reduce((sum, { count }) => sum + count, 0)).toBe(15);
    for (const { position } of clusters) expect(Math.abs(position.lat - camera.lat)).toBeLessThan(0.05);
  });

  it('contains homes under review as positions without a count', async () => {
    const away = { lat: 30.85, lng: 76.9 };
    for (const k of [100, 101])
      await world.happened(
        nameSampleListingStream(k),
        samplePosted({ facts: sampleMaterialFacts({ position: { ...away, lat: away.lat + k * 1e-6 } }) }),
      );
    await world.drain();
    const { page, clusters, review } = await paint(`c=${away.lat},${away.lng},15`);
    expect(clusters).toEqual([]);
    expect(review).toHaveLength(1);
    expect(page).toMatchObject({ total: 0, under_review: 2 });
  });

  it('D-154 equals the later list for the same filter', async () => {
    const { page, clusters, query } = await paint('bedroom=3&city=mohali&c=30.7053,76.7179,15');
    expect(query).toBe('bedroom=3&city=mohali');
    const list = await app.json<ListingPage>('/api/listings?bedroom=3&bbox=76.6,30.6,76.79,30.8');
    expect(page.total).toBe(list.total);
    expect(page.listings).toEqual(list.listings.slice(0, 12));
    expect(clusters.reduce((sum, { count }) => sum + count, 0)).toBe(list.total);
  });

  it('D-154 uses the filter that the client parses from the URL', async () => {
    const odd = await paint('bedroom=12&c=30.7053,76.7179,15');
    expect(odd).toMatchObject({ query: 'bedroom=8', clusters: [], review: [], page: { total: 0, listings: [] } });
    expect(await paint('bedroom=8&c=30.7053,76.7179,15')).toEqual(odd);
    expect((await paint('c=30.7053,76.7179,5')).camera.zoom).toBe(9);
  });

  it('shows the city in the URL', async () => {
    const { page } = await paint('city=chandigarh');
    expect(new Set(page.listings.map(({ city }) => city))).toEqual(new Set(['Chandigarh']));
  });
});
