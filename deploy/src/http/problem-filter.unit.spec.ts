import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { sendProblem } from './problem-filter.ts';

const cutOff = () => Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' });

it('a response that the client aborts is not an error; one that fails by itself is', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line).msg) };
  const server = fastify({ logger: { level: 'warn', stream } });
  server.setErrorHandler(sendProblem);
  let left = () => {};
  const gone = new Promise<void>((resolve) => {
    left = resolve;
  });
  server.get('/long', async ({ raw }) => {
    raw.socket.once('close', left);
    socket.destroy();
    await gone;
    throw cutOff();
  });
  server.get('/broken', async () => {
    throw cutOff();
  });
  const failed = new Promise<void>((resolve) => {
    server.addHook('onError', async ({ url }) => void (url === '/long' && resolve()));
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('GET /long HTTP/1.1\r\nhost: here\r\n\r\n');
  await failed;
  expect((await server.inject('/broken')).statusCode).toBe(500);
  expect(lines).toEqual(['request failed']);
  await server.close();
});
