import { request as httpRequest } from 'node:http';
import { Sessions } from '@naksha/services';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { builtClient } from '../app/client-build.ts';
import { sampleFlat } from '../app/sample-flat.ts';
import { TestApp } from '../app/start-test-app.ts';
import type { TestClient } from '../app/test-client.ts';
import { requestFrom } from '../attacks/request-from.ts';

let app: TestApp;
let anyone: TestClient;
let seller: TestClient;
beforeAll(async () => {
  app = await TestApp.start();
  anyone = app.client();
  seller = await app.signIn('+919812300001', 'Asha');
});
afterAll(() => app.stop());

it('sends a street tile once, as long as it does not change', async () => {
  const path = '/api/map/streets/14/11683/6722.mvt';
  const etag = (await anyone.get(path)).headers.get('etag')!;
  expect((await anyone.get(path, { 'if-none-match': etag })).status).toBe(304);
  expect((await anyone.get(path, { 'if-none-match': '"another"' })).status).toBe(200);
});

const POST = '/api/property/residential/flat';
const json = { 'content-type': 'application/json' };
/** A body of this size with a title that is too long. */
const composeBody = (bytes: number) => {
  const around = JSON.stringify({ ...sampleFlat, title: '' }).length;
  return { ...sampleFlat, title: 'x'.repeat(bytes - around) };
};

describe('rejected requests', () => {
  it('name each invalid field in problem details with a stable code', async () => {
    const { status, headers, body } = await seller.post(POST, {
      ...sampleFlat,
      expected_price: 1_234_567_890,
      position: { lat: 28.6, lng: 77.2 },
      area: { value: 1450, unit: 'cubit' },
    });
    expect(status).toBe(422);
    expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(body).toMatchObject({ type: 'urn:naksha:problem:invalid', code: 'invalid', status: 422 });
    expect(body.errors).toEqual(
      expect.arrayContaining([
        { field: 'expected_price', reason: expect.stringContaining('lower the price') },
        { field: 'position', reason: expect.stringContaining('outside') },
        { field: 'area.unit', reason: expect.stringContaining('must be one of') },
      ]),
    );
  });

  it('name the path of a field of the wrong type', async () => {
    const { status, body } = await seller.post(POST, { ...sampleFlat, area: { value: 'big' } });
    expect(status).toBe(422);
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(['area.value', 'area.unit']);
  });

  it.each([
    ['a body that is no JSON', () => seller.post(POST, '{"title":', json), 400, 'malformed'],
    ['a body that is still within 256 KB', () => seller.post(POST, composeBody(256 * 1024)), 422, 'invalid'],
    ['a body over 256 KB', () => seller.post(POST, composeBody(256 * 1024 + 1)), 413, 'too_large'],
    [
      'a body of another type',
      () => seller.post(POST, 'title=x', { 'content-type': 'text/plain' }),
      415,
      'unsupported_media_type',
    ],
    ['an address beyond 8 KB', () => anyone.get(`/api/listings?search=${'x'.repeat(9000)}`), 414, 'uri_too_long'],
    ['a malformed tile address', () => anyone.get('/api/map/3/99/1.mvt'), 422, 'invalid'],
    ['a malformed filter', () => anyone.get('/api/map/count?bedroom=many'), 422, 'invalid'],
    ['nobody where somebody is needed', () => anyone.post(POST, sampleFlat), 401, undefined],
    ['a seller where staff is needed', () => seller.get('/api/staff/review'), 403, undefined],
    ['an address that is no text', () => anyone.get('/api/property/%zz'), 400, 'malformed'],
    ['an address of the interface that is none', () => anyone.get('/api/nowhere'), 404, 'not_found'],
  ])('S-16 S-17 %s gets a clear 4xx response', async (_, ask, status, code) => {
    const answer = await ask();
    expect(answer.status, answer.text).toBe(status);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    if (code) expect(answer.body.code).toBe(code);
    expect(answer.body.detail.length).toBeGreaterThan(5);
  });

  it.each([
    ['GET', '/api/property/otp-enable'],
    ['POST', '/api/auth/signup/signin'],
    ['POST', '/api/auth/signin/otpverify'],
    ['POST', '/api/auth/token-verify'],
    ['GET', '/api/auth/myprofile'],
    ['PUT', '/api/auth/myprofile'],
    ['GET', '/api/auth/myassistant'],
    ['GET', '/api/auth/profile/9812300001'],
    ['GET', '/api/property/localities/mohali'],
    ['GET', '/api/property/cities'],
    ['GET', '/api/property/no-such-listing'],
    ['PUT', '/api/property/no-such-listing'],
    ['GET', '/api/property/edit-property-data/no-such-listing'],
    ['PUT', '/api/property/sold-delete/no-such-listing'],
    ['POST', '/api/property/residential/flat'],
    ['POST', '/api/buyer/saved'],
    ['GET', '/api/buyer/leads/summary'],
  ])('%s %s responds the same with a trailing slash', async (method, path) => {
    const ask = async (end: string) => {
      const { status, body } = await seller.request(method, path + end, { body: method === 'GET' ? undefined : {} });
      return { status, body };
    };
    const without = await ask('');
    expect(without.body?.code).not.toBe('not_found');
    expect(await ask('/')).toEqual(without);
  });

  it.each([
    ['DELETE', '/api/property/cities', 'GET, HEAD, PUT'],
    ['GET', '/api/auth/signup/signin', 'POST'],
    ['PATCH', '/api/me/leads', 'GET, HEAD'],
    ['POST', '/api/map/12/2900/1700.mvt', 'GET, HEAD'],
    ['POST', '/health/live', 'GET, HEAD'],
  ])('%s %s is not allowed and gets 405 with the allowed methods', async (method, path, allow) => {
    const { status, headers, body } = await anyone.request(method, path, { body: method === 'GET' ? undefined : {} });
    expect([status, headers.get('allow'), body.code]).toEqual([405, allow, 'method_not_allowed']);
  });

  it('K-36 K-37 the base paths of property and buyer calls cause no server error', async () => {
    for (const path of ['/api/property', '/api/property/', '/api/buyer', '/api/buyer/'])
      for (const client of [anyone, seller]) {
        const { status, body } = await client.get(path);
        expect([path, status, body.code]).toEqual([path, 404, 'not_found']);
      }
  });

  it('S-16 headers beyond 16 KB get 431', async () => {
    const { hostname, port } = new URL(app.url);
    const status = await new Promise((resolve, reject) => {
      const asking = httpRequest({ hostname, port, path: '/api/map/count', headers: { 'x-long': 'x'.repeat(20_000) } });
      asking.on('response', (answer) => resolve(answer.resume().statusCode)).on('error', reject);
      asking.end();
    });
    expect(status).toBe(431);
  });
});

