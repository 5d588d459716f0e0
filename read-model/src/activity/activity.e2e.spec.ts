import { nameAccountStream } from '@naksha/events/kernel';
import { sampleAccount, samplePosted, samplePriceChange } from '@naksha/events/testing';
import type { Activity, ActivityPage } from '@naksha/events/wire/activity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  nameSampleInterestStream,
  nameSampleListingStream,
  revised,
  sampleContacted,
  sampleListingAndBuyer,
  sampleListingId,
  sampleSaved,
  sampleViewed,
  verified,
} from '../projector/testing/histories.ts';
import { type ReadModelApp, ReadModelWorld } from '../testing/read-model-app.ts';

const [SELLER, LEAVER] = [1, 2];
const [ASHA, BALDEV, CHETAN] = [20, 21, 22];
const day = (n: number) => `2026-11-${String(n).padStart(2, '0')}`;
const noon = (n: number) => `${day(n)}T06:30:00.000Z`;

let world: ReadModelWorld;
let app: ReadModelApp;
beforeAll(async () => {
  world = await ReadModelWorld.open();
  app = await world.startApp();
});
afterAll(() => world.close());

const read = (activity: Activity, as: number, cursor = '') =>
  app.json<ActivityPage>(`/api/me/activity/${activity}?cursor=${cursor}`.replace(/\?cursor=$/, ''), { as });
async function savedFlat(n: number, seller = SELLER): Promise<void> {
  await world.happenedAt(
    noon(1),
    nameSampleListingStream(n),
    samplePosted({ seller: sampleAccount(seller) }),
    verified,
  );
  await world.happenedAt(noon(n), nameSampleInterestStream(n, ASHA), sampleSaved(n, ASHA));
}

