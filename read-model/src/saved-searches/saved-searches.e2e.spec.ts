import { nameSearchStream } from '@naksha/events/kernel';
import { sampleAccount } from '@naksha/events/testing';
import type { SavedSearches } from '@naksha/events/wire/saved-searches';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleListingId, sampleSearchId, sampleSearchSaved } from '../projector/testing/histories.ts';
import { type ReadModelApp, ReadModelWorld } from '../testing/read-model-app.ts';

const [ASHA, VIKRAM] = [5, 6];
let world: ReadModelWorld;
let app: ReadModelApp;
beforeAll(async () => {
  world = await ReadModelWorld.open();
  app = await world.startApp();
});
afterAll(() => world.close());

it('U-72 shows a person their own searches, newest first, with names and new matches, and nobody else’s', async () => {
  const account = sampleAccount(ASHA);
  const stream = (n: number) => nameSearchStream(sampleSearchId(n));
  await world.happenedAt('2026-11-01T06:00:00Z', stream(1), sampleSearchSaved({ account, view: 'bedroom=3' }));
  await world.happenedAt(
    '2026-11-02T06:00:00Z',
    stream(2),
    sampleSearchSaved({ account, view: '', frequency: 'daily' }),
  );
  await world.happened(stream(3), sampleSearchSaved({ account }), { type: 'SearchDeleted', data: {} });
  const saved = await world.happened(
    stream(4),
    sampleSearchSaved({ account: sampleAccount(VIKRAM), view: 'bedroom=5' }),
  );
  await world.drain();
  const after = await world.happened(stream(2), { type: 'SearchPaused', data: { by: 'link' } });
  world.searchNames.set(sampleSearchId(1), 'Near the park');
  world.searchNews.set(sampleSearchId(1), {
    fresh: { listings: [sampleListingId(7), sampleListingId(8)], count: 120 },
    cuts: { listings: [sampleListingId(9)], count: 1 },
  });

  const { searches } = await app.json<SavedSearches>(`/api/me/searches?after=${after}`, { as: ASHA });
  const quiet = { from: 21, to: 8 };
  expect(searches).toEqual([
    {
      id: sampleSearchId(2),
      view: '',
      frequency: 'daily',
      quiet,
      paused: true,
      saved_on: '2026-11-02T06:00:00.000Z',
      fresh: [],
      fresh_count: 0,
      cuts: [],
      cuts_count: 0,
    },
    {
      id: sampleSearchId(1),
      name: 'Near the park',
      view: 'bedroom=3',
      frequency: 'at_once',
      quiet,
      paused: false,
      saved_on: '2026-11-01T06:00:00.000Z',
      fresh: [sampleListingId(7), sampleListingId(8)],
      fresh_count: 120,
      cuts: [sampleListingId(9)],
      cuts_count: 1,
    },
  ]);
  const answer = await app.get(`/api/me/searches?after=${saved}`, { as: VIKRAM });
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const { searches: his } = (await answer.json()) as SavedSearches;
  expect(his.map(({ view }) => view)).toEqual(['bedroom=5']);
  expect((await app.get('/api/me/searches')).status).toBe(401);
});
