import { Readable } from 'node:stream';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limitRequestRate } from './limit-request-rate.ts';
import { limitQueryWork } from './limit-work.ts';
import { MemoryRequestCounter } from './memory-request-counter.ts';
import { sendProblem } from './problem-filter.ts';
import { runAndChargeCurrentClient } from './work-meter.ts';

const MAX = 5;

/** Milliseconds: more than an address's budget per minute at 2 ms per request. */
const DEAR = 15;
let cpu = 0;
const work = (ms: number) => {
  cpu += ms * 1_000;
};

let server: FastifyInstance;
let limits: unknown[];
beforeEach(() => {
  limits = [];
  vi.spyOn(process, 'threadCpuUsage').mockImplementation((before) => ({ user: cpu - (before?.user ?? 0), system: 0 }));
  server = fastify();
  server.setErrorHandler(sendProblem);
  const counter = new MemoryRequestCounter({ now: () => new Date() });
  const security = {
    record: ({ kind, ...event }: { kind: string; address?: string }) =>
      void limits.push([kind, 'limit' in event && event.limit, event.address]),
  };
  limitRequestRate(server, MAX, counter, security);
  limitQueryWork(server, MAX, counter, security);
  for (const path of ['/api/map/:z/:x/:y', '/api/cities', '/api/geocode', '/*']) server.get(path, async () => 'there');
  server.post('/graphql', async () => 'x'.repeat(60_000));
  server.post('/api/auth/mydata', (_, reply) => reply.send(Readable.from(['x'.repeat(30_000), 'x'.repeat(30_000)])));
  server.put('/api/property/confirm-availability', async () => 'confirmed');
  for (const path of ['/api/map/count', '/api/map/nearest'])
    server.get(path, async () => runAndChargeCurrentClient(() => work(DEAR)));
});
afterEach(() => {
  vi.restoreAllMocks();
  return server.close();
});

const ask = async (url: string, remoteAddress: string) => {
  const { statusCode, headers } = await server.inject({ url, remoteAddress });
  if (statusCode === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  return statusCode;
};
const countAnswered = async (max: number, name: (n: number) => string) => {
  for (let n = 0; n < max; n++) if ((await ask(`/api/map/nearest?poly=${n}`, name(n))) === 429) return n;
  return max;
};

it('S-19 expensive requests count more', async () => {
  const asked = ['/api/map/count?bedroom=3', '/api/map/12/1/2', '/api/cities'];
  const statuses = [];
  for (const url of asked) statuses.push(await ask(url, '192.0.2.1'));
  expect(statuses).toEqual([200, 429, 429]);
  expect(limits).toEqual(['work', 'requests', 'requests'].map((limit) => ['rate_limited', limit, '192.0.2.1']));
});

it.each([
  ['an IPv6 /48, from a /64 each', (n: number) => `2001:db8:7:${n.toString(16)}::1`, '2001:db8:8::1'],
  ['an IPv4 /24, from an address each', (n: number) => `192.0.2.${n + 1}`, '198.51.100.1'],
])('S-19 %s can use the work of four addresses, and no more', async (_, name, elsewhere) => {
  // Four shares of ten milliseconds, of which each request takes one and a half.
  expect(await countAnswered(20, name)).toBe(3);
  expect(limits.at(-1)).toEqual(['rate_limited', 'network_work', name(3)]);
  // Cheap requests still work for that network, and expensive ones for others.
  expect(await ask('/api/cities', name(9))).toBe(200);
  expect(await ask('/api/map/12/1/2', name(9))).toBe(200);
  expect(await ask('/home', name(9))).toBe(200);
  expect(await ask('/home?bedroom=3', name(9))).toBe(429);
  expect(await ask('/api/map/count?bedroom=3', elsewhere)).toBe(200);
});

it('S-19 responses with whole listings are charged by length', async () => {
  // Two requests for the query and two and a half for the output, of five.
  const post = () => server.inject({ method: 'POST', url: '/graphql', remoteAddress: '192.0.2.1' });
  expect([(await post()).statusCode, (await post()).statusCode]).toEqual([200, 429]);
  expect(await ask('/api/cities', '198.51.100.1')).toBe(200);
});

it('S-19 streamed responses are charged by length', async () => {
  // One request for the call and two and a half for the output, of five: the third is too many.
  const post = () => server.inject({ method: 'POST', url: '/api/auth/mydata', remoteAddress: '192.0.2.1' });
  const { statusCode, payload } = await post();
  expect([statusCode, payload.length]).toEqual([200, 60_000]);
  expect([(await post()).statusCode, (await post()).statusCode]).toEqual([200, 429]);
});

it('S-19 no request is rejected because of the number of other users of its carrier', async () => {
  expect(await countAnswered(20, (n) => `2001:db8:${n.toString(16)}::1`)).toBe(20);
  expect(limits).toContainEqual(['rate_limited', 'network_work', expect.anything()]);
});

it('S-19 an address that needs a country lookup counts as twenty requests, also for its networks', async () => {
  // Of five requests a minute none is left; a /48 has four times as many.
  expect(await ask('/api/geocode?q=a', '192.0.2.1')).toBe(429);
  expect(await ask('/api/cities', '192.0.2.1')).toBe(429);
  expect(limits[0]).toEqual(['rate_limited', 'network_work', '192.0.2.1']);
});

it('S-19 each operation in a batch counts as a request, and the batch is rejected before any is run', async () => {
  const put = async (listings: unknown, remoteAddress: string) => {
    const request = { method: 'PUT', url: '/api/property/confirm-availability', remoteAddress } as const;
    return (await server.inject({ ...request, payload: { listings } })).statusCode;
  };
  const ids = (many: number) => Array.from({ length: many }, (_, n) => `id-${n}`);
  expect([await put(ids(MAX), '192.0.2.1'), await put(ids(1), '192.0.2.1')]).toEqual([200, 429]);
  expect(await put(ids(MAX + 1), '198.51.100.1')).toBe(429);
  expect(await put('all', '203.0.113.1')).toBe(200);
});
