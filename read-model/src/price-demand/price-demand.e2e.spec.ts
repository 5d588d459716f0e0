import { type AccountId, nameSearchStream, type Rupees } from '@naksha/events/kernel';
import { sampleAccount, samplePosted } from '@naksha/events/testing';
import type { DemandAtPrice } from '@naksha/events/wire/price-demand';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  nameSampleListingStream,
  sampleListingId,
  sampleSearchId,
  sampleSearchSaved,
  verified,
} from '../projector/testing/histories.ts';
import { type ReadModelApp, ReadModelWorld } from '../testing/read-model-app.ts';

const OWNER = 1;
let world: ReadModelWorld;
let app: ReadModelApp;
let posted = 0;
let saved = 0;
beforeAll(async () => {
  world = await ReadModelWorld.open();
  app = await world.startApp();
});
afterAll(() => world.close());

type Posted = Parameters<typeof samplePosted>[0];
async function post(price: number, seller = OWNER, other: Posted = {}) {
  const number = ++posted;
  const one = samplePosted({ price: price as Rupees, seller: sampleAccount(seller), ...other });
  await world.happened(nameSampleListingStream(number), one, verified);
  return number;
}
const save = (account: AccountId, view: string) =>
  world.happened(nameSearchStream(sampleSearchId(++saved)), sampleSearchSaved({ account, view }));
const path = (number: number, price: number | string) =>
  `/api/me/listings/${sampleListingId(number)}/price-what-if?price=${price}`;
const ask = (number: number, price: number) => app.json<DemandAtPrice>(path(number, price), { as: OWNER });

it('Y-16 shows the owner how many searches and comparable homes match a price, and no number below five', async () => {
  const own = await post(6_000_000);
  for (const buyer of [11, 12, 13, 14]) await save(sampleAccount(buyer), 'price_range=40,50');
  await save(sampleAccount(11), 'bedroom=3&price_range=40,50');
  await save(sampleAccount(OWNER), 'price_range=40,50');
  for (const price of [4_100_000, 4_500_000, 4_900_000, 4_950_000]) await post(price, 2);
  await world.drain();
  expect(await ask(own, 4_500_000)).toEqual({ searches: null, searched_at: 4_500_000, neighbours: null, demo: false });

  await save(sampleAccount(15), 'price_range=40,50');
  const paused = sampleSearchId(saved + 1);
  await save(sampleAccount(16), 'price_range=40,50');
  await world.happened(nameSearchStream(paused), { type: 'SearchPaused', data: { by: 'owner' } });
  await post(4_400_000, 2);
  await world.drain();
  expect(await ask(own, 4_500_000)).toEqual({ searches: 5, searched_at: 4_500_000, neighbours: 5, demo: false });
  expect(await ask(own, 5_100_000)).toEqual({ searches: null, searched_at: 5_100_000, neighbours: null, demo: false });
  expect(
    (await app.json<{ property: { expected_price: number } }>(`/api/property/${sampleListingId(own)}`)).property,
  ).toMatchObject({
    expected_price: 6_000_000,
  });

  await world.happened(nameSearchStream(sampleSearchId(1)), { type: 'SearchDeleted', data: {} });
  await world.drain();
  expect(await ask(own, 4_500_000)).toMatchObject({ searches: 5 });
});

it('Y-16 counts homes within the stated two kilometers, and none beyond', async () => {
  const own = await post(80_000_000);
  const { facts } = samplePosted().data;
  const { lat, lng } = facts.position;
  const northBy = (m: number) => ({ facts: { ...facts, position: { lat: lat + m / 111_200, lng } } });
  for (const m of [200, 800, 1500, 1800, 1950, 2050, 2500, 4000, 20_000]) await post(80_000_000, 2, northBy(m));
  await world.drain();
  expect(await ask(own, 80_000_000)).toMatchObject({ neighbours: 5, demo: false });
});

it('Y-16 uses demo homes only if there are too few real ones, and says so', async () => {
  const own = await post(50_000_000);
  for (const more of [0, 1, 2, 3, 4]) await post(49_000_000 + more, 3, { demo: true });
  await world.drain();
  expect(await ask(own, 50_000_000)).toEqual({ searches: null, searched_at: 50_000_000, neighbours: 5, demo: true });
});

