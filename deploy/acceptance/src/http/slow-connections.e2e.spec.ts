import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { TestApp } from '../app/start-test-app.ts';
import { requestFrom } from '../attacks/request-from.ts';

const PER_ADDRESS = 20;
const [SLOW, HONEST] = ['127.0.0.20', '127.0.0.21'];
const HEADERS = 'GET /api/property/cities HTTP/1.1\r\nHost: naksha\r\n';
const body = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: naksha\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n`;

let app: TestApp;
let server: Server;
beforeAll(async () => {
  app = await TestApp.start({ settings: { CONNECTIONS_PER_ADDRESS: String(PER_ADDRESS), LOG_LEVEL: 'info' } });
  server = app.naksha.app.getHttpServer();
});
afterAll(() => app.stop());
const opened: Slow[] = [];
afterEach(() => {
  for (const slow of opened.splice(0)) slow.close();
});

class Slow {
  said = '';
  ended = false;
  readonly #socket: Socket;
  readonly #drip: NodeJS.Timeout;

  constructor(begun: string, silent: boolean) {
    const { hostname, port } = new URL(app.url);
    this.#socket = connect({ host: hostname, port: Number(port), localAddress: SLOW, family: 4 });
    if (begun) this.#socket.write(begun);
    this.#drip = setInterval(() => begun && !silent && !this.ended && this.#socket.write('x'), 50);
    this.#socket.on('data', (data) => {
      this.said += data;
    });
    // The disconnection is expected.
    this.#socket.on('error', () => {});
    this.#socket.on('close', () => {
      this.ended = true;
    });
    opened.push(this);
  }

  close(): void {
    clearInterval(this.#drip);
    this.#socket.destroy();
  }
}

const open = (begun: string, { silent = false } = {}) => new Slow(begun, silent);
const visit = () => requestFrom(HONEST, app.url, '/api/property/cities');

it('S-24 headers, bodies, unread responses and silence have a timeout', () => {
  expect(server.headersTimeout).toBe(10_000);
  expect(server.requestTimeout).toBe(300_000);
  expect(server.timeout).toBe(60_000);
  expect(server.keepAliveTimeout).toBe(10_000);
});

it('S-24 slower clients are disconnected while others are served', async () => {
  const { headersTimeout, requestTimeout } = server;
  [server.headersTimeout, server.requestTimeout] = [100, 200];
  const slow = ['', HEADERS, body('/api/auth/signup/signin')].map((begun) => open(begun));
  expect((await visit()).status).toBe(200);
  await vi.waitFor(() => expect(slow.map(({ ended }) => ended)).toEqual([true, true, true]), 10_000);
  for (const { said } of slow.slice(1)) expect(said).toContain('408 Request Timeout');
  [server.headersTimeout, server.requestTimeout] = [headersTimeout, requestTimeout];
});

it('S-24 idle clients are disconnected after their response while others are served', async () => {
  const { keepAliveTimeout } = server;
  server.keepAliveTimeout = 1;
  const silent = open(`${HEADERS}\r\n`, { silent: true });
  await vi.waitFor(() => expect(silent.said).toContain('200 OK'), 10_000);
  expect((await visit()).status).toBe(200);
  await vi.waitFor(() => expect(silent.ended).toBe(true), 5_000);
  server.keepAliveTimeout = keepAliveTimeout;
});

it('S-24 an address is limited to its share of connections while others are served', async () => {
  const slow = Array.from({ length: 3 * PER_ADDRESS }, (_, n) =>
    open(n % 2 ? HEADERS : body('/api/auth/signup/signin')),
  );
  await vi.waitFor(() => expect(slow.filter(({ ended }) => !ended)).toHaveLength(PER_ADDRESS), 10_000);
  expect(app.logLines.some((line) => line.includes('"kind":"rate_limited"') && line.includes('"connections"'))).toBe(
    true,
  );
  expect((await visit()).status).toBe(200);
  // The address's new requests are served too: idle connections are closed first.
  expect((await requestFrom(SLOW, app.url, '/api/property/cities')).status).toBe(200);
});

it('S-24 a request to an unknown path is answered before its body arrives, and the connection is closed', async () => {
  const slow = open(body('/nope'));
  await vi.waitFor(() => expect(slow.said).toContain('404 Not Found'), 2_000);
  await vi.waitFor(() => expect(slow.ended).toBe(true), 10_000);
});
