import { once } from 'node:events';
import { connect } from 'node:net';
import { Lifetime } from '@naksha/deploy';
import { expect, it } from 'vitest';
import { TestApp } from '../app/start-test-app.ts';

/** Does nobody listen there any more? */
const isRefused = (url: string) =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const late = connect(Number(port), hostname, () => resolve(late.destroy() && false));
    late.once('error', () => resolve(true));
  });

it('who asks over a connection that is open while the server ends is answered, and not refused', async () => {
  const app = await TestApp.start();
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname);
  let said = '';
  socket.on('data', (data) => {
    said += data;
  });
  const closed = once(socket, 'close');
  const head = (line: string, more = '') => `${line} HTTP/1.1\r\nHost: ${hostname}\r\n${more}\r\n`;
  // Its body comes while the server is ending already, and so does the next request.
  socket.write(head('POST /api/auth/signup/signin', 'Content-Type: application/json\r\nContent-Length: 2\r\n'));
  socket.write('{');
  await app.client().get('/api/property/cities');
  const stopped = app.stop();
  await expect.poll(() => isRefused(app.url)).toBe(true);
  socket.write(`}${head('GET /api/property/cities')}`);
  await closed;
  await stopped;
  expect(said.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 422', 'HTTP/1.1 200']);
});

it('nobody new is let in while another part takes its time to end; who is in is answered', async () => {
  const lifetime = new Lifetime();
  const slow = Promise.withResolvers<void>();
  const app = await TestApp.start({ lifetime, prepare: () => lifetime.onEnd(() => slow.promise) });
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname);
  let said = '';
  socket.on('data', (data) => {
    said += data;
  });
  const closed = once(socket, 'close');
  const asks = `GET /api/property/cities HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`;
  socket.write(asks);
  await expect.poll(() => said).toContain('HTTP/1.1 200');
  // A second one that has begun to ask when the end begins.
  said = '';
  socket.write(asks.slice(0, 20));
  const stopped = app.stop();
  await expect.poll(() => isRefused(app.url)).toBe(true);
  socket.write(asks.slice(20));
  await expect.poll(() => said).toContain('HTTP/1.1 200');
  slow.resolve();
  await Promise.all([closed, stopped]);
});
