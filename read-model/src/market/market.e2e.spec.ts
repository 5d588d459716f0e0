import type { DomainEvent } from '@naksha/events/contracts';
import type { PlaceId, Rupees } from '@naksha/events/kernel';
import { FixedClock, samplePosted, samplePriceChange } from '@naksha/events/testing';
import type { CitiesOnMarket, MarketFigures } from '@naksha/events/wire/market';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nameSampleListingStream, sampleMaterialFacts, verified } from '../projector/testing/histories.ts';
import { type ReadModelApp, ReadModelWorld } from '../testing/read-model-app.ts';

const clock = new FixedClock('2026-11-21T06:00:00Z');
/** Ninety days before, midnight in India. */
const SINCE = '2026-08-22T18:30:00.000Z';
const [LONG_AGO, LATER, LAST_WEEK] = [
  '2026-05-01T06:00:00.000Z',
  '2026-09-20T06:00:00.000Z',
  '2026-11-14T06:00:00.000Z',
];

let world: ReadModelWorld;
let app: ReadModelApp;
let posted = 0;
beforeAll(async () => {
  world = await ReadModelWorld.open();
  app = await world.startApp({ clock });
});
afterAll(() => world.close());

async function list(place: PlaceId, at: string, rates: readonly number[], demo = false): Promise<number[]> {
  const numbers: number[] = [];
  for (const rate of rates) {
    const number = ++posted;
    const where = sampleMaterialFacts({
      placeIds: { locality: place },
      area: { value: 1000, unit: 'sqft', sqft: 1000 },
    });
    const one = samplePosted({ price: (rate * 1000) as Rupees, facts: where, demo });
    await world.happenedAt(at, nameSampleListingStream(number), one, verified);
    numbers.push(number);
  }
  return numbers;
}
const happens = async (at: string, numbers: readonly number[], event: DomainEvent) => {
  for (const number of numbers) await world.happenedAt(at, nameSampleListingStream(number), event);
};
const ask = async (place: string) => (await app.json<MarketFigures>(`/api/market/${place}`)).figures;

it('gives median, quartiles, number and change of the asking prices in a place, including homes that have left', async () => {
  const place = 'mohali-sector-8' as PlaceId;
  const [cheap, , , , dear] = await list(place, LONG_AGO, [1000, 2000, 3000, 4000, 5000]);
  await happens(LATER, [dear], samplePriceChange(5_000_000, 6_000_000));
  await happens(LATER, [cheap], { type: 'ListingDeleted', data: { by: 'owner' } });
  await list(place, LAST_WEEK, [6000]);
  await world.drain();
  expect(await ask(place)).toEqual([
    {
      ...{ subtype: 'flat', unit: 'sqft', homes: 5, demo: false, rate: 4000, lower: 3000, upper: 6000 },
      // The median was 3,000 then, of five homes, one of which is gone and one more expensive now.
      change: { percent: 33.3, since: SINCE, homes: 5 },
    },
  ]);
});

it('gives no change if fewer than five homes existed then, and no figures for fewer than five now', async () => {
  const place = 'mohali-phase-11' as PlaceId;
  await list(place, LONG_AGO, [1000, 2000, 3000, 4000]);
  await world.drain();
  expect(await ask(place)).toEqual([
    expect.objectContaining({ homes: 4, rate: null, lower: null, upper: null, change: null }),
  ]);
  await list(place, LAST_WEEK, [5000]);
  await world.drain();
  expect(await ask(place)).toEqual([expect.objectContaining({ homes: 5, rate: 3000, change: null })]);
});

it('excludes demo homes if there are real ones, and marks them if there are no others', async () => {
  const place = 'chandigarh-sector-7' as PlaceId;
  await list(place, LONG_AGO, [100, 100, 100, 100, 100], true);
  await world.drain();
  expect(await ask(place)).toMatchObject([{ demo: true, rate: 100, change: { percent: 0, homes: 5 } }]);
  await list(place, LONG_AGO, [1000, 1000, 1000, 1000, 1000]);
  await world.drain();
  // Cached results of the previous period are not reused for another day.
  clock.set(86_400_000);
  expect(await ask(place)).toMatchObject([{ demo: false, rate: 1000, change: { percent: 0, homes: 5 } }]);
});

it('gives the number of homes and lowest price of each city, without those under review', async () => {
  const where = sampleMaterialFacts({ placeIds: { city: 'chandigarh' as PlaceId } });
  const find = async () => (await app.json<CitiesOnMarket>('/api/market')).cities.find(({ id }) => id === 'chandigarh');
  const before = (await find())!;
  for (const [price, ...then] of [[4_500_000, verified], [400_000, verified], [300_000]] as const)
    await world.happenedAt(
      LAST_WEEK,
      nameSampleListingStream(++posted),
      samplePosted({ price: price as Rupees, facts: where }),
      ...then,
    );
  await world.drain();
  expect(await find()).toEqual({ id: 'chandigarh', homes: before.homes + 2, price_from: 400_000 });
});

it('is the same for everyone, and 404 for an unknown place', async () => {
  const answer = await app.get('/api/market/mohali-sector-8', { as: 3 });
  expect(answer.headers.get('cache-control')).toContain('s-maxage=1');
  for (const unknown of ['nowhere', 'No%20Where'])
    expect((await app.get(`/api/market/${unknown}`)).status, unknown).toBe(404);
});