describe('P-06 lists of saved, contacted and viewed listings', () => {
  it('keep an entry after a sale, a removal, another review and the seller’s erasure, with its current state', async () => {
    for (const n of [2, 3, 4, 5]) await savedFlat(n);
    await savedFlat(6, LEAVER);
    const stream = nameSampleListingStream;
    await world.happened(stream(3), { type: 'ListingSold', data: { by: 'owner' } });
    await world.happened(stream(4), { type: 'ListingDeleted', data: { by: 'owner' } });
    await world.happened(stream(5), {
      type: 'ListingRejected',
      data: { reasons: ['not theirs'], by: 'reviewer', takenDown: true },
    });
    await world.happened(stream(6), { type: 'ListingDeleted', data: { by: 'owner' } });
    await world.happened(nameAccountStream(sampleAccount(LEAVER)), { type: 'AccountErased', data: { by: 'owner' } });
    await world.drain();

    const { entries, total, cursor } = await read('saved', ASHA);
    expect(entries.map(({ listing: id, state, at, saved }) => [id, state, at, saved])).toEqual([
      [sampleListingId(6), 'removed', noon(6), true],
      [sampleListingId(5), 'not_public', noon(5), true],
      [sampleListingId(4), 'removed', noon(4), true],
      [sampleListingId(3), 'sold', noon(3), true],
      [sampleListingId(2), 'on_market', noon(2), true],
    ]);
    expect([total, cursor]).toEqual([5, null]);
    const [left, hidden, removed, sold, open] = entries;
    expect(left).toEqual({
      listing: sampleListingId(6),
      at: noon(6),
      saved: true,
      state: 'removed',
      property_subtype: 'flat',
    });
    expect(Object.keys(hidden)).toEqual(Object.keys(left));
    expect(removed).toMatchObject({ title: 'Three bedrooms by the park' });
    expect(removed).not.toHaveProperty('card');
    for (const { card } of [sold, open]) expect(card).toMatchObject({ title: 'Three bedrooms by the park' });
    await world.happened(stream(5), { type: 'ListingDeleted', data: { by: 'owner' } });
    await world.drain();
    const since = (await read('saved', ASHA)).entries.find((entry) => entry.listing === sampleListingId(5));
    expect(since).toEqual({ ...hidden, state: 'removed' });
  });

  it('show the price at that time if it has changed', async () => {
    await world.happenedAt(noon(8), nameSampleListingStream(2), samplePriceChange(4_500_000, 4_200_000));
    await world.happenedAt(noon(7), nameSampleInterestStream(2, ASHA), sampleViewed(2, ASHA, day(7)));
    await world.happenedAt(noon(7), nameSampleInterestStream(3, ASHA), sampleViewed(3, ASHA, day(7)));
    await world.drain();
    const open = (await read('saved', ASHA)).entries.find((entry) => entry.listing === sampleListingId(2));
    expect(open).toMatchObject({ price_then: 4_500_000, card: { expected_price: 4_200_000 } });
    const { entries } = await read('viewed', ASHA);
    expect(entries.map((entry) => [entry.listing, entry.at, entry.price_then])).toEqual(
      expect.arrayContaining([
        [sampleListingId(2), day(7), 4_500_000],
        [sampleListingId(3), day(7), undefined],
      ]),
    );
    await world.happenedAt(noon(9), nameSampleInterestStream(2, ASHA), sampleViewed(2, ASHA, day(9)));
    await world.drain();
    expect((await read('viewed', ASHA)).entries[0]).toMatchObject({ at: day(9), listing: sampleListingId(2) });
    expect((await read('viewed', ASHA)).entries[0]).not.toHaveProperty('price_then');
  });

  it('contain only entries of their action and of the caller', async () => {
    await world.happenedAt(
      noon(10),
      nameSampleInterestStream(3, BALDEV),
      sampleViewed(3, BALDEV),
      sampleSaved(3, BALDEV),
    );
    await world.happenedAt(noon(10), nameSampleInterestStream(2, BALDEV), sampleContacted(2, BALDEV));
    await world.happenedAt(noon(11), nameSampleInterestStream(3, BALDEV), {
      type: 'ListingUnsaved',
      data: sampleListingAndBuyer(3, BALDEV),
    });
    await world.drain();
    const of = async (activity: Activity, as: number) =>
      (await read(activity, as)).entries.map((entry) => [entry.listing, entry.saved]);
    expect(await of('saved', BALDEV)).toEqual([]);
    expect(await of('viewed', BALDEV)).toEqual([[sampleListingId(3), false]]);
    expect(await of('contacted', BALDEV)).toEqual([[sampleListingId(2), false]]);
    expect(await of('contacted', ASHA)).toEqual([]);
    expect(await of('saved', CHETAN)).toEqual([]);
    const answer = await app.get('/api/me/activity/saved', { as: BALDEV });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect((await app.get('/api/me/activity/saved')).status).toBe(401);
    expect((await app.get('/api/me/activity/liked', { as: BALDEV })).status).toBe(404);
    expect((await app.get('/api/me/activity/saved?cursor=x', { as: BALDEV })).status).toBe(422);
  });

  it('come page by page, each listing once, newest first', async () => {
    for (let n = 30; n < 60; n++) {
      await world.happenedAt(noon(1), nameSampleListingStream(n), samplePosted(), verified);
      const at = noon(1 + Math.floor(n / 10));
      await world.happenedAt(at, nameSampleInterestStream(n, CHETAN), sampleSaved(n, CHETAN));
    }
    await world.drain();
    const first = await read('saved', CHETAN);
    const second = await read('saved', CHETAN, encodeURIComponent(first.cursor ?? ''));
    expect([first.entries.length, second.entries.length, first.total, second.cursor]).toEqual([24, 6, 30, null]);
    const all = [...first.entries, ...second.entries];
    expect(new Set(all.map((entry) => entry.listing)).size).toBe(30);
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
  });

  it('show no unreviewed change', async () => {
    await world.happened(nameSampleListingStream(2), revised);
    await world.drain();
    const open = (await read('saved', ASHA)).entries.find((entry) => entry.listing === sampleListingId(2));
    expect(open?.card).toMatchObject({ area: { value: 1250 }, state: 'verified' });
  });
});
