import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sendProblem } from './problem-filter.ts';
import { rejectUnknownPaths } from './reject-unknown-paths.ts';

let server: FastifyInstance;
beforeEach(() => {
  server = fastify({ routerOptions: { ignoreTrailingSlash: true } });
  server.setErrorHandler(sendProblem);
  rejectUnknownPaths(server);
  server.get('/api/property/cities', async () => 'cities');
  server.get('/api/property/:idOrSlug', async () => 'one');
  server.put('/api/property/:id', async () => 'changed');
  server.post('/api/property/:type/:subtype', async () => 'posted');
  server.get('/*', { config: { knows: (path) => path === '/home' } }, async (request, reply) =>
    request.url === '/home' ? 'home' : server.rejectUnknownPath(request, reply),
  );
});
afterEach(() => server.close());

const ask = async (method: string, url: string) => {
  const { statusCode, headers, payload } = await server.inject({ method: method as 'GET', url });
  return [statusCode, headers.allow, method === 'HEAD' ? '' : (JSON.parse(payload) as { code: string }).code];
};

it.each([
  ['DELETE', '/api/property/cities', 'GET, HEAD, PUT'],
  ['POST', '/api/property/cities/', 'GET, HEAD, PUT'],
  ['DELETE', '/api/property/x?y=z', 'GET, HEAD, PUT'],
  ['GET', '/api/property/residential/flat', 'POST'],
  ['PUT', '/api/property/residential/flat', 'POST'],
  ['OPTIONS', '/api/property/cities', 'GET, HEAD, PUT'],
  ['POST', '/home', 'GET, HEAD'],
])('%s %s returns 405 and the allowed methods: %s', async (method, url, allow) => {
  expect(await ask(method, url)).toEqual([405, allow, 'method_not_allowed']);
});

it.each([
  ['GET', '/api/nowhere'],
  ['POST', '/api/nowhere'],
  ['POST', '/nope'],
  ['DELETE', '//'],
  ['TRACE', '/nope'],
])('%s %s returns 404: no method exists', async (method, url) => {
  expect(await ask(method, url)).toEqual([404, undefined, 'not_found']);
});
