import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import {
  request as ask,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PUBLIC_CACHING } from '@naksha/read-model';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRunFolder } from '../testing/run-folder.ts';
import { LocalServer } from './local-server.ts';
import { nginxServer } from './nginx.ts';
import { installMissingPrograms } from './programs.ts';
import { CountingOrigin } from './testing/counting-origin.ts';

const DEPLOY = fileURLToPath(new URL('../../', import.meta.url));
/** nginx's cache lock polls every 500 ms. */
const HALF_SECOND_STEP = 450;
const SECOND = 1_000;

let dir: string;
let origin: CountingOrigin;
let second: CountingOrigin;
let front: LocalServer;
beforeAll(async () => {
  installMissingPrograms(['nginx'], (line) => console.log(`  ${line}`));
  dir = createRunFolder('spec of nginx');
  [origin, second] = [await CountingOrigin.open(), await CountingOrigin.open()];
  // The test chooses the client address, to simulate other networks.
  const lines = ['set_real_ip_from 127.0.0.1;', 'real_ip_header X-Test-Address;'];
  front = new LocalServer(nginxServer({ origins: [origin.port], lines }), join(dir, 'run-front', 'nginx'));
  await front.start();
});
afterAll(async () => {
  await front.stop();
  await Promise.all([origin.close(), second.close()]);
  rmSync(dir, { recursive: true });
});

type Asked = { status?: number; headers: IncomingHttpHeaders; body: string; ms: number };

const open = (path: string, headers: Record<string, string> = {}, method = 'GET', at = front): ClientRequest =>
  ask(at.address + path, { method, headers, agent: false });

async function get(path: string, headers: Record<string, string> = {}, at = front): Promise<Asked> {
  const since = performance.now();
  const asking = open(path, headers, 'GET', at).end();
  const [answer] = await once(asking, 'response');
  const body = await text(answer);
  return { status: answer.statusCode, headers: answer.headers, body, ms: performance.now() - since };
}

const many = (count: number, path: string): Promise<Asked[]> =>
  Promise.all(Array.from({ length: count }, () => get(path)));

/** Concurrent requests have to fall in the same clock second, because responses are fetched once per second. */
const nextSecond = () => pause(SECOND + 50 - (Date.now() % SECOND));

const shared = (response: ServerResponse, body: string, more: Record<string, string> = {}) =>
  response.writeHead(200, { ...PUBLIC_CACHING, vary: 'accept-encoding', ...more }).end(body);

describe('the output of nginx for operators', () => {
  it('is a log line for each request, without address, query, phone number or browser name', async () => {
    origin.setAnswer('/api/auth/profile/+919812345671/', (_, response) => response.writeHead(404).end('none'));
    await get('/api/auth/profile/+919812345671/?code=4711', { 'user-agent': 'Browser of Asha' });
    const lines = () => readFileSync(join(front.folder, 'access.log'), 'utf8').split('\n');
    const find = () => lines().find((one) => one.includes('"path":"/api/auth/profile"'));
    await expect.poll(find, { timeout: 30_000 }).toBeDefined();
    const line = JSON.parse(find()!);
    expect(line).toMatchObject({ log: 'edge', method: 'GET', status: 404, api_status: '404' });
    expect(Object.keys(line)).toEqual([
      'time',
      'log',
      'method',
      'path',
      'status',
      'bytes',
      'seconds',
      'cache',
      'api_status',
      'api_seconds',
    ]);
    for (const secret of ['9812345671', '4711', 'Asha']) expect(lines().join('\n')).not.toContain(secret);
  });

  it('is metrics for private addresses, and 404 for visitors', async () => {
    const { status, body } = await get('/metrics/edge');
    expect(status).toBe(200);
    expect(body).toMatch(/^naksha_edge_connections\{state="active"\} [1-9]\d*$/m);
    expect(body).toMatch(/^naksha_edge_connections_total [1-9]\d*$/m);
    expect((await get('/metrics/edge', { 'x-test-address': '203.0.113.7' })).status).toBe(404);
  });
});

