import { FACETS, parseFilter } from '@naksha/events/kernel';
import { afterEach, expect, it, vi } from 'vitest';
import { SAMPLE_LISTER_IDS } from '../testing/sample-lister-ids.ts';
import { sampleSearchListing } from '../testing/search-town.ts';
import { MeilisearchIndex } from './meilisearch-index.ts';
import { toMeilisearchFilter } from './meilisearch-listing-search.ts';
import { toSearchRow } from './to-search-row.ts';

const POSITION = { database: 'one', generation: 1, seqs: [7] };

function stubServer(documents: Record<string, unknown>[], requests: { path: string; body: unknown }[] = []) {
  vi.stubGlobal('fetch', async (address: string | URL, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname } = new URL(address);
    if (typeof body === 'string') requests.push({ path: pathname, body: JSON.parse(body) });
    if (method === 'POST' && pathname.endsWith('/documents')) documents.push(...JSON.parse(String(body)));
    const answer = pathname.endsWith('/documents/position')
      ? documents.at(-1)
      : { taskUid: 1, uid: 1, status: 'succeeded' };
    return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
  });
  return new MeilisearchIndex({ url: 'http://127.0.0.1:1', key: '' });
}
afterEach(() => vi.unstubAllGlobals());

it('has a position that is invalid once another version has other filter attributes', async () => {
  const documents: Record<string, unknown>[] = [];
  await stubServer(documents).savePosition(POSITION);
  expect(await stubServer(documents).readPosition()).toEqual(POSITION);
  expect(await stubServer([{ ...documents[0], version: 2 }]).readPosition()).toBeUndefined();
});

it('can filter by every attribute with a facet', async () => {
  const requests: { path: string; body: unknown }[] = [];
  await stubServer([], requests).beginNext();
  const settings = requests.find(({ path }) => path.endsWith('/settings'))?.body;
  expect(settings).toMatchObject({
    filterableAttributes: expect.arrayContaining(FACETS.map(({ name }) => `attributes.${name}`)),
  });
});

it('contains the words that buyers use for attributes', () => {
  const body = sampleSearchListing(1, 'Lantern house', { facing: 'east' });
  const row = toSearchRow(
    {
      id: body.id,
      partition: 0,
      seq: 1,
      body: { ...body, free: { ...body.free, furnishing: 'semi' } },
    } as never,
    SAMPLE_LISTER_IDS,
  );
  expect(row?.attributeWords.split(' ')).toEqual(
    expect.arrayContaining(['semi', 'furnished', 'east', 'facing', 'मुखी']),
  );
  expect(row?.attributeWords).not.toMatch(/unfurnished|north/);
});

it.each([
  [{ furnishing: 'semi' }, ['attributes.furnishing IN ["semi"]']],
  [{ bathrooms: '3' }, ['attributes.bathrooms IN [3,99]']],
  [{ rera: 'yes' }, ['attributes.reraNumber EXISTS']],
  [{ bedroom: '2' }, ['attributes.bedrooms >= 2']],
])('filters by %j', (query, compiled) => {
  expect(toMeilisearchFilter(parseFilter(query as Record<string, string>).filter)).toEqual(compiled);
});