describe('identity', () => {
  it('D-27 D-158 every response to a bearer token is private and not stored, including errors', async () => {
    for (const path of [
      '/api/map/tiles.json',
      '/api/map/count',
      '/api/me/marks',
      '/api/property/cities',
      '/api/nowhere',
    ]) {
      const mine = await seller.get(path);
      expect(mine.headers.get('cache-control'), path).toMatch(/^(private, )?no-store$/);
      expect(mine.headers.has('cdn-cache-control'), path).toBe(false);
    }
    expect((await anyone.get('/api/map/count')).headers.get('cache-control')).not.toContain('private');
  });

  it('D-26 tiles, lists, cards and counts are identical bytes for everyone', async () => {
    const flat = await seller.postFlat();
    await app.drain();
    const paths = [
      '/api/map/14/11683/6695.mvt',
      '/api/listings?bbox=76.6,30.6,76.8,30.8',
      `/api/listings/cards?ids=${flat.id}`,
      '/api/map/count',
    ];
    for (const path of paths) expect((await seller.get(path)).text, path).toBe((await anyone.get(path)).text);
  });

  it('shared responses and their errors are open to other origins; personal ones never are', async () => {
    const allowed = async (client: TestClient, path: string) => {
      const { status, headers } = await client.get(path, { origin: 'https://elsewhere.example' });
      expect(headers.has('access-control-allow-credentials')).toBe(false);
      return [status, headers.get('access-control-allow-origin')];
    };
    const flat = await seller.postFlat();
    await app.drain();
    for (const path of [
      '/api/map/tiles.json',
      '/api/map/14/11683/6695.mvt',
      '/api/map/count',
      '/api/map/nearest?at=30.7,76.7',
      '/api/map/ground/roads.geojson',
      '/api/map/ground/outlines.geojson',
      '/api/map/streets/14/11683/6722.mvt',
      '/api/map/surroundings?at=30.7,76.7',
      '/api/listings?bbox=76.6,30.6,76.8,30.8',
      `/api/listings/cards?ids=${flat.id}`,
      '/api/places/mohali',
      '/api/property/cities',
      '/api/property/localities/mohali',
      '/api/suggestions?q=mohali',
      '/api/did-you-mean?q=mohaly',
      '/api/search?q=flat',
    ]) {
      expect([path, ...(await allowed(anyone, path))]).toEqual([path, 200, '*']);
      // The same response for an anonymous request; with a token it depends on the account.
      expect([path, ...(await allowed(seller, path))]).toEqual([path, 200, null]);
    }
    expect(await allowed(anyone, '/api/map/3/99/1.mvt')).toEqual([422, '*']);
    for (const path of [
      ...['/api/me/marks', '/api/me/leads', '/api/me/listings', '/api/me/sessions', '/api/auth/myprofile'],
      ...['/api/staff/review', `/api/property/${flat.slug}`, `/api/property/edit-property-data/${flat.id}`],
      ...['/api/property/otp-enable', '/health/ready', '/metrics', '/api/nowhere'],
    ])
      for (const client of [anyone, seller]) expect([path, (await allowed(client, path))[1]]).toEqual([path, null]);
    // A preflight with a token or body is denied.
    const asked = await anyone.request('OPTIONS', '/api/map/count', {
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
    });
    expect([asked.status, asked.headers.get('access-control-allow-methods')]).toEqual([405, null]);
  });

  it('an expired token counts as signed out, not as an error', async () => {
    const stranger = app.client();
    stranger.token = 'x'.repeat(43);
    expect((await stranger.get('/api/map/count')).status).toBe(200);
    expect((await stranger.get('/api/me/marks')).status).toBe(401);
  });

  it('while sessions cannot be checked, requests with a token get 503 and requests without one are served', async () => {
    const sessions = app.naksha.app.get(Sessions, { strict: false });
    const away = vi.spyOn(sessions, 'resolve').mockRejectedValue(new Error('the database is away'));
    const { status, headers, body } = await seller.get('/api/map/count');
    expect(status).toBe(503);
    expect(body.code).toBe('sessions_away');
    expect(headers.get('retry-after')).toBe('5');
    expect((await anyone.get('/api/map/count')).status).toBe(200);
    away.mockRestore();
    expect((await seller.get('/api/map/count')).status).toBe(200);
  });

  it('D-18 a phone number in a URL reaches no log line', async () => {
    await seller.get('/api/auth/profile/9812300777/');
    await anyone.get('/api/auth/profile/9812300777/');
    const away = vi.spyOn(app.naksha.app.get(Sessions, { strict: false }), 'resolve');
    away.mockRejectedValue(new Error('no row for +91 98123 00777'));
    await seller.get('/api/auth/profile/9812300777/');
    away.mockRestore();
    const log = app.logLines.join('');
    expect(log).toContain('session lookup failed');
    expect(log.replaceAll(/[\s-]/g, '')).not.toContain('9812300777');
  });
});

