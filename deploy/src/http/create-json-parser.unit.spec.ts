import { Readable } from 'node:stream';
import { BODY_SHAPE, OPERATIONS } from '@naksha/events/api';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createJsonParser } from './create-json-parser.ts';
import { limitRequestRate } from './limit-request-rate.ts';
import { limitQueryWork } from './limit-work.ts';
import { MemoryRequestCounter } from './memory-request-counter.ts';
import { sendProblem } from './problem-filter.ts';

const MAX_REQUESTS = 20;
const CHECK = '/api/imports/:id/check';

let cpuMicroseconds = 0;
let server: FastifyInstance;
let noted: object[];
const parse = vi.fn((json: string): unknown => JSON.parse(json));
beforeEach(() => {
  noted = [];
  parse.mockClear();
  vi.spyOn(process, 'threadCpuUsage').mockImplementation((before) => ({
    user: cpuMicroseconds - (before?.user ?? 0),
    system: 0,
  }));
  server = fastify();
  server.setErrorHandler(sendProblem);
  const security = { record: (event: object) => void noted.push(event) };
  const counter = new MemoryRequestCounter({ now: () => new Date() });
  limitRequestRate(server, MAX_REQUESTS, counter, security);
  limitQueryWork(server, MAX_REQUESTS, counter, security);
  const parseJson: Parameters<typeof createJsonParser>[0] = (_, json, done) => done(null, parse(json));
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, createJsonParser(parseJson, security));
  for (const path of ['/api/any', CHECK]) server.post(path, async () => 'taken');
});
afterEach(() => {
  vi.restoreAllMocks();
  return server.close();
});

const send = (
  payload: string | Readable,
  { url = '/api/any', type = 'application/json', remoteAddress = '192.0.2.1' } = {},
) => server.inject({ method: 'POST', url, remoteAddress, headers: { 'content-type': type }, payload });

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const items = (count: number) => JSON.stringify(Array.from({ length: count }, () => 1));

it('parses bodies within both limits', async () => {
  expect((await send(nested(BODY_SHAPE.depth))).statusCode).toBe(200);
  expect((await send(items(BODY_SHAPE.values))).statusCode).toBe(200);
  expect(noted).toEqual([]);
});

it.each([
  ['depth', nested(BODY_SHAPE.depth + 1), 'application/json'],
  ['values', items(BODY_SHAPE.values + 1), 'application/json'],
  ['depth', `\uFEFF${nested(100_000)}`, 'application/json; charset=utf-8'],
  ['depth', nested(100_000), 'application/json; charset=utf-16'],
])('rejects a body over the limit of %s without parsing it, and logs it', async (limit, body, type) => {
  const { statusCode, json } = await send(body, { type });
  expect([statusCode, json().code]).toEqual([413, 'too_large']);
  expect(parse).not.toHaveBeenCalled();
  expect(noted).toEqual([{ kind: 'body_refused', limit, route: '/api/any', address: '192.0.2.1' }]);
});

it('rejects bodies in chunks, split anywhere', async () => {
  const body = Buffer.from(`{"a":"\\"नक","b":${nested(BODY_SHAPE.depth)}}`);
  const chunks = [...body].map((byte) => Buffer.from([byte]));
  expect((await send(Readable.from(chunks))).statusCode).toBe(413);
  expect(parse).not.toHaveBeenCalled();
});

it('allows an operation the limit in its registry entry', async () => {
  const { values = 0 } = OPERATIONS['POST /api/imports/{id}/check'].bodyShape ?? {};
  expect(values).toBeGreaterThan(BODY_SHAPE.values);
  const url = CHECK.replace(':id', 'some-file');
  expect((await send(items(values), { url })).statusCode).toBe(200);
  expect((await send(items(values + 1), { url })).statusCode).toBe(413);
});

it('charges the address for a rejected body, so that a flood reaches the rate limit', async () => {
  const statuses = [];
  for (let n = 0; n < 5; n++) statuses.push((await send(nested(100_000))).statusCode);
  expect(statuses).toEqual([413, 413, 413, 413, 429]);
  expect((await send('[]', { remoteAddress: '203.0.113.1' })).statusCode).toBe(200);
});

it('charges the address for the work of parsing a body', async () => {
  parse.mockImplementation(() => {
    cpuMicroseconds += 2_000 * MAX_REQUESTS;
  });
  expect((await send('[]')).statusCode).toBe(200);
  expect((await send('[]')).statusCode).toBe(429);
});
