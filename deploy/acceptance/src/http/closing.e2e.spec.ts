import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Lifetime } from '@naksha/deploy';
import { expect, it } from 'vitest';
import { TestApp } from '../app/start-test-app.ts';

const isRefused = (url: string) =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const late = connect(Number(port), hostname, () => resolve(late.destroy() && false));
    late.once('error', () => resolve(true));
  });

class Caller {
  readonly hostname: string;
  readonly closed: Promise<unknown>;
  said = '';
  readonly #socket: Socket;

  constructor(url: string) {
    const { hostname, port } = new URL(url);
    this.hostname = hostname;
    this.#socket = connect(Number(port), hostname);
    this.#socket.on('data', (data) => {
      this.said += data;
    });
    this.closed = once(this.#socket, 'close');
  }

  write(text: string): void {
    this.#socket.write(text);
  }
}

it('a request over a connection that is open at shutdown is served', async () => {
  const app = await TestApp.start();
  const caller = new Caller(app.url);
  const head = (line: string, more = '') => `${line} HTTP/1.1\r\nHost: ${caller.hostname}\r\n${more}\r\n`;
  // The body and the next request arrive during shutdown.
  caller.write(head('POST /api/auth/signup/signin', 'Content-Type: application/json\r\nContent-Length: 2\r\n'));
  caller.write('{');
  await app.client().get('/api/property/cities');
  const stopped = app.stop();
  await expect.poll(() => isRefused(app.url)).toBe(true);
  caller.write(`}${head('GET /api/property/cities')}`);
  await caller.closed;
  await stopped;
  expect(caller.said.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 422', 'HTTP/1.1 200']);
});

it('new connections are rejected during a slow shutdown, while open ones are served', async () => {
  const lifetime = new Lifetime();
  const slow = Promise.withResolvers<void>();
  const app = await TestApp.start({ lifetime, prepare: () => lifetime.onEnd(() => slow.promise) });
  const caller = new Caller(app.url);
  const asks = `GET /api/property/cities HTTP/1.1\r\nHost: ${caller.hostname}\r\n\r\n`;
  caller.write(asks);
  await expect.poll(() => caller.said).toContain('HTTP/1.1 200');
  caller.said = '';
  caller.write(asks.slice(0, 20));
  const stopped = app.stop();
  await expect.poll(() => isRefused(app.url)).toBe(true);
  caller.write(asks.slice(20));
  await expect.poll(() => caller.said).toContain('HTTP/1.1 200');
  slow.resolve();
  await Promise.all([caller.closed, stopped]);
});
