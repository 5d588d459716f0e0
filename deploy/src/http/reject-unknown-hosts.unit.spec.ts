import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { sendProblem } from './problem-filter.ts';
import { rejectUnknownHosts } from './reject-unknown-hosts.ts';

const OURS = {
  NODE_ENV: 'production' as const,
  PUBLIC_URL: 'https://Naksha.example/',
  ALLOWED_HOSTS: ['www.naksha.example'],
};

async function openServer(config: Parameters<typeof rejectUnknownHosts>[1], trustProxy = false) {
  const server = fastify({ trustProxy, requestTimeout: 5_000 });
  server.setErrorHandler(sendProblem);
  rejectUnknownHosts(server, config);
  for (const path of ['/page', '/health/live', '/metrics']) server.get(path, async () => 'there');
  await server.listen({ port: 0, host: '127.0.0.1' });
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const ask = async (path: string, hosts: string[], more: string[] = []) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const headers = [...hosts.map((host) => `Host: ${host}`), ...more, 'Connection: close'];
    socket.write(`GET ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
    const said = await text(socket);
    return { status: Number(said.split(' ')[1]), said };
  };
  return { ask, close: () => server.close() };
}

it('S-30 in production, only configured hosts are served, on any port; health checks on any host', async () => {
  const { ask, close } = await openServer(OURS);
  for (const host of ['naksha.example', 'NAKSHA.example:3000', 'www.naksha.example'])
    expect((await ask('/page', [host])).status, host).toBe(200);
  for (const host of ['evil.example', 'naksha.example.evil.example', '127.0.0.1', 'x.naksha.example', '[::1]:80']) {
    const { status, said } = await ask('/page', [host]);
    expect([host, status]).toEqual([host, 421]);
    expect(said).toContain('unknown_host');
    expect(said).not.toContain(host);
  }
  expect((await ask('/page', ['evil.example'], ['X-Forwarded-Host: naksha.example'])).status).toBe(421);
  for (const path of ['/health/live', '/metrics']) expect((await ask(path, ['10.0.0.7:3000'])).status).toBe(200);
  await close();
});

it('a trusted proxy may set the host, and outside production any host is served', async () => {
  const proxied = await openServer(OURS, true);
  expect((await proxied.ask('/page', ['naksha:3000'], ['X-Forwarded-Host: naksha.example'])).status).toBe(200);
  expect((await proxied.ask('/page', ['naksha:3000'], ['X-Forwarded-Host: evil.example'])).status).toBe(421);
  await proxied.close();
  const open = await openServer({ ...OURS, NODE_ENV: 'development' });
  for (const host of ['localhost:3000', '[::1]:3000', '192.168.1.7'])
    expect((await open.ask('/page', [host])).status).toBe(200);
  await open.close();
});

it.each([
  ['none', []],
  ['two', ['naksha.example', 'evil.example']],
  ['a repeated Host header', ['naksha.example', 'naksha.example']],
  ['an invalid host name', ['naksha.example"><script>']],
  ['an empty host name', ['']],
])('S-30 %s is rejected as malformed everywhere', async (_, hosts) => {
  for (const NODE_ENV of ['production', 'development'] as const) {
    const { ask, close } = await openServer({ ...OURS, NODE_ENV });
    expect((await ask('/page', hosts)).status).toBe(400);
    await close();
  }
});
