import { Problem } from '@naksha/events/contracts';
import { Gazetteer } from '@naksha/events/kernel';
import { samplePosted } from '@naksha/events/testing';
import type { ListingCount, ListingPage } from '@naksha/events/wire/listing-page';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DOCUMENT_KINDS } from '../document-kinds.ts';
import type { DocumentConsumer } from '../documents/stored-document.ts';
import { DocumentFeed } from '../feed/document-feed.ts';
import {
  nameSampleInterestStream,
  nameSampleListingStream,
  sampleListingId,
  sampleSaved,
  verified,
} from '../projector/testing/histories.ts';
import { type ReadModelApp, ReadModelWorld } from '../testing/read-model-app.ts';
import { SAMPLE_LISTER_IDS } from '../testing/sample-lister-ids.ts';
import { createMapEngine } from './engine/index.ts';
import { MapFollower } from './map-follower.ts';

let world: ReadModelWorld;
let app: ReadModelApp;

beforeAll(async () => {
  world = await ReadModelWorld.open();
  app = await world.startApp();
});
afterAll(() => world.close());

describe('data of this process', () => {
  it('D-93 D-94 waits briefly for the caller’s own write: on the page, the map, the list and the count', async () => {
    await world.pauseProjector();
    const after = await world.happened(nameSampleListingStream(1), samplePosted(), verified);
    const answers = Promise.all([
      app.json<ListingPage>(`/api/listings?after=${after}`),
      app.json<ListingCount>(`/api/map/count?after=${after}`),
      app.json<{ listings: unknown[] }>(`/api/me/listings?after=${after}`, { as: 1 }),
    ]);
    await world.resumeProjector();
    const [list, count, mine] = await answers;
    expect(list.listings).toHaveLength(1);
    expect(count.total).toBe(1);
    expect(mine.listings).toHaveLength(1);
  });

  it('loads places first, so that listings use the places of the same load', async () => {
    const kinds: string[] = [];
    await world.startApp({
      follow: (follower) => ({
        follow(consumer) {
          kinds.push(...consumer.kinds);
          return follower.follow(consumer);
        },
      }),
    });
    for (const place of ['city', 'locality', 'project'])
      expect(kinds.slice(0, kinds.indexOf('listing'))).toContain(place);
  });

  it('D-93 waits only for documents when it reads documents, not for a map that is still loading', async () => {
    const held = Promise.withResolvers<void>();
    let reloads = -1;
    const slow = await world.startApp({
      follow: (follower) => ({
        follow: (follow) =>
          follower.follow({
            ...follow,
            async reset(documents, generation) {
              if (++reloads) await held.promise;
              await follow.reset(documents, generation);
            },
          }),
      }),
    });
    await world.side.replay(DOCUMENT_KINDS);
    await vi.waitFor(() => expect(reloads).toBe(1), 10_000);
    try {
      const after = await world.happened(nameSampleInterestStream(1, 10), sampleSaved(1, 10));
      const ask = (path: string) => slow.get(`${path}after=${after}`, { as: 10 });
      // On a busy machine, projecting may take longer than the request waits.
      await expect.poll(async () => (await ask('/api/me/marks?')).headers.get('naksha-behind')).toBeNull();
      const answers = await Promise.all(['marks', 'leads', 'listings'].map((path) => ask(`/api/me/${path}?`)));
      expect(answers.map(({ headers }) => headers.get('naksha-behind'))).toEqual([null, null, null]);
      expect(await answers[0].json()).toMatchObject({ saved: [sampleListingId(1)] });
      expect((await ask('/api/listings?')).headers.get('naksha-behind')).toBe('true');
    } finally {
      held.resolve();
      await world.drain();
      await slow.close();
    }
  });

  it('D-95 is marked when the wait timed out, and is returned as it is', async () => {
    const ahead = '0:1000000';
    const paths = ['/api/listings?', '/api/map/count?', '/api/me/leads?', '/api/me/marks?', '/api/me/listings?'];
    const behind = await Promise.all(paths.map((path) => app.get(`${path}after=${ahead}`, { as: 1 })));
    for (const answer of behind) {
      expect(answer.status).toBe(200);
      expect(answer.headers.get('naksha-behind')).toBe('true');
    }
    const current = await app.get('/api/listings');
    expect(current.headers.get('naksha-behind')).toBeNull();
  });
});

describe('following documents', () => {
  const engine = () => createMapEngine({ region: [76.5, 30.5, 77.05, 30.95] });
  const none = new Gazetteer([]);
  const places = { gazetteer: none, newestGazetteer: none };

  it('D-89 is not ready before the whole scan and its position are delivered', async () => {
    let handed: DocumentConsumer | undefined;
    const feed = new DocumentFeed({
      follow: async (follow) => {
        handed = follow;
        return { stop: async () => {} };
      },
    });
    const follower = new MapFollower(feed, engine(), places, SAMPLE_LISTER_IDS);
    feed.start();
    expect(follower.ready()).toBe(false);
    expect(() => follower.assertReady()).toThrow(Problem);
    await handed?.reset((async function* () {})(), 1);
    expect(follower.ready()).toBe(false);
    await handed?.changed([], [3]);
    expect(follower.ready()).toBe(true);
    expect(follower.position()).toEqual({ generation: 1, seqs: [3] });
    // The old generation serves while the new one is scanned.
    await handed?.reset((async function* () {})(), 2);
    expect(follower.ready()).toBe(true);
    await handed?.changed([], [1]);
    expect(follower.position()).toEqual({ generation: 2, seqs: [1] });
    await feed.stop();
  });

  it('can be stopped even if documents never arrive', async () => {
    const feed = new DocumentFeed({ follow: () => new Promise(() => {}) });
    const follower = new MapFollower(feed, engine(), places, SAMPLE_LISTER_IDS);
    feed.start();
    await feed.stop();
    expect(follower.ready()).toBe(false);
  });
});