it('Y-16 also works for drafts, without signing in, and shows no number below five', async () => {
  const { facts } = samplePosted().data;
  const { lat, lng } = facts.position;
  const asked = `property_subtype=flat&at=${lat},${lng}&sqft=1250&bedrooms=3&lister=owner`;
  const askDraft = (query: string, as?: number) => app.get(`/api/price-what-if?${query}`, { as });
  const before = await app.json<DemandAtPrice>(`/api/price-what-if?${asked}&price=30000000`);
  expect(before).toEqual({ searches: null, searched_at: 30_000_000, neighbours: null, demo: false });
  for (const buyer of [21, 22, 23, 24, 25]) await save(sampleAccount(buyer), 'bedroom=3&price_range=290,310');
  for (const price of [28, 29, 30, 31, 32]) await post(price * 1_000_000, 2);
  await world.drain();
  const told = { searches: 5, searched_at: 30_000_000, neighbours: 5, demo: false };
  expect(await app.json(`/api/price-what-if?${asked}&price=30000000`)).toEqual(told);
  expect(await app.json(`/api/price-what-if?${asked}&price=30000000`, { as: 25 })).toEqual({ ...told, searches: null });
  // Counts are rounded to fives, so one more or less is not visible.
  for (const buyer of [26, 27, 28, 29]) {
    await save(sampleAccount(buyer), 'bedroom=3&price_range=290,310');
    await post(30_000_000 + buyer, 2);
  }
  await world.drain();
  expect(await app.json(`/api/price-what-if?${asked}&price=30000000`)).toEqual(told);
  expect(await app.json(`/api/price-what-if?${asked}&price=30000000`, { as: 25 })).toEqual(told);
  await save(sampleAccount(30), 'bedroom=3&price_range=290,310');
  await world.drain();
  expect(await app.json(`/api/price-what-if?${asked}&price=30000000`)).toEqual({ ...told, searches: 10 });
  const field = async (query: string) =>
    ((await (await askDraft(query)).json()) as { errors: { field: string }[] }).errors[0].field;
  expect(await field(`${asked}&price=0`)).toBe('price');
  expect(await field(`${asked.replace('flat', 'castle')}&price=1`)).toBe('property_subtype');
  expect(await field(`${asked.replace(/at=[^&]*/, 'at=x')}&price=1`)).toBe('at');
  expect(await field(`${asked.replace('1250', '0')}&price=1`)).toBe('sqft');
  expect(await field(`${asked.replace('bedrooms=3', 'bedrooms=77')}&price=1`)).toBe('bedrooms');
  expect((await askDraft(`${asked}&price=30000000`)).headers.get('cache-control')).toBe('private, no-store');
});

it('rounds the price of unverified homes, so that no step reveals a person’s limit', async () => {
  const { facts } = samplePosted().data;
  const own = await post(22_000_000);
  const waiting = ++posted;
  await world.happened(
    nameSampleListingStream(waiting),
    samplePosted({ price: 22_000_000 as Rupees, seller: sampleAccount(OWNER) }),
  );
  for (const buyer of [31, 32, 33, 34, 35]) await save(sampleAccount(buyer), 'bedroom=3&price_range=200,232');
  await world.drain();
  const draft = `property_subtype=flat&at=${facts.position.lat},${facts.position.lng}&sqft=1250&bedrooms=3&lister=owner`;
  const told = async (from: string, price: number, as?: number) => {
    const { searches, searched_at } = await app.json<DemandAtPrice>(`${from}price=${price}`, { as });
    return [searches, searched_at];
  };
  for (const price of [22_000_000, 23_200_000, 23_200_001, 23_490_000]) {
    expect(await told(`/api/price-what-if?${draft}&`, price)).toEqual([5, 22_000_000]);
    expect(await told(`/api/me/listings/${sampleListingId(waiting)}/price-what-if?`, price, OWNER)).toEqual([
      5, 22_000_000,
    ]);
  }
  expect(await told(`/api/price-what-if?${draft}&`, 23_500_001)).toEqual([null, 25_000_000]);
  expect(await told(`/api/price-what-if?${draft}&`, 7)).toEqual([null, 7]);
  expect(await told(`/api/me/listings/${sampleListingId(own)}/price-what-if?`, 23_200_000, OWNER)).toEqual([
    5, 23_200_000,
  ]);
  expect(await told(`/api/me/listings/${sampleListingId(own)}/price-what-if?`, 23_300_000, OWNER)).toEqual([
    null,
    23_300_000,
  ]);
});

it('Y-16 is for the owner of a home that is or may come on the market, and names errors in a price', async () => {
  const own = await post(4_500_000);
  const gone = await post(4_500_000);
  await world.happened(nameSampleListingStream(gone), { type: 'ListingSold', data: { by: 'owner' } });
  await world.drain();
  const status = async (number: number, price: number | string, as?: number | 'staff') =>
    (await app.get(path(number, price), { as })).status;
  expect(await status(own, 4_000_000)).toBe(401);
  expect(await status(own, 4_000_000, 2)).toBe(404);
  expect(await status(own, 4_000_000, 'staff')).toBe(404);
  expect(await status(gone, 4_000_000, OWNER)).toBe(404);
  for (const wrong of ['', '0', '4.5', '1000000000', 'x']) expect(await status(own, wrong, OWNER)).toBe(422);
  const answer = await app.get(path(own, 4_000_000), { as: OWNER });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
});
