import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Gazetteer } from '@naksha/events/kernel';
import { type Documents, ListerIds, PostgresListingSearch } from '@naksha/read-model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestConfig } from '../testing/test-config.ts';
import { openListingSearch } from './listing-search.ts';

const places = { gazetteer: new Gazetteer([]) };
const sql: string[] = [];
const note = async (where: string): Promise<[]> => {
  sql.push(where);
  return [];
};
const documents = {
  select: (_: unknown, __: unknown, where: string) => note(where),
  selectWithSetting: (_: unknown, __: unknown, ___: unknown, where: string) => note(where),
  getMany: async () => new Map(),
} as unknown as Documents;
const plain = new PostgresListingSearch(documents, places, new ListerIds(Buffer.alloc(32)));

let server: Server;
const keys: (string | undefined)[] = [];
beforeAll(async () => {
  server = createServer((request, answer) => {
    keys.push(request.headers.authorization);
    answer.setHeader('content-type', 'application/json').end('{"hits":[]}');
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function ask(settings: Record<string, string>): Promise<void> {
  const context = {
    config: createTestConfig(settings),
    logger: { warn() {} },
    metrics: { gauge() {} },
    write: { clock: { now: () => new Date() } },
  };
  const { chooseSearch } = await openListingSearch(context as never, documents);
  const search = chooseSearch?.(plain, places as never) ?? plain;
  await search.suggest('penthuose', { limit: 5 });
}

it('D-32 search uses PostgreSQL’s full text and trigrams, or Meilisearch if its address and key are set', async () => {
  await ask({});
  expect(keys).toEqual([]);
  expect(sql.splice(0)).toEqual([
    expect.stringContaining("@@ to_tsquery('simple', $1)"),
    expect.stringMatching(/\$1 <% \(/),
  ]);
  const { port } = server.address() as AddressInfo;
  await ask({ MEILI_URL: `http://127.0.0.1:${port}`, MEILI_KEY: 'a key of its own' });
  expect([...new Set(keys)]).toEqual(['Bearer a key of its own']);
  expect(sql).toEqual([]);
});
