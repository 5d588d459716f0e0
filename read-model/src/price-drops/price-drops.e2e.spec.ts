import type { Rupees } from '@naksha/events/kernel';
import { samplePosted, samplePriceChange } from '@naksha/events/testing';
import type { PriceDrops } from '@naksha/events/wire/price-drops';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  lapsed,
  nameSampleListingStream,
  sampleListingId,
  sampleMaterialFacts,
  verified,
} from '../projector/testing/histories.ts';
import { type ReadModelApp, ReadModelWorld } from '../testing/read-model-app.ts';

const KHARAR = { locality: 'kharar-kharar' as never, city: 'kharar' as never };
const CUTS = 30;

let world: ReadModelWorld;
let app: ReadModelApp;

beforeAll(async () => {
  world = await ReadModelWorld.open();
  app = await world.startApp();
  const price = 5_000_000 as Rupees;
  const cheaper = samplePriceChange(price, 4_500_000);
  for (let k = 0; k < CUTS; k++) {
    const stream = nameSampleListingStream(k);
    const where = sampleMaterialFacts(k % 2 ? { placeIds: KHARAR } : {});
    await world.happenedAt('2026-11-01T06:00:00Z', stream, samplePosted({ price, facts: where }), verified);
    await world.happenedAt(`2026-11-10T06:${String(k).padStart(2, '0')}:00Z`, stream, cheaper);
  }
  const shown = samplePosted({ price });
  const others = [
    { first: [shown, verified], later: [] },
    { first: [shown], later: [cheaper] },
    { first: [shown], later: [cheaper, verified] },
    { first: [shown, verified], later: [cheaper, lapsed] },
    { first: [shown, verified], later: [cheaper, { type: 'ListingSold', data: { by: 'owner' } } as const] },
    { first: [shown, verified], later: [samplePriceChange(price, 6_000_000)] },
  ];
  for (const [k, { first, later }] of others.entries()) {
    await world.happenedAt('2026-11-01T06:00:00Z', nameSampleListingStream(100 + k), ...first);
    if (later.length) await world.happenedAt('2026-11-11T06:00:00Z', nameSampleListingStream(100 + k), ...later);
  }
  await world.drain();
});
afterAll(() => world.close());

async function everyPage(query = ''): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: PriceDrops = await app.json(`/api/price-drops?${query}&cursor=${encodeURIComponent(cursor)}`);
    expect(page.listings.every(({ price_cut }) => price_cut?.from === 5_000_000)).toBe(true);
    ids.push(...page.listings.map(({ id }) => id));
    cursor = page.cursor;
  }
  return ids;
}
const newestFirst = Array.from({ length: CUTS }, (_, k) => CUTS - 1 - k);

it('Y-04 lists all available homes with a price cut, newest cut first, to the end', async () => {
  expect(await everyPage()).toEqual(newestFirst.map((k) => sampleListingId(k)));
});

it('filters by one place', async () => {
  const inKharar = newestFirst.filter((k) => k % 2).map((k) => sampleListingId(k));
  expect(await everyPage('place=kharar')).toEqual(inKharar);
  expect(await everyPage('place=nowhere')).toEqual([]);
});

it('is the same for everyone, and rejects unknown parameters', async () => {
  const answer = await app.get('/api/price-drops', { as: 3 });
  expect(answer.headers.get('cache-control')).toContain('s-maxage=1');
  for (const query of ['cursor=2026', "cursor='~x", 'place=No%20Where', 'place=a&place=b'])
    expect((await app.get(`/api/price-drops?${query}`)).status, query).toBe(422);
});
