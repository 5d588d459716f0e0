import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { limitRequestRate } from './limit-request-rate.ts';
import { MemoryRequestCounter } from './memory-request-counter.ts';
import { sendProblem } from './problem-filter.ts';

const MAX = 5;

let server: FastifyInstance;
beforeEach(() => {
  server = fastify();
  server.setErrorHandler(sendProblem);
  limitRequestRate(server, MAX, new MemoryRequestCounter({ now: () => new Date() }), {
    record: () => {},
  });
  for (const path of [
    '/api/map/:z/:x/:y',
    '/api/cities',
    '/health/live',
    '/assets/main.js',
    '/photos/:id/:file',
    '/graphql',
    '/blogs/rss.xml',
    '/sitemap.xml',
    '/*',
  ])
    server.get(path, async () => 'there');
});
afterEach(() => server.close());

const ask = async (url: string, headers: Record<string, string> = {}, remoteAddress = '192.0.2.1') => {
  const { statusCode, headers: answered } = await server.inject({ url, headers, remoteAddress });
  if (statusCode === 429) expect(Number(answered['retry-after'])).toBeGreaterThan(0);
  return statusCode;
};
const countAnswered = async (max: number, ...asked: Parameters<typeof ask>) => {
  for (let n = 0; n < max; n++) if ((await ask(...asked)) === 429) return n;
  return max;
};

it.each([
  ['an API request', '/api/cities', MAX],
  ['a page', '/home', 2],
  ['an unknown path', '/nowhere', 2],
  ['a GraphQL query', '/graphql', 2],
  ['the article feed', '/blogs/rss.xml', MAX],
  ['the sitemap', '/sitemap.xml', MAX],
  ['a tile', '/api/map/12/1/2', 20 * MAX],
  ['a file', '/assets/main.js', 20 * MAX],
  ['a photo', '/photos/0-0/320.avif', MAX],
])('S-19 %s gets 429 beyond the limit of an address', async (_, url, answered) => {
  expect(await countAnswered(200, url)).toBe(answered);
  expect(await ask(url, {}, '192.0.2.2')).toBe(200);
});

it('S-19 over the limit, every request except health checks is rejected', async () => {
  await countAnswered(10, '/api/cities');
  for (const url of ['/api/map/12/1/2', '/home', '/assets/main.js', '/api/cities']) expect(await ask(url)).toBe(429);
  expect(await ask('/health/live')).toBe(200);
});

it('a token costs one session lookup, whatever the request', async () => {
  const guess = { authorization: 'Bearer guessed' };
  for (let n = 0; n < MAX; n++) expect(await ask('/api/map/12/1/2', guess)).toBe(200);
  expect(await ask('/assets/main.js', guess)).toBe(429);
});