describe('every response', () => {
  it('S-30 uses the configured origin, whatever Host header was sent', async () => {
    const proxied = await TestApp.start({
      settings: { TRUST_PROXY: '127.0.0.1', PUBLIC_URL: 'https://naksha.example' },
      client: builtClient(),
    });
    const forged = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'gopher',
      forwarded: 'host=evil.example',
    };
    const paths = ['/api/map/tiles.json', '/home', '/', '/nowhere', '/api/nowhere', '/.well-known/security.txt'];
    for (const { url } of [app, proxied])
      for (const path of paths) {
        const answers = [
          await requestFrom('127.0.0.1', url, path, { headers: { host: 'evil.example', ...forged } }),
          await requestFrom('127.0.0.1', url, `http://evil.example${path}`),
        ];
        for (const { status, headers, text } of answers) {
          expect(status).toBeGreaterThan(0);
          expect(`${JSON.stringify(headers)} ${text}`, path).not.toMatch(/evil\.example|gopher/);
        }
      }
    expect((await anyone.get('/api/map/tiles.json')).body.tiles[0]).toMatch(`${app.url}/api/map/`);
    const { body } = await proxied.client().get('/api/map/tiles.json');
    expect(body.tiles[0]).toMatch('https://naksha.example/api/map/');
    await proxied.stop();
  });

  it('has the security headers and a policy without inline or foreign content', async () => {
    for (const path of ['/api/map/count', '/api/nowhere', '/api/%zz', '/health/live']) {
      const { headers } = await anyone.get(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toMatch(/unsafe|\*|http/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('health reports liveness, and readiness by component', async () => {
    expect((await anyone.get('/health/live')).body).toEqual({ status: 'live' });
    const parts = { write_database: true, read_database: true, documents: true, map: true };
    expect((await anyone.get('/health/ready')).body).toEqual({ status: 'ready', parts });
  });
});

it('S-19 an address with too many requests gets 429 and a retry time on every path', async () => {
  const strict = await TestApp.start({ settings: { REQUESTS_A_MINUTE: '5' } });
  const eager = strict.client();
  for (let k = 0; k < 5; k++) expect((await eager.get('/api/property/cities')).status).toBe(200);
  for (const path of [
    '/api/property/cities',
    '/%61pi/property/cities',
    '/api/map/12/2900/1700.mvt',
    '/home',
    '/nope',
  ]) {
    const refused = await eager.get(path);
    expect([path, refused.status, refused.body.code]).toEqual([path, 429, 'too_many_requests']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    // A map in another site's page is counted too, and may read the error.
    const open = /map|cities/.test(path);
    expect([path, refused.headers.get('access-control-allow-origin')]).toEqual([path, open ? '*' : null]);
  }
  expect((await eager.get('/health/live')).status).toBe(200);
  await strict.stop();
});
