import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressResponse, sendCompressed } from './compressed-response.ts';

const CONTENT = `${'const naksha = 1;\n'.repeat(500)}`;
const packed = await compressResponse('application/json; charset=utf-8', CONTENT);

let server: FastifyInstance;
beforeEach(() => {
  server = fastify();
  server.get('/file', (request, reply) => sendCompressed(request, reply, packed));
});
afterEach(() => server.close());
const ask = (headers: Record<string, string> = {}) => server.inject({ url: '/file', headers });

it.each([
  ['gzip, deflate, br', 'br', packed.br],
  ['gzip, br;q=0', 'gzip', packed.gzip],
  ['GZIP;q=0.5', 'gzip', packed.gzip],
  ['identity', undefined, packed.identity],
  ['', undefined, packed.identity],
])('a client that accepts %j gets the bytes that were compressed once', async (accepted, encoding, bytes) => {
  const { headers, rawPayload } = await ask({ 'accept-encoding': accepted });
  expect(headers).toMatchObject({ vary: 'accept-encoding', etag: packed.etag, 'content-length': `${bytes.length}` });
  expect(headers['content-encoding']).toBe(encoding);
  expect(rawPayload.equals(bytes)).toBe(true);
});

it('is complete in each encoding, and small', () => {
  expect(brotliDecompressSync(packed.br).toString()).toBe(CONTENT);
  expect(gunzipSync(packed.gzip).toString()).toBe(CONTENT);
  expect(packed.br.length).toBeLessThan(CONTENT.length / 10);
});

it('returns 304 to a client that has the document, and 200 after it changed', async () => {
  const had = await ask({ 'if-none-match': packed.etag, 'accept-encoding': 'br' });
  expect([had.statusCode, had.rawPayload.length]).toEqual([304, 0]);
  expect((await ask({ 'if-none-match': 'W/"other"' })).statusCode).toBe(200);
});
