import { Gazetteer, type PlaceId } from '@naksha/events/kernel';
import { expect, it, vi } from 'vitest';
import type { DocumentConsumer } from '../documents/stored-document.ts';
import { DocumentFeed } from '../feed/document-feed.ts';
import { SAMPLE_LISTER_IDS } from '../testing/sample-lister-ids.ts';
import { sampleListingDocument } from '../testing/sample-listing.ts';
import { SAMPLE_PLACES } from '../testing/sample-places.ts';
import { buildBase } from './engine/base/base.ts';
import type { Rebuilder } from './engine/base/rebuild.ts';
import { createMapEngine } from './engine/index.ts';
import { MapFollower } from './map-follower.ts';

const region: [number, number, number, number] = [76.5, 30.5, 77.05, 30.95];
const none = new Gazetteer([]);
const body = sampleListingDocument();
const sold = sampleListingDocument({ id: '00000002' as typeof body.id, state: 'sold' });
const stored = (listing: typeof body, seq = 1) => ({
  kind: 'listing',
  id: listing.id,
  partition: 0,
  seq,
  body: listing,
});

it('assigns listings without place ids to the loaded places that their words name', async () => {
  const feed = new DocumentFeed({ follow: () => new Promise(() => {}) });
  const engine = createMapEngine({ region });
  const load = new MapFollower(
    feed,
    engine,
    { gazetteer: none, newestGazetteer: new Gazetteer(SAMPLE_PLACES) },
    SAMPLE_LISTER_IDS,
  ).load(1);
  expect(body.facts.placeIds).toBeUndefined();
  await load.page([body, sold].map((one) => stored(one)));
  await load.end();
  expect(engine.size().rows).toBe(1);
  expect(engine.count({ place: ['mohali-sector-70' as PlaceId] }, region).total).toBe(1);
});

it('shows the previous state and position until the base of a new generation is built, and then applies changes', async () => {
  const builds: { done(): void; fail(error: Error): void }[] = [];
  const slow: Rebuilder = (parts) =>
    new Promise((resolve, reject) => void builds.push({ done: () => resolve(buildBase(parts)), fail: reject }));
  let consumer: DocumentConsumer | undefined;
  const feed = new DocumentFeed({
    follow: async (told) => {
      consumer = told;
      return { stop: async () => {} };
    },
  });
  const engine = createMapEngine({ region, rebuild: slow });
  const follower = new MapFollower(feed, engine, { gazetteer: none, newestGazetteer: none }, SAMPLE_LISTER_IDS);
  feed.start();
  const reset = (generation: number, ...listings: (typeof body)[]) =>
    consumer!.reset(
      (async function* () {
        yield listings.map((listing) => stored(listing));
      })(),
      generation,
    );
  const begun = (build: number) => vi.waitFor(() => expect(builds).toHaveLength(build + 1));

  const first = reset(1, body);
  await begun(0);
  expect([follower.ready(), engine.size().rows]).toEqual([false, 0]);
  builds[0].done();
  await first;
  expect([follower.ready(), engine.size().rows]).toEqual([false, 1]);
  await consumer!.changed([], [1]);
  expect([follower.ready(), follower.position()]).toEqual([true, { generation: 1, seqs: [1] }]);

  const other = sampleListingDocument({ id: '00000003' as typeof body.id });
  const failed = reset(2, body, other);
  await begun(1);
  expect([follower.position().generation, engine.size().rows]).toEqual([1, 1]);
  // The thread ends: the load fails and is retried.
  builds[1].fail(new Error('the thread ended'));
  await expect(failed).rejects.toThrow('the thread ended');
  expect([follower.position().generation, engine.size().rows]).toEqual([1, 1]);

  const again = reset(2, body, other);
  await begun(2);
  builds[2].done();
  await again;
  await consumer!.changed([stored({ ...other, state: 'sold' }, 5)], [5]);
  expect([follower.position(), engine.size().rows]).toEqual([{ generation: 2, seqs: [5] }, 1]);
});