describe.concurrent('a shared response', () => {
  it('is requested from the api at most once a second, and is never two seconds old', async () => {
    origin.setAnswer('/asked-often', (_, response) => shared(response, String(Date.now())));
    const until = Date.now() + 3.5 * SECOND;
    let [asked, oldest] = [0, 0];
    while (Date.now() < until) {
      const { body, status } = await get('/asked-often');
      expect(status).toBe(200);
      oldest = Math.max(oldest, Date.now() - Number(body));
      asked++;
      await pause(5);
    }
    expect(asked).toBeGreaterThan(100);
    expect(origin.countRequests('/asked-often')).toBeLessThanOrEqual(5);
    // A busy computer needs more time.
    expect(oldest).toBeLessThan(2 * SECOND);
  });

  it('is requested once for twenty concurrent clients, without a half-second delay, if it is not cached or too old', async () => {
    const path = '/twenty-at-once';
    origin.setAnswer(path, (_, response) => void setTimeout(() => shared(response, 'one'), 50));
    await nextSecond();
    const cold = await many(20, path);
    expect(origin.countRequests(path)).toBe(1);
    expect(Math.max(...cold.map(({ ms }) => ms))).toBeLessThan(HALF_SECOND_STEP);
    await pause(3 * SECOND);
    await nextSecond();
    const old = await many(20, path);
    expect(origin.countRequests(path)).toBe(2);
    expect(Math.max(...old.map(({ ms }) => ms))).toBeLessThan(HALF_SECOND_STEP);
    for (const { body } of [...cold, ...old]) expect(body).toBe('one');
  });

  it('is served from the cache while one request renews it, however long that takes', async ({ expect }) => {
    const path = '/slow-to-change';
    let delay = 0;
    const bodies = ['first', 'second'];
    origin.setAnswer(path, (_, response) => void setTimeout(() => shared(response, bodies.shift() ?? 'third'), delay));
    await nextSecond();
    await get(path);
    delay = 800;
    await pause(SECOND);
    const meanwhile = await many(10, path);
    for (const { body, ms } of meanwhile) {
      expect(body).toBe('first');
      expect(ms).toBeLessThan(HALF_SECOND_STEP);
    }
    await expect.poll(async () => (await get(path)).body).toBe('second');
  });

  it('is cached as the api compressed it, once for all equivalent Accept-Encoding values', async () => {
    const path = '/packed';
    origin.setAnswer(path, ({ headers }, response) =>
      shared(response, `for ${headers['accept-encoding'] ?? 'nobody'}`),
    );
    const say = async (encoding: string) => (await get(path, { 'accept-encoding': encoding })).body;
    for (const both of ['gzip, deflate, br, zstd', 'br;q=1.0, gzip;q=0.8', 'GZIP, br'])
      expect(await say(both)).toBe('for br, gzip');
    for (const gzip of ['gzip', 'gzip, br;q=0']) expect(await say(gzip)).toBe('for gzip');
    for (const none of ['identity', 'br', 'gzip;q=0']) expect(await say(none)).toBe('for nobody');
  });
});

describe.concurrent('a response that is not shared', () => {
  it('is never cached: requests with a token go to the api, whatever the api allows', async () => {
    const path = '/whose';
    origin.setAnswer(path, ({ headers }, response) => shared(response, headers.authorization ?? 'a stranger'));
    const tokens = ['Bearer marker-of-asha', 'Bearer marker-of-vikram', 'Bearer marker-of-asha'];
    expect((await get(path)).body).toBe('a stranger');
    for (const authorization of tokens) expect((await get(path, { authorization })).body).toBe(authorization);
    for (const { body } of await many(5, path)) expect(body).toBe('a stranger');
    const first = await get('/whose?first=1', { authorization: tokens[0] });
    expect([first.body, first.headers['x-cache']]).toEqual([tokens[0], 'BYPASS']);
    expect((await get('/whose?first=1')).body).toBe('a stranger');
  });

  it.each([
    ['private', { 'cache-control': 'private, no-store' }],
    ['without permission to cache', { 'cache-control': '' }],
    ['with a cookie', { ...PUBLIC_CACHING, 'set-cookie': 'asked=1' }],
    ['with another Vary than Accept-Encoding', { ...PUBLIC_CACHING, vary: 'accept-encoding, user-agent' }],
  ])('is never cached: %s', async (what, headers) => {
    const path = `/not-kept-${encodeURIComponent(what)}`;
    origin.setAnswer(path, (_, response) => void response.writeHead(200, headers).end('for one'));
    for (let k = 0; k < 3; k++) await get(path);
    expect(origin.countRequests(path)).toBe(3);
  });

  it.each(['/api/auth/otp-enable', '/api/me/marks', '/api/staff/review', '/graphql', '/api/country'])(
    'is not looked up in the cache: %s',
    async (path) => {
      origin.setAnswer(path, (_, response) => shared(response, 'for one'));
      for (const { headers } of await many(3, path)) expect(headers['x-cache']).toBe('BYPASS');
      expect(origin.countRequests(path)).toBe(3);
    },
  );
});

