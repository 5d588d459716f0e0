import { DEGRADED_HEADER } from '@naksha/events/contracts';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { markDegradedResponses } from './app.ts';
import { serveHealthChecks } from './health.ts';

it('responses name what is unavailable while it is, a 304 clears it, and the process stays ready', async () => {
  let there = false;
  const optionalDependencies = { cache: () => there, search: () => true };
  const server = fastify();
  markDegradedResponses(server, optionalDependencies);
  serveHealthChecks(server, { database: () => true }, optionalDependencies);
  server.get('/api/list', async () => 'a list');
  server.get('/api/same', async (_, reply) => reply.code(304).send());
  server.get('/page', async () => 'a page');
  const said = async (url: string) => (await server.inject(url)).headers[DEGRADED_HEADER];

  expect([await said('/api/list'), await said('/api/same'), await said('/page')]).toEqual([
    'cache',
    'cache',
    undefined,
  ]);
  const ready = await server.inject('/health/ready');
  expect(ready.statusCode).toBe(200);
  expect(ready.json()).toEqual({ status: 'ready', parts: { database: true }, away: ['cache'] });

  there = true;
  expect([await said('/api/list'), await said('/api/same')]).toEqual([undefined, 'none']);
  expect((await server.inject('/health/ready')).json()).toEqual({ status: 'ready', parts: { database: true } });
});

it('responses give the time of the data while a database is unavailable', async () => {
  let since: Date | undefined = new Date('2026-11-27T08:35:00Z');
  const server = fastify();
  markDegradedResponses(server, { cache: () => false }, () => since);
  server.get('/api/list', async () => 'a list');
  server.get('/api/failed', async (_, reply) => reply.code(503).send());
  const sent = async (url: string) => (await server.inject(url)).headers[DEGRADED_HEADER];
  for (const path of ['/api/list', '/api/failed'])
    expect(await sent(path)).toBe('cache, as-of=2026-11-27T08:35:00.000Z');
  since = undefined;
  expect(await sent('/api/list')).toBe('cache');
});
