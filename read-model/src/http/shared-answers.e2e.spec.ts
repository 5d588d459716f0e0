import { samplePosted } from '@naksha/events/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  nameSampleInterestStream,
  nameSampleListingStream,
  sampleContacted,
  sampleListingId,
  sampleSaved,
  sampleViewed,
  verified,
} from '../projector/testing/histories.ts';
import { type ReadModelApp, ReadModelWorld } from '../testing/read-model-app.ts';
import { tilePathAtPosition } from '../testing/read-tile.ts';

const BUYER = 10;
const SELLER = 1;
const HERE = { lat: 30.7046, lng: 76.7179 };

let world: ReadModelWorld;
let app: ReadModelApp;

beforeAll(async () => {
  world = await ReadModelWorld.open();
  app = await world.startApp();
  for (let k = 1; k <= 3; k++)
    await world.happened(nameSampleListingStream(k), samplePosted(), ...(k < 3 ? [verified] : []));
  await world.happened(
    nameSampleInterestStream(1, BUYER),
    sampleViewed(1, BUYER),
    sampleSaved(1, BUYER),
    sampleContacted(1, BUYER),
  );
  await world.drain();
});
afterAll(() => world.close());

const answer = async (path: string, as?: number | 'staff') => {
  const response = await app.get(path, { as });
  const { status, headers } = response;
  return {
    bytes: Buffer.from(await response.arrayBuffer()).toString('base64'),
    status,
    caching: headers.get('cache-control') ?? '',
  };
};

describe('shared responses', () => {
  it.each([
    `/api/map/${tilePathAtPosition(HERE, 12)}.mvt`,
    `/api/map/${tilePathAtPosition(HERE, 16)}.mvt?bedroom=2`,
    '/api/map/count?bedroom=2',
    '/api/map/facets?bedroom=2',
    '/api/map/nearest?at=30.9,76.9&bedroom=2',
    `/api/map/heat/${tilePathAtPosition(HERE, 12)}.json?property_subtype=flat`,
    '/api/map/prices?property_subtype=flat',
    '/api/map/tiles.json',
    '/api/listings?sort=price',
    `/api/listings/cards?ids=${sampleListingId(1)},${sampleListingId(2)},${sampleListingId(3)}`,
    '/api/property/cities',
  ])('D-26 %s is byte for byte the same for every caller', async (path) => {
    const [nobody, ...others] = await Promise.all(
      [undefined, BUYER, SELLER, 'staff' as const].map((as) => answer(path, as)),
    );
    for (const { bytes } of others) expect(bytes).toBe(nobody.bytes);
  });

  it.each([
    `/api/property/${sampleListingId(1)}`,
    `/api/property/${sampleListingId(2)}`,
    '/api/me/marks',
    '/api/me/leads',
    '/api/me/listings',
    '/api/buyer/leads/summary',
    '/api/staff/review',
  ])('D-27 %s responds privately to signed-in callers', async (path) => {
    const answers = await Promise.all([BUYER, SELLER, 'staff' as const].map((as) => answer(path, as)));
    const given = answers.filter(({ status }) => status === 200);
    expect(given.map(({ caching }) => caching)).toEqual(given.map(() => 'private, no-store'));
    expect(given).not.toEqual([]);
  });

  it('D-27 contain nothing that a buyer saved or may see', async () => {
    const paths = [
      '/api/listings',
      `/api/listings/cards?ids=${sampleListingId(1)}`,
      `/api/property/${sampleListingId(1)}`,
    ];
    for (const path of paths) {
      const { bytes, caching } = await answer(path);
      expect(caching).toContain('s-maxage=1');
      const text = Buffer.from(bytes, 'base64').toString();
      expect(text).not.toMatch(/"(is_liked|can_view)":true/);
      expect(text).not.toContain('9876543210');
    }
  });
});