describe.concurrent('an unusable response', () => {
  it.each([
    ['an error', (response: ServerResponse) => void response.writeHead(503, PUBLIC_CACHING).end('away')],
    ['a 404', (response: ServerResponse) => void response.writeHead(404, PUBLIC_CACHING).end('gone')],
    ['an empty response', (response: ServerResponse) => void shared(response, '', { 'content-length': '0' })],
    [
      'an interrupted response',
      (response: ServerResponse) => {
        response.writeHead(200, { ...PUBLIC_CACHING, 'content-length': '1000' }).write('half');
        setTimeout(() => response.destroy(), 20);
      },
    ],
    [
      'an interrupted response of unknown length',
      (response: ServerResponse) => {
        response.writeHead(200, PUBLIC_CACHING).write('half');
        setTimeout(() => response.destroy(), 20);
      },
    ],
  ])('is never cached: %s', async (what, bad) => {
    const path = `/bad-${encodeURIComponent(what)}`;
    let well = false;
    origin.setAnswer(path, (_, response) => (well ? void shared(response, 'well again') : bad(response)));
    for (let k = 0; k < 2; k++) await get(path).catch((error) => expect(String(error)).toMatch(/aborted|ECONNRESET/));
    expect(origin.countRequests(path)).toBe(2);
    well = true;
    expect((await get(path)).body).toBe('well again');
  });
});

it('an immutable file is requested once', async () => {
  for (const path of ['/assets/main-1.js', '/photos/1/800.avif'])
    origin.setAnswer(path, (_, response) =>
      response.writeHead(200, { 'cache-control': 'public, max-age=31536000, immutable' }).end('for ever'),
    );
  for (let k = 0; k < 3; k++, await pause(SECOND))
    for (const path of ['/assets/main-1.js', '/photos/1/800.avif']) expect((await get(path)).body).toBe('for ever');
  expect([origin.countRequests('/assets/main-1.js'), origin.countRequests('/photos/1/800.avif')]).toEqual([1, 1]);
});

it('each message of a live stream arrives when it is sent', async () => {
  let stream: ServerResponse | undefined;
  origin.setAnswer('/api/live', (_, response) => {
    stream = response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'private, no-store' });
    response.write('data: 1\n\n');
  });
  const asking = open('/api/live?bbox=1,2,3,4').end();
  const [answer] = await once(asking, 'response');
  for (let k = 1; k <= 3; k++) {
    const [piece] = await once(answer, 'data');
    expect(String(piece)).toBe(`data: ${k}\n\n`);
    stream?.write(`data: ${k + 1}\n\n`);
  }
  asking.destroy();
});

it('a body is streamed to the api, so that the api’s timeout applies', async () => {
  const { promise: began, resolve } = Promise.withResolvers<string>();
  origin.setAnswer('/api/property/residential/flat', (request, response) => {
    request.once('data', (piece) => {
      resolve(String(piece));
      response.writeHead(408, { connection: 'close' }).end('too slow');
    });
  });
  const asking = open('/api/property/residential/flat', { 'content-length': '1000' }, 'POST');
  asking.on('error', () => {});
  const answered = once(asking, 'response');
  asking.write('{"half":');
  expect(await began).toBe('{"half":');
  const [answer] = await answered;
  expect(answer.statusCode).toBe(408);
  asking.destroy();
});

it('sets client address and host itself, and hides metrics and health checks', async () => {
  origin.setAnswer('/api/listings', ({ headers }, response) => void response.end(JSON.stringify(headers)));
  const { body } = await get('/api/listings', {
    host: 'naksha.example',
    'x-test-address': '192.0.2.7',
    'x-forwarded-for': '6.6.6.6',
    'x-forwarded-host': 'evil.example',
    forwarded: 'for=6.6.6.6',
  });
  const told = JSON.parse(body);
  expect(told).toMatchObject({
    host: 'naksha.example',
    'x-forwarded-for': '192.0.2.7',
    'x-forwarded-host': 'naksha.example',
    'x-forwarded-proto': 'http',
  });
  expect(told.forwarded).toBeUndefined();
  for (const path of ['/metrics', '/%6detrics', '/health/ready', '//metrics', '/metrics/'])
    expect((await get(path)).status, path).toBe(404);
  expect(origin.countRequests('/metrics')).toBe(0);
});

