import { sampleAppend, samplePosted } from '@naksha/events/testing';
import type { ReviewQueue } from '@naksha/events/wire/review';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listing, nameSampleListingStream, revised, verified } from '../projector/testing/histories.ts';
import { type ReadModelApp, ReadModelWorld, STAFF } from '../testing/read-model-app.ts';

let world: ReadModelWorld;
let app: ReadModelApp;

beforeAll(async () => {
  world = await ReadModelWorld.open();
  app = await world.startApp();
});
afterAll(() => world.close());

describe('the review queue', () => {
  it('shows what waits, sellers in turn, longest first and demo listings last, with what an edit would change', async () => {
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
      [listing(2), '2026-11-21T02:00:00.000Z', 'verified'],
      [listing(3), '2026-11-21T04:00:00.000Z', 'under_review'],
      [listing(1), '2026-11-21T03:00:00.000Z', 'under_review'],
      [listing(5), '2026-11-21T01:00:00.000Z', 'under_review'],
    ]);
    expect(items[0].changes).toEqual([
      { field: 'area', from: expect.objectContaining({ value: 1250 }), to: expect.objectContaining({ value: 1400 }) },
    ]);
    expect(items.map(({ listing }) => listing.own)).toEqual([false, true, false, false]);
    expect(items[1]).not.toHaveProperty('changes');
  });

  it('U-70 Z-07 is for staff alone', async () => {
    expect((await app.get('/api/staff/review', { as: 1 })).status).toBe(403);
    expect((await app.get('/api/staff/review')).status).toBe(401);
  });
});
