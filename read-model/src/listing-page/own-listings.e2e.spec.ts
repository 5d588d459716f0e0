import type { DomainEvent } from '@naksha/events/contracts';
import type { Rupees } from '@naksha/events/kernel';
import { sampleAccount, samplePosted } from '@naksha/events/testing';
import type { OwnDays, OwnListings } from '@naksha/events/wire/own-listings';
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

const BUYER = 10;
const STRANGER = 11;

let world: ReadModelWorld;
let app: ReadModelApp;
let posted = 0;

beforeAll(async () => {
  world = await ReadModelWorld.open();
  app = await world.startApp();
});
afterAll(() => world.close());

describe('the listings of a dealer', () => {
  const DEALER = 71;
  const own = (query: string) => app.json<OwnListings>(`/api/me/listings?${query}`, { as: DEALER });
  const numbers: number[] = [];
  beforeAll(async () => {
    for (let n = 0; n < 120; n++) {
      const number = ++posted;
      numbers.push(number);
      const { free } = samplePosted().data;
      const flat = samplePosted({
        seller: sampleAccount(DEALER),
        price: (1_000_000 + n * 1000) as Rupees,
        free: { ...free, title: n % 10 === 0 ? `Corner 100% ${n}` : `Flat ${n}` },
      });
      const rest: DomainEvent[] =
        n % 3 === 0 ? [verified] : n % 3 === 1 ? [{ type: 'ListingRejected', data: { reasons: ['x'] } }] : [];
      await world.happened(nameSampleListingStream(number), flat, ...rest);
    }
    await world.drain();
  });

  it.each(['newest', 'oldest', 'dearest', 'cheapest'])('come page by page, each once, %s first', async (sort) => {
    const seen: OwnListings['listings'] = [];
    let cursor: string | null = '';
    for (let pages = 0; cursor !== null; pages++) {
      const answer: OwnListings = await own(`sort=${sort}&cursor=${encodeURIComponent(cursor)}`);
      expect([answer.counts.all, pages < 3]).toEqual([120, true]);
      seen.push(...answer.listings);
      cursor = answer.cursor;
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(120);
    const keys = seen.map(({ posted_on, expected_price }) =>
      sort.endsWith('est') && sort.startsWith('c') ? expected_price : sort === 'dearest' ? -expected_price : posted_on,
    );
    const ordered = keys.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    expect(keys).toEqual(sort === 'newest' ? ordered.reverse() : ordered);
  });

  it('are found by state and by title, whatever signs it contains', async () => {
    const { counts } = await own('');
    expect(counts).toEqual({
      all: 120,
      verified: 40,
      rejected: 40,
      under_review: 40,
      sold: 0,
      to_confirm: expect.any(Number),
    });
    for (const state of ['verified', 'rejected', 'under_review'])
      expect(new Set((await own(`state=${state}`)).listings.map(({ listing_state }) => listing_state))).toEqual(
        new Set([state]),
      );
    expect((await own('q=corner')).listings).toHaveLength(12);
    expect((await own('q=100%25')).listings).toHaveLength(12);
    expect((await own('q=1_0')).listings).toEqual([]);
    expect((await own(`q=${sampleListingId(numbers[5])}`)).listings.map(({ id }) => id)).toEqual([
      sampleListingId(numbers[5]),
    ]);
    for (const wrong of ['state=lost', 'sort=best', 'cursor=1'])
      expect((await app.get(`/api/me/listings?${wrong}`, { as: DEALER })).status).toBe(422);
  });

  it('have daily counts of views, saves and contacts, only their own', async () => {
    const [one, other] = numbers;
    await world.happened(
      nameSampleInterestStream(one, BUYER),
      sampleViewed(one, BUYER, '2026-11-20'),
      sampleViewed(one, BUYER),
    );
    await world.happened(
      nameSampleInterestStream(one, STRANGER),
      sampleViewed(one, STRANGER),
      sampleContacted(one, STRANGER),
    );
    await world.happened(nameSampleInterestStream(other, BUYER), sampleViewed(other, BUYER), sampleSaved(other, BUYER));
    await world.drain();
    const days = async (query: string, as = DEALER) =>
      (await app.json<OwnDays>(`/api/me/listings/days?until=2026-11-22&${query}`, { as })).days;
    const all = await days('');
    expect(all.map(({ day }) => day)).toHaveLength(30);
    expect([all[0].day, all[29].day]).toEqual(['2026-10-24', '2026-11-22']);
    const busy = (list: OwnDays['days']) => list.filter(({ seen }) => seen > 0).map(({ day, seen }) => [day, seen]);
    expect(busy(all)).toEqual([
      ['2026-11-20', 1],
      ['2026-11-21', 3],
    ]);
    expect(busy(await days(`listing=${sampleListingId(one)}`))).toEqual([
      ['2026-11-20', 1],
      ['2026-11-21', 2],
    ]);
    const total = (list: OwnDays['days'], what: 'saved' | 'contacted') => list.reduce((sum, day) => sum + day[what], 0);
    expect([total(all, 'saved'), total(all, 'contacted')]).toEqual([1, 1]);
    expect(busy(await days(`listing=${sampleListingId(one)}`, STRANGER))).toEqual([]);
    for (const none of ['soon', '2026-02-31', '9999-12-31'])
      expect((await app.get(`/api/me/listings/days?until=${none}`, { as: DEALER })).status, none).toBe(422);
    expect((await app.get('/api/me/listings/days')).status).toBe(401);
  });
});
