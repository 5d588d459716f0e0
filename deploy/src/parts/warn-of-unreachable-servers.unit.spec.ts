import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseServerAddresses, warnOfUnreachableServers } from './warn-of-unreachable-servers.ts';

const server = createServer((socket) => socket.end());
let open = 0;
let closed = 0;
const listen = async (one = createServer()): Promise<number> => {
  await new Promise<void>((resolve) => one.listen(0, '127.0.0.1', resolve));
  return (one.address() as { port: number }).port;
};
beforeAll(async () => {
  open = await listen(server);
  const gone = createServer();
  closed = await listen(gone);
  await new Promise((resolve) => gone.close(resolve));
});
afterAll(() => {
  server.close();
});

const NONE = { KAFKA_BROKERS: [], REDIS_URL: '', MEILI_URL: '', S3_ENDPOINT: '' };
type Warning = { setting: string; address: string; reason: string; action: string };
async function tell(given: Partial<Parameters<typeof warnOfUnreachableServers>[0]>): Promise<Warning[]> {
  const told: Warning[] = [];
  await warnOfUnreachableServers(
    { ...NONE, ...given },
    { warn: (fields: unknown) => void told.push(fields as Warning) },
  );
  return told;
}

it('names the setting, the address without its password, and the action', async () => {
  expect(await tell({ REDIS_URL: `redis://ana:hunter2@127.0.0.1:${closed}/0` })).toEqual([
    {
      setting: 'REDIS_URL',
      address: `127.0.0.1:${closed}`,
      reason: 'ECONNREFUSED',
      impact: 'messages are delayed; each process keeps its own tiles and counters',
      action: 'Start the server or correct REDIS_URL.',
    },
  ]);
  const all = {
    KAFKA_BROKERS: [`127.0.0.1:${closed}`],
    MEILI_URL: `http://127.0.0.1:${closed}`,
    S3_ENDPOINT: `http://[::1]:${closed}`,
  };
  expect((await tell(all)).map(({ setting }) => setting).sort()).toEqual(['KAFKA_BROKERS', 'MEILI_URL', 'S3_ENDPOINT']);
});

it('reports nothing about unset addresses, servers that respond, and broker lists with one that responds', async () => {
  expect(await tell({})).toEqual([]);
  expect(await tell({ MEILI_URL: `http://127.0.0.1:${open}`, REDIS_URL: `redis://127.0.0.1:${open}` })).toEqual([]);
  expect(await tell({ KAFKA_BROKERS: [`127.0.0.1:${closed}`, `127.0.0.1:${open}`] })).toEqual([]);
});

it('looks up IPv6 addresses without the brackets of the URL', async () => {
  const [{ address, reason }] = await tell({ S3_ENDPOINT: `http://[::1]:${closed}` });
  expect(address).toBe(`[::1]:${closed}`);
  expect(reason).not.toMatch(/ENOTFOUND|EAI_AGAIN/);
});

it.each([
  ['redis://ana:hunter2@cache.example/0', 'cache.example', 6379],
  ['rediss://cache.example', 'cache.example', 6379],
  ['http://search.example/path', 'search.example', 80],
  ['https://photos.example', 'photos.example', 443],
  ['https://photos.example:9000', 'photos.example', 9000],
  ['redis://[2001:db8::1]', '2001:db8::1', 6379],
])('%s has host %s and port %i', (url, host, port) => {
  expect(parseServerAddresses(url)).toEqual([{ host, port }]);
});
