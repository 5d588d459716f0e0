import { type AddressInfo, connect, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cutUnwantedBodies } from './cut-unwanted-bodies.ts';

const BODY = 32 * 1024 * 1024;

let server: FastifyInstance;
let accepted: Socket;
beforeEach(async () => {
  server = fastify({ bodyLimit: 2 * BODY });
  cutUnwantedBodies(server, 50);
  server.addHook('onRequest', async ({ url }, reply) => reply.code(url === '/over' ? 429 : 404).send('refused'));
  server.post('/over', async () => 'taken');
  server.post('/unknown', async () => 'taken');
  server.server.on('connection', (socket) => {
    accepted = socket;
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => server.close());

async function send(path: string, length: string): Promise<string> {
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
  });
  socket.on('error', () => {});
  socket.write(`POST ${path} HTTP/1.1\r\nhost: here\r\ncontent-type: text/plain\r\n${length}\r\n\r\n`);
  socket.write(Buffer.alloc(BODY, 'a'));
  await new Promise((resolve) => socket.once('close', resolve));
  return answer;
}

it('does not read the body of an address over its limit, which gets its answer', async () => {
  expect(await send('/over', `content-length: ${BODY}`)).toContain('429 Too Many Requests');
  expect(accepted.bytesRead).toBeLessThan(1024 * 1024);
});

it('swallows any other unwanted body for a moment', async () => {
  expect(await send('/unknown', `content-length: ${2 * BODY}`)).toContain('404 Not Found');
  expect(accepted.bytesRead).toBeGreaterThan(1024 * 1024);
});