it('an address can open four hundred connections, an IPv6 /64 counts as one, and others are still served', async () => {
  const held: ServerResponse[] = [];
  origin.setAnswer('/hold', (_, response) => void held.push(response));
  const holding = Array.from({ length: 400 }, (_, k) => {
    const asking = open('/hold', { 'x-test-address': `2001:db8:0:7::${(k + 1).toString(16)}` }, 'POST');
    asking.on('error', () => {});
    return asking.end();
  });
  await expect.poll(() => held.length).toBe(400);
  const from = async (address: string) => (await get('/asked-often', { 'x-test-address': address })).status;
  expect(await from('2001:db8:0:7:ffff::1')).toBe(429);
  expect(await from('2001:db8:0:8::1')).toBe(200);
  expect(await from('192.0.2.9')).toBe(200);
  for (const asking of holding) asking.destroy();
});

it('a file of one version is fetched from the api that has it, and a missing file is not cached', async () => {
  const both = new LocalServer(
    nginxServer({ origins: [origin.port, second.port] }),
    join(dir, 'run-versions', 'nginx'),
  );
  await both.start();
  const files = [origin, second].flatMap((one, version) =>
    Array.from({ length: 4 }, (_, k) => {
      const path = `/assets/of-version-${version}-${k}.js`;
      one.setAnswer(path, (_, response) =>
        response.writeHead(200, { 'cache-control': 'public, max-age=31536000, immutable' }).end(path),
      );
      return path;
    }),
  );
  for (const path of files) expect(await get(path, {}, both)).toMatchObject({ status: 200, body: path });
  const of = (path: string) => origin.countRequests(path) + second.countRequests(path);
  // Each api twice, because it is listed again as a backup; never more than the four attempts of larger installations.
  expect((await get('/assets/of-no-version.js', {}, both)).status).toBe(404);
  expect(of('/assets/of-no-version.js')).toBe(4);
  expect((await get('/assets/of-no-version.js', {}, both)).status).toBe(404);
  expect(of('/assets/of-no-version.js')).toBe(8);
  await both.stop();
});

it('if one of two apis is killed, the other one serves all requests', async () => {
  const both = new LocalServer(nginxServer({ origins: [origin.port, second.port] }), join(dir, 'run-two', 'nginx'));
  await both.start();
  for (const one of [origin, second])
    one.setAnswer(
      '/either',
      (_, response) => void response.writeHead(200, { 'cache-control': 'no-store' }).end('here'),
    );
  const statuses = async (count: number) => {
    const all: (number | undefined)[] = [];
    for (let k = 0; k < count; k++) all.push((await get(`/either?${k}`, {}, both)).status);
    return new Set(all);
  };
  expect(await statuses(20)).toEqual(new Set([200]));
  expect(second.countRequests('/either')).toBeGreaterThan(0);
  const dying = statuses(200);
  await second.close();
  expect(await dying).toEqual(new Set([200]));
  expect(await statuses(50)).toEqual(new Set([200]));
  await both.stop();
});

it('if one api is gone and the other was too slow twice, the slow one still gets every request, and each command once', async () => {
  const [gone, slow] = [await CountingOrigin.open(), await CountingOrigin.open()];
  const both = new LocalServer(nginxServer({ origins: [gone.port, slow.port] }), join(dir, 'run-slow', 'nginx'));
  await both.start();
  await gone.close();
  slow.setAnswer('/slow', () => {});
  slow.setAnswer('/quick', (_, response) => void response.writeHead(200, { 'cache-control': 'no-store' }).end('here'));
  const late = await Promise.all([1, 2].map((k) => get(`/slow?${k}`, {}, both)));
  for (const { status } of late) expect(status).toBeGreaterThan(500);
  for (let k = 0; k < 10; k++) {
    expect(await get(`/quick?${k}`, {}, both)).toMatchObject({ status: 200, body: 'here' });
    const [response] = await once(open('/quick', { 'content-length': '2' }, 'POST', both).end('{}'), 'response');
    expect(response.resume().statusCode).toBe(200);
  }
  expect(slow.countRequests('/quick')).toBe(20);
  await both.stop();
  await slow.close();
});

