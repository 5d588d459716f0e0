import type { DomainEvent } from '@naksha/events/contracts';
import type { Rupees } from '@naksha/events/kernel';
import { sampleAccount, sampleAppend, samplePosted } from '@naksha/events/testing';
import type { WaitingBatches } from '@naksha/events/wire/batches';
import type { ReviewQueue } from '@naksha/events/wire/review';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nameSampleListingStream, revised, sampleListingId, verified } from '../projector/testing/histories.ts';
import { type ReadModelApp, ReadModelWorld, STAFF } from '../testing/read-model-app.ts';

let world: ReadModelWorld;
let app: ReadModelApp;

beforeAll(async () => {
  world = await ReadModelWorld.open();
  app = await world.startApp();
});
afterAll(() => world.close());

describe('the review queue', () => {
  it('shows open items, alternating between sellers, longest wait first and demo listings last, with the changes of an edit', async () => {
    const { meta } = sampleAppend('', 0, []);
    const at = (hour: number) => ({ ...meta, occurredAt: new Date(`2026-11-21T0${hour}:00:00Z`) });
    const append = (
      number: number,
      version: number,
      hour: number,
      ...events: Parameters<ReadModelWorld['happened']>[1][]
    ) =>
      world.side.store.append({
        stream: nameSampleListingStream(number),
        expectedVersion: version,
        events,
        meta: at(hour),
      });
    await append(1, 0, 3, samplePosted());
    await append(2, 0, 1, samplePosted(), verified);
    await append(2, 2, 2, revised);
    await append(3, 0, 4, samplePosted({ seller: STAFF }));
    await append(4, 0, 1, samplePosted(), verified);
    await append(5, 0, 1, samplePosted({ demo: true }));
    await world.drain();
    const { items } = await app.json<ReviewQueue>('/api/staff/review', { as: 'staff' });
    expect(items.map((item) => [item.listing.id, item.waiting_since, item.listing.listing_state])).toEqual([
      [sampleListingId(2), '2026-11-21T02:00:00.000Z', 'verified'],
      [sampleListingId(3), '2026-11-21T04:00:00.000Z', 'under_review'],
      [sampleListingId(1), '2026-11-21T03:00:00.000Z', 'under_review'],
      [sampleListingId(5), '2026-11-21T01:00:00.000Z', 'under_review'],
    ]);
    expect(items[0].changes).toEqual([
      { field: 'area', from: expect.objectContaining({ value: 1250 }), to: expect.objectContaining({ value: 1400 }) },
    ]);
    expect(items.map(({ listing }) => listing.own)).toEqual([false, true, false, false]);
    expect(items[1]).not.toHaveProperty('changes');
  });

  it('shows open items of given listings, in the requested order', async () => {
    const of = async (...numbers: number[]) =>
      (await app.json<ReviewQueue>(`/api/staff/review?listings=${numbers.map(sampleListingId)}`, { as: 'staff' }))
        .items;
    expect((await of(1, 3, 4, 2, 99)).map((item) => item.listing.id)).toEqual([
      sampleListingId(1),
      sampleListingId(3),
      sampleListingId(2),
    ]);
    for (const wrong of ['a,b', sampleListingId(1).repeat(2), Array(201).fill(sampleListingId(1)).join()])
      expect((await app.get(`/api/staff/review?listings=${wrong}`, { as: 'staff' })).status).toBe(422);
  });

  it('lists imports with new open items, longest wait first, with their dealer and number of unchanged listings', async () => {
    const [first, second] = ['0190c0de-0000-7000-8000-0000000000b1', '0190c0de-0000-7000-8000-0000000000b2'];
    const post = (hour: number, number: number, batch: string, ...more: DomainEvent[]) =>
      world.happenedAt(
        `2026-11-22T0${hour}:00:00.000Z`,
        nameSampleListingStream(number),
        samplePosted({ batch }),
        ...more,
      );
    world.names.set(sampleAccount(1), 'Dalbir');
    await post(2, 21, second);
    await post(1, 22, first);
    await post(3, 23, first);
    await post(3, 24, first, verified);
    await post(3, 25, first, verified, revised);
    const to = 9_000_000 as Rupees;
    const dearer: DomainEvent = { type: 'ListingPriceChanged', data: { from: 8_500_000 as Rupees, to } };
    await post(4, 26, first, dearer);
    await post(4, 27, first, { type: 'ListingRejected', data: { reasons: ['No such tower'] } }, revised);
    await world.drain();
    const { batches } = await app.json<WaitingBatches>('/api/staff/batches', { as: 'staff' });
    const of = { seller: sampleAccount(1), dealer: 'Dalbir' };
    expect(batches).toEqual([
      { id: first, ...of, waiting: 4, as_imported: 2, waiting_since: '2026-11-22T01:00:00.000Z' },
      { id: second, ...of, waiting: 1, as_imported: 1, waiting_since: '2026-11-22T02:00:00.000Z' },
    ]);
  });

  it('G-24 shows probable duplicates next to an item, grouped, of one owner only', async () => {
    const dealer = { seller: sampleAccount(31) };
    await world.happened(nameSampleListingStream(31), samplePosted(dealer), verified);
    await world.happened(nameSampleListingStream(32), samplePosted(dealer));
    await world.happened(nameSampleListingStream(33), samplePosted({ seller: sampleAccount(33) }));
    await world.drain();
    const path = `/api/staff/review?listings=${[32, 33].map(sampleListingId)}`;
    const [same, other] = (await app.json<ReviewQueue>(path, { as: 'staff' })).items;
    expect(same.alike).toEqual([
      expect.objectContaining({ id: sampleListingId(31), listing_state: 'verified', apart: 0 }),
    ]);
    expect(other).not.toHaveProperty('alike');
  });

  it('U-70 Z-07 is only for staff', async () => {
    for (const path of ['review', 'batches']) {
      expect((await app.get(`/api/staff/${path}`, { as: 1 })).status).toBe(403);
      expect((await app.get(`/api/staff/${path}`)).status).toBe(401);
    }
  });
});
