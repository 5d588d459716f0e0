import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { limitBodyReceiveTime } from './limit-body-times.ts';
import { UPLOADS } from './request-limits.ts';

let server: FastifyInstance;
beforeEach(async () => {
  server = fastify();
  limitBodyReceiveTime(server, 50);
  server.addContentTypeParser(/^image/, { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  server.post('/api/words', async () => 'taken');
  server.post(UPLOADS, async () => 'taken');
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => server.close());

async function send(path: string, type: string) {
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`POST ${path} HTTP/1.1\r\nhost: here\r\ncontent-type: ${type}\r\ncontent-length: 2\r\n\r\n1`);
  return { said: text(socket), rest: () => socket.end('2') };
}

it('ends a request whose body does not arrive', async () => {
  const { said } = await send('/api/words', 'application/json');
  expect(await said).toContain('408 Request Timeout');
});

it('waits longer for a photo', async () => {
  const slow = await send('/api/words', 'application/json');
  const photo = await send(UPLOADS, 'image/jpeg');
  // The client before the photo has been cut by now.
  await slow.said;
  photo.rest();
  expect(await photo.said).toContain('taken');
});