describe('if one of two apis is frozen', () => {
  const respond = (_: unknown, response: ServerResponse) =>
    void response.writeHead(200, { 'cache-control': 'no-store' }).end('here');
  const freeze = () => {};
  let frozen: CountingOrigin;
  let working: CountingOrigin;
  let both: LocalServer;
  beforeEach(async () => {
    [frozen, working] = [await CountingOrigin.open(), await CountingOrigin.open()];
    both = new LocalServer(nginxServer({ origins: [frozen.port, working.port] }), join(dir, 'run-frozen', 'nginx'));
    await both.start();
  });
  afterEach(async () => {
    await both.stop();
    await Promise.all([frozen.close(), working.close()]);
  });
  const say = (path: string) => {
    frozen.setAnswer(path, freeze);
    working.setAnswer(path, respond);
  };
  const length = { 'content-length': '2' };
  const send = async (key: string): Promise<number | undefined> => {
    const headers = { ...length, 'idempotency-key': key };
    const [response] = await once(open('/api/command', headers, 'POST', both).end('{}'), 'response');
    response.resume();
    return response.statusCode;
  };
  it('the other one serves every read, and few reads are sent to the frozen one', async () => {
    say('/read');
    const reads: Asked[] = [];
    for (let k = 0; k < 100; k++) reads.push(await get(`/read?${k}`, {}, both));
    expect(new Set(reads.map(({ status }) => status))).toEqual(new Set([200]));
    expect(working.countRequests('/read')).toBe(100);
    // Two failures remove it, and then one request at a time tries it again.
    expect(frozen.countRequests('/read')).toBeLessThan(10);
  });

  it('a command with an idempotency key is repeated on the other api, one without never', async () => {
    const seen: (string | undefined)[] = [];
    const note = (request: IncomingMessage) => void seen.push(request.headers['idempotency-key'] as string | undefined);
    frozen.setAnswer('/api/command', note);
    working.setAnswer('/api/command', (request, response) => {
      note(request);
      // A command without a key gets no response from either.
      if (request.headers['idempotency-key']) respond(request, response);
    });
    const unkeyed = [1, 2].map(() => open('/api/command', length, 'POST', both));
    for (const request of unkeyed) request.on('error', () => {}).end('{}');
    expect(await Promise.all([send('a'), send('b')])).toEqual([200, 200]);
    expect(seen.filter((key) => key === undefined)).toHaveLength(2);
    expect(seen.filter((key) => key !== undefined).sort()).toEqual(expect.arrayContaining(['a', 'b']));
    expect(seen.length).toBeGreaterThan(4);
    for (const request of unkeyed) request.destroy();
  });
});

it.each(['docker/nginx-full', 'docker/nginx-small', 'k8s/nginx'])('accepts the certificate and ports of %s', (here) => {
  const conf = join(dir, here.replace('/', '-'));
  cpSync(join(DEPLOY, 'nginx'), conf, { recursive: true });
  cpSync(join(DEPLOY, here), join(conf, 'here'), { recursive: true });
  const tls = ['-newkey', 'rsa:2048', '-subj', '/CN=localhost', '-keyout', 'privkey.pem', '-out', 'fullchain.pem'];
  execFileSync('openssl', ['req', '-x509', '-nodes', ...tls], { cwd: conf, stdio: 'ignore' });
  for (const file of ['listen.conf', 'origin.conf']) {
    const path = join(conf, 'here', file);
    const said = readFileSync(path, 'utf8')
      .replaceAll('/run/tls', conf)
      // A socket here, which cannot be opened by its name.
      .replaceAll('/dev/stdout', join(conf, 'access.log'))
      .replaceAll('server api:', 'server 127.0.0.1:')
      .replaceAll('/var/cache/nginx', conf);
    writeFileSync(path, said);
  }
  for (const folder of ['cache', 'temp']) mkdirSync(join(conf, folder));
  if (here === 'k8s/nginx') startAsPod(conf);
  const args = ['-T', '-p', `${conf}/`, '-e', 'stderr', '-c', join(conf, 'nginx.conf')];
  const { status, stdout, stderr } = spawnSync('nginx', args, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, expect.stringContaining('test is successful')]);
  // Compose's network has IPv6; a pod may not.
  const hasIpv6 = here !== 'k8s/nginx' || (existsSync(IPV6) && readFileSync(IPV6, 'utf8') !== '');
  expect(stdout.includes('listen [::]:8443')).toBe(hasIpv6);
});

/** Where Linux lists its IPv6 addresses. */
const IPV6 = '/proc/net/if_inet6';

/** Runs the pod's start commands in the folder, up to starting nginx. */
function startAsPod(folder: string): void {
  const pod = readFileSync(join(DEPLOY, 'k8s/nginx.yaml'), 'utf8');
  const [, lines = ''] = /command:\n\s+- sh\n\s+- -c\n\s+- \|\n((?: {14}.*\n)+)/.exec(pod) ?? [];
  expect(lines).toContain('exec nginx');
  const { status, stderr } = spawnSync('sh', ['-e', '-c', lines.replace('exec nginx', ': nginx')], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
}
