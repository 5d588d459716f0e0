import { type AddressInfo, connect, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { discardUnwantedBodies } from './discard-unwanted-bodies.ts';

const BODY = 32 * 1024 * 1024;

let server: FastifyInstance;
let accepted: Socket;
afterEach(() => server.close());

async function listen(swallowMs: number): Promise<void> {
  server = fastify({ bodyLimit: 2 * BODY, forceCloseConnections: true });
  discardUnwantedBodies(server, swallowMs);
  server.addHook('onRequest', async ({ url }, reply) => reply.code(url === '/over' ? 429 : 404).send('refused'));
  server.post('/over', async () => 'accepted');
  server.post('/unknown', async () => 'accepted');
  server.server.on('connection', (socket) => {
    accepted = socket;
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
}

function send(path: string, contentLength: number): { closed: Promise<string> } {
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  let response = '';
  socket.on('data', (data) => {
    response += data;
  });
  socket.on('error', () => {});
  socket.write(`POST ${path} HTTP/1.1\r\nhost: here\r\ncontent-type: text/plain\r\n`);
  socket.write(`content-length: ${contentLength}\r\n\r\n`);
  socket.write(Buffer.alloc(BODY, 'a'));
  return { closed: new Promise((resolve) => socket.once('close', () => resolve(response))) };
}

it('does not read the body of a request over the rate limit, but responds', async () => {
  await listen(50);
  expect(await send('/over', BODY).closed).toContain('429 Too Many Requests');
  expect(accepted.bytesRead).toBeLessThan(1024 * 1024);
});

it('reads any other rejected body to its end if it arrives in time', async () => {
  await listen(60_000);
  send('/unknown', BODY);
  await vi.waitFor(() => expect(accepted.bytesRead).toBeGreaterThan(BODY), 15_000);
});

it('closes the connection of a rejected body that does not end in time', async () => {
  await listen(50);
  expect(await send('/unknown', 2 * BODY).closed).toContain('404 Not Found');
});
