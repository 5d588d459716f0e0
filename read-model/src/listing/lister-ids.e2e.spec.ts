import { sampleAccount, samplePosted } from '@naksha/events/testing';
import type { FacetCounts, ListingCount, ListingPage } from '@naksha/events/wire/listing-page';
import type { Property } from '@naksha/events/wire/property';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nameSampleListingStream, sampleListingId, verified } from '../projector/testing/histories.ts';
import { type ReadModelApp, ReadModelWorld } from '../testing/read-model-app.ts';

const [OWNED, AGENT, SAME_AGENT, BUILDER] = [1, 2, 3, 4];

let world: ReadModelWorld;
let app: ReadModelApp;

beforeAll(async () => {
  world = await ReadModelWorld.open();
  app = await world.startApp();
  const post = (home: number, changes: Parameters<typeof samplePosted>[0]) =>
    world.happened(nameSampleListingStream(home), samplePosted(changes), verified);
  // One person sells a home of their own and offers two others as an agent.
  await post(OWNED, { seller: sampleAccount(5), lister: 'owner' });
  await post(AGENT, { seller: sampleAccount(5), lister: 'agent' });
  await post(SAME_AGENT, { seller: sampleAccount(5), lister: 'agent' });
  await post(BUILDER, { seller: sampleAccount(6), lister: 'builder' });
  await world.drain();
});
afterAll(() => world.close());

const find = async (query: string) =>
  (await app.json<ListingPage>(`/api/listings?${query}`)).listings.map(({ id }) => id).sort();
const page = async (home: number) =>
  (await app.json<{ property: Property }>(`/api/property/${sampleListingId(home)}`)).property;

it('excludes all homes of an agent, and no home of the same person as an owner', async () => {
  const { lister_id: id } = await page(AGENT);
  expect((await page(SAME_AGENT)).lister_id).toBe(id);
  expect((await page(BUILDER)).lister_id).not.toBe(id);
  expect(await page(OWNED)).not.toHaveProperty('lister_id');
  expect(await find(`not_lister=${id}`)).toEqual([OWNED, BUILDER].map(sampleListingId));
  expect((await app.json<ListingCount>(`/api/map/count?not_lister=${id}`)).total).toBe(2);
  expect(await find(`not_lister=${id},${(await page(BUILDER)).lister_id}`)).toEqual([sampleListingId(OWNED)]);
});

it('finds and counts homes by lister, combined with other filters', async () => {
  expect(await find('lister=agent')).toEqual([AGENT, SAME_AGENT].map(sampleListingId));
  expect(await find('lister=builder')).toEqual([sampleListingId(BUILDER)]);
  const { lister_id: id } = await page(BUILDER);
  for (const query of ['', 'lister=agent', 'lister=builder']) {
    const { facets } = await app.json<FacetCounts>(`/api/map/facets?not_lister=${id}&${query}`);
    expect(facets.lister.options).toEqual({ owner: 1, agent: 2, builder: 0 });
  }
});
