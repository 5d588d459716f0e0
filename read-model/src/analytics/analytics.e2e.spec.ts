import type { DomainEvent } from '@naksha/events/contracts';
import type { Rupees } from '@naksha/events/kernel';
import { FixedClock, sampleAccount, samplePosted, samplePriceChange } from '@naksha/events/testing';
import type { Analytics } from '@naksha/events/wire/staff-analytics';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  nameSampleInterestStream,
  nameSampleListingStream,
  sampleListingAndBuyer,
  sampleListingId,
  sampleMaterialFacts,
  verified,
} from '../projector/testing/histories.ts';
import { type ReadModelApp, ReadModelWorld } from '../testing/read-model-app.ts';
import { listPriceCutTimes } from './happenings.ts';

let world: ReadModelWorld;
let app: ReadModelApp;

beforeAll(async () => {
  world = await ReadModelWorld.open();
  const agreed = { 'post property': 9, close: 10, 'contacted seller': 1234 };
  app = await world.startApp({ clock: new FixedClock('2026-11-21T06:00:00Z'), agreed });
  const inMohali = samplePosted({
    price: 4_500_000 as Rupees,
    facts: sampleMaterialFacts({ placeIds: { city: 'mohali' as never } }),
  });
  const nowhere = samplePosted({ facts: sampleMaterialFacts({ placeIds: {} }) });
  const life = async (number: number, at: [string, string], posted = inMohali) => {
    await world.happenedAt(at[0], nameSampleListingStream(number), posted);
    await world.happenedAt(at[1], nameSampleListingStream(number), verified);
  };
  await life(1, ['2026-11-18T05:00:00.000Z', '2026-11-18T05:30:00.000Z']);
  await life(2, ['2026-11-18T19:00:00.000Z', '2026-11-18T20:30:00.000Z'], nowhere);
  await life(3, ['2026-11-18T05:00:00.000Z', '2026-11-18T05:30:00.000Z'], samplePosted({ demo: true }));
  await life(4, ['2026-01-18T05:00:00.000Z', '2026-01-18T05:30:00.000Z']);
  await world.happenedAt(
    '2026-11-19T05:30:00.000Z',
    nameSampleListingStream(1),
    samplePriceChange(4_500_000, 4_200_000),
  );
  await world.happenedAt(
    '2026-11-20T05:30:00.000Z',
    nameSampleListingStream(1),
    samplePriceChange(4_200_000, 4_300_000),
  );
  for (const number of [1, 4])
    await world.happenedAt('2026-11-20T06:30:00.000Z', nameSampleListingStream(number), {
      type: 'ListingSold',
      data: { by: 'owner' },
    });
  const contact = (buyer: number, city: string): DomainEvent => ({
    type: 'ListingContacted',
    data: { ...sampleListingAndBuyer(1, buyer), seller: sampleAccount(1), day: '2026-11-19', city },
  });
  await world.happenedAt('2026-11-19T05:30:00.000Z', nameSampleInterestStream(1, 10), contact(10, 'Mohali'));
  await world.happenedAt(
    '2026-11-20T05:30:00.000Z',
    nameSampleInterestStream(1, 11),
    contact(11, 'As Mohali was called before'),
  );
  await world.drain();
});
afterAll(() => world.close());

it('shows staff the numbers, speed and places of posted, verified and contacted homes, without demo homes', async () => {
  const told = await app.json<Analytics>('/api/staff/analytics?days=7', { as: 'staff' });
  expect(told).toMatchObject({
    days: 7,
    total: { posted: 2, verified: 2, contacted: 2, cuts: 1, sold: 1 },
    for_sale: 1,
    agreed: { 'post property': null, close: 10, 'contacted seller': 1234 },
    to_verified: { median: 30, ninth: 90 },
    to_contacted: { median: 1440, ninth: 1440 },
    by_city: [
      { id: 'mohali', names: { en: 'Mohali' }, posted: 1, verified: 1, contacted: 2, cuts: 1, sold: 1, for_sale: 1 },
      { id: null, names: null, posted: 1, verified: 1, contacted: 0, cuts: 0, sold: 0, for_sale: 0 },
    ],
  });
  expect(
    told.by_day.map(({ day, posted, verified, contacted, cuts, sold }) => [
      ...[day.slice(8), posted, verified, contacted],
      ...[cuts, sold],
    ]),
  ).toEqual([
    ['15', 0, 0, 0, 0, 0],
    ['16', 0, 0, 0, 0, 0],
    ['17', 0, 0, 0, 0, 0],
    ['18', 1, 1, 0, 0, 0],
    ['19', 1, 1, 1, 1, 0],
    ['20', 0, 0, 1, 0, 1],
    ['21', 0, 0, 0, 0, 0],
  ]);
  const quarter = await app.json<Analytics>('/api/staff/analytics?days=90', { as: 'staff' });
  expect([quarter.by_day.length, quarter.total.posted]).toEqual([90, 2]);
});

it('counts a price cut only if the higher price was public, not if the home returns cheaper later', () => {
  const asked = (...prices: [price: number, from: string, to?: string][]) =>
    prices.map(([price, from, to]) => ({ price, sqft: 1000, from, ...(to && { to }) }));
  expect(listPriceCutTimes(asked([9, 'a', 'b'], [8, 'b', 'c'], [8, 'c', 'd'], [9, 'd', 'e'], [7, 'e']))).toEqual([
    'b',
    'e',
  ]);
  expect(listPriceCutTimes(asked([9, 'a', 'b'], [8, 'c']))).toEqual([]);
});

it('is only for staff, and only for valid days', async () => {
  const status = async (path: string, as?: number | 'staff') =>
    (await app.get(`/api/staff/analytics${path}`, { as })).status;
  for (const path of ['', '/prices.csv']) expect([await status(path), await status(path, 3)]).toEqual([401, 403]);
  for (const days of ['8', 'x', '7&days=30']) expect(await status(`?days=${days}`, 'staff')).toBe(422);
});

it('Y-14 returns every public asking price as a file, without personal data', async () => {
  const answer = await app.get('/api/staff/analytics/prices.csv', { as: 'staff' });
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const lines = (await answer.text()).trimEnd().split('\r\n');
  expect(lines).toHaveLength(1 + 6);
  expect(lines.slice(0, 3)).toEqual([
    'listing,subtype,places,demo,posted_at,price,sqft,from,to',
    `${sampleListingId(1)},flat,mohali,false,2026-11-18T05:00:00.000Z,4500000,1250,2026-11-18T05:30:00.000Z,2026-11-19T05:30:00.000Z`,
    `${sampleListingId(1)},flat,mohali,false,2026-11-18T05:00:00.000Z,4200000,1250,2026-11-19T05:30:00.000Z,2026-11-20T05:30:00.000Z`,
  ]);
});
