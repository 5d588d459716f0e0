import type { Rupees } from '@naksha/events/kernel';
import { sampleAccount, samplePosted } from '@naksha/events/testing';
import type { MissedSearches } from '@naksha/events/wire/missed-searches';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nameSampleListingStream, verified } from '../projector/testing/histories.ts';
import { type ReadModelApp, ReadModelWorld } from '../testing/read-model-app.ts';

const CHEAPER = 'bedrooms=3&place=mohali&price_range=0%2C30&property_subtype=flat&property_type=residential';
const MET = 'bedrooms=3&place=mohali&price_range=0%2C50';
const ELSEWHERE = 'bedrooms=2&place=chandigarh';
const ANY_HOME = 'place=mohali&price_range=0%2C5';

let world: ReadModelWorld;
let app: ReadModelApp;
beforeAll(async () => {
  world = await ReadModelWorld.open();
  const missed = [CHEAPER, MET, ELSEWHERE, ANY_HOME].map((reading, n) => ({ reading, sessions: 13 - n }));
  app = await world.startApp({ missed });
  const seller = sampleAccount(2);
  await world.happened(nameSampleListingStream(1), samplePosted(), verified);
  // Under review, so it must not count as a home that matches.
  await world.happened(nameSampleListingStream(2), samplePosted({ seller, price: 2_500_000 as Rupees }));
  await world.drain();
});
afterAll(() => world.close());

const ask = async (path: string, as: number | 'staff') =>
  (await app.json<MissedSearches>(path, { as })).searches.map(({ query, sessions, places }) => [
    query,
    sessions,
    places.map(({ slug }) => slug).join(),
  ]);

it('Y-19 shows staff the searches that no home on the market matches, with counts in steps of five', async () => {
  expect(await ask('/api/staff/missed-searches', 'staff')).toEqual([
    [CHEAPER, 10, 'mohali'],
    [ELSEWHERE, 10, 'chandigarh'],
    [ANY_HOME, 10, 'mohali'],
  ]);
});

it('Y-19 shows sellers the searches for the type, bedrooms and place of their homes, under review or not', async () => {
  for (const seller of [1, 2]) expect(await ask('/api/me/missed-searches', seller)).toEqual([[CHEAPER, 10, 'mohali']]);
  expect(await ask('/api/me/missed-searches', 3)).toEqual([]);
});

it('Y-19 is only for staff and sellers', async () => {
  const status = async (path: string, as?: number) => (await app.get(path, { as })).status;
  expect(await status('/api/staff/missed-searches')).toBe(401);
  expect(await status('/api/staff/missed-searches', 3)).toBe(403);
  expect(await status('/api/me/missed-searches')).toBe(401);
});
