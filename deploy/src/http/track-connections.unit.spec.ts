import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type TrackedConnections, trackConnections } from './track-connections.ts';

const REQUEST = 'GET / HTTP/1.1\r\nHost: here\r\n\r\n';

let server: Server;
let connections: TrackedConnections;
const clients: { socket: Socket; said: string; closed: Promise<unknown> }[] = [];
beforeEach(async () => {
  server = createServer((_, response) => void response.end('.'));
  connections = trackConnections(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  for (const { socket } of clients.splice(0)) socket.destroy();
});

const idleClient = async () => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const client = { socket, said: '', closed: once(socket, 'close') };
  socket.on('data', (data) => {
    client.said += data;
  });
  clients.push(client);
  socket.write(REQUEST);
  await expect.poll(() => client.said).toContain('Connection: keep-alive');
  client.said = '';
  return client;
};

it('a request that arrives while idle connections are closed is read and gets a response', async () => {
  const asking = await Promise.all(Array.from({ length: 20 }, idleClient));
  const idle = await idleClient();
  // In the kernel, but not read: this turn of the event loop has not ended.
  for (const { socket } of asking) socket.write(REQUEST);
  const closed = new Promise((resolve) => server.close(resolve));
  const done = connections.close();
  await Promise.all([...asking, idle].map((client) => client.closed));
  await closed;
  done();
  expect(asking.map(({ said }) => said.slice(0, 15))).toEqual(asking.map(() => 'HTTP/1.1 200 OK'));
  expect(idle.said).toBe('');
});

it('an unused connection does not delay the stop; one with a started request gets its response', async () => {
  const silent = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const begun = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const ended = [once(silent, 'close'), once(begun, 'close')];
  let said = '';
  begun.on('data', (data) => {
    said += data;
  });
  begun.write(REQUEST.slice(0, 10));
  const arrived = () => new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
  await expect.poll(arrived).toBe(2);
  const closed = new Promise((resolve) => server.close(resolve));
  const done = connections.close();
  await ended[0];
  begun.end(REQUEST.slice(10));
  await ended[1];
  await closed;
  done();
  expect(said).toContain('HTTP/1.1 200 OK');
});

it('a client that connects just before the stop gets a response', async () => {
  const idle = await idleClient();
  const fresh = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let said = '';
  fresh.on('data', (data) => {
    said += data;
  });
  const answered = once(fresh, 'close');
  // Connected for the system, but unknown to the server, because this turn of the event loop has not ended.
  const closed = new Promise((resolve) => server.close(resolve));
  const done = connections.close();
  await idle.closed;
  fresh.write(REQUEST);
  await answered;
  await closed;
  done();
  expect(said).toContain('HTTP/1.1 200 OK');
});

it('once the stop is announced, every response closes its connection', async () => {
  const client = await idleClient();
  connections.announceClose();
  client.socket.write(REQUEST);
  await client.closed;
  expect(client.said).toContain('Connection: close');
  server.close();
});

it('accepts no connections once it is told to stop, and the server reports when it has closed', async () => {
  const client = await idleClient();
  const { port } = server.address() as AddressInfo;
  connections.stopListening();
  await expect
    .poll(() => new Promise((resolve) => connect(port, '127.0.0.1', () => resolve('let in')).once('error', resolve)))
    .toMatchObject({ code: 'ECONNREFUSED' });
  // A proxy may be about to use it.
  connections.announceClose();
  client.socket.write(REQUEST);
  await client.closed;
  expect(client.said).toMatch(/200 OK[\s\S]*Connection: close/);
  const closed = new Promise((resolve) => server.close(resolve));
  const done = connections.close();
  await client.closed;
  expect(await closed).toBeUndefined();
  done();
});
