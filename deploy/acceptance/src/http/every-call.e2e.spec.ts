import { STAFF_PHONE } from '@naksha/deploy/testing';
import { PROBLEM_STATUSES } from '@naksha/events/api';
import type { ProblemCode } from '@naksha/events/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillIn, listRoutes } from '../app/list-routes.ts';
import { EVERY_CHECK, sampleFlat } from '../app/sample-flat.ts';
import { TestApp } from '../app/start-test-app.ts';
import type { Answer, TestClient } from '../app/test-client.ts';

/** The specification's calls ignore unknown fields, for other clients. */
const SPECIFIED = [
  'POST /api/auth/signup/signin',
  'POST /api/auth/signin/otpverify',
  'POST /api/auth/token-verify',
  'PUT /api/auth/myprofile',
  'POST /api/property/:type/:subtype',
  'PUT /api/property/:id',
  'PUT /api/property/sold-delete/:id',
  'POST /api/buyer/:action',
  'POST /api/contact/contact-us',
  'POST /api/property/project/requestBack',
  'POST /graphql',
];

let app: TestApp;
let staff: TestClient;
let seller: TestClient;
let buyer: TestClient;
let routes: string[];
beforeAll(async () => {
  app = await TestApp.start();
  staff = await app.signIn(STAFF_PHONE, 'Meera');
  seller = await app.signIn('+919812300001', 'Asha');
  buyer = await app.signIn('+919812300002', 'Vikram');
  routes = listRoutes(app.naksha.app);
});
afterAll(() => app.stop());

describe('K-04 an unknown field', () => {
  const ask = (route: string) => {
    const [method, path] = route.split(' ');
    return staff.request(method, fillIn(path), { body: { surprise: 1 } });
  };

  it('is rejected by name on every path of our own', async () => {
    const changing = routes.filter((route) => !route.startsWith('GET ') && !SPECIFIED.includes(route));
    // They take an image and JSON-RPC messages.
    const own = changing.filter((route) => !['POST /api/photos', 'POST /mcp'].includes(route));
    expect((await ask('POST /api/photos')).status).toBe(415);
    expect(own).toContain('PUT /api/property/confirm-availability/:id');
    expect(own.length).toBeGreaterThanOrEqual(5);
    for (const route of own) {
      const { status, body } = await ask(route);
      expect([route, status, body?.code]).toEqual([route, 422, 'invalid']);
      expect(body.detail, route).toContain('surprise');
    }
  });

  it("is ignored on the specification's paths", async () => {
    expect(routes).toEqual(expect.arrayContaining(SPECIFIED));
    for (const route of SPECIFIED) expect((await ask(route)).text, route).not.toContain('surprise');
  });
});

describe('K-52 responses', () => {
  const text = expect.stringMatching(/\S/);
  const property = { id: expect.stringMatching(/^\w{11}$/), slug: text };
  const profile = { first_name: 'Vikram', last_name: '', mobile_phone: '9812300002', role: text };

  it('K-52 have the envelopes of the specification on success', async () => {
    const number = { mobile_phone: '9812300003', country_code: '+91' };
    const stranger = app.client();
    const flat = await seller.postFlat();
    await staff.post(`/api/staff/listings/${flat.id}/verify`, { checks: EVERY_CHECK });
    await app.drain();
    const calls: [call: () => Promise<Answer>, status: number, envelope: object][] = [
      [() => stranger.get('/api/property/otp-enable/'), 200, { enable_flag: true }],
      [() => stranger.get('/api/property/cities'), 200, { code: 200, property: expect.arrayContaining([]) }],
      [() => stranger.get('/api/property/localities/mohali'), 200, { code: 200, property: expect.arrayContaining([]) }],
      [() => stranger.get(`/api/property/${flat.id}`), 200, { code: 200, property }],
      [() => stranger.post('/api/auth/signup/signin', number), 201, { status: true }],
      [() => buyer.post('/api/auth/token-verify', { token: buyer.token }), 200, { code: 200 }],
      [() => buyer.get('/api/auth/myprofile'), 200, { code: 200, users: profile }],
      [() => buyer.put('/api/auth/myprofile', { first_name: 'Vikram' }), 200, { code: 200, users: profile }],
      [() => buyer.get('/api/auth/profile/9812300002/'), 200, { code: 200, users: profile }],
      [() => buyer.get('/api/auth/myassistant'), 200, { code: 200, users: { assisted_by: '' } }],
      [() => buyer.post('/api/buyer/saved', { property: flat.id }), 200, { code: 200 }],
      [() => seller.get('/api/buyer/leads/summary'), 200, { code: 200, leads_details: expect.arrayContaining([]) }],
      [() => seller.post('/api/property/residential/flat', sampleFlat), 200, { code: 200, property }],
      [() => seller.put(`/api/property/${flat.id}`, { expected_price: 8_400_000 }), 200, { code: 200, property }],
      [() => seller.get(`/api/property/edit-property-data/${flat.id}`), 200, { code: 200, property: { id: flat.id } }],
      [() => buyer.get('/api/auth/signout'), 200, { code: 200 }],
    ];
    for (const [call, status, envelope] of calls) {
      const answer = await call();
      expect(answer.status, answer.text).toBe(status);
      expect(answer.body).toMatchObject(envelope);
    }
    const otp = app.readCode('+919812300003');
    const entered = await stranger.post('/api/auth/signin/otpverify', { ...number, otp });
    expect([entered.status, entered.body]).toEqual([201, { status: true, access: text }]);
    const sold = await seller.put(`/api/property/sold-delete/${flat.id}`, { action: 'sold' });
    expect([sold.status, sold.body]).toEqual([200, { code: 200, position: text }]);
  });

  it('K-52 are problem details of one shape on errors, on every path', async () => {
    const anyone = app.client();
    const refusals = async (route: string) => {
      const [method, path] = route.split(' ');
      const body = method === 'GET' ? undefined : { checks: 1 };
      const asked = [anyone, seller, staff].map((who) =>
        who.request(method, `${fillIn(path)}?after=x&bbox=x&q=`, { body }),
      );
      const answers = await Promise.all([...asked, anyone.request('PATCH', fillIn(path), { body: {} })]);
      return { route, refused: answers.filter(({ status }) => status >= 400) };
    };
    const told: Awaited<ReturnType<typeof refusals>>[] = [];
    // A few at a time: an address with too many connections is blocked.
    for (let at = 0; at < routes.length; at += 8)
      told.push(...(await Promise.all(routes.slice(at, at + 8).map(refusals))));
    for (const { route, refused } of told) {
      // Even a route for any body rejects other methods.
      expect(refused.length, route).toBeGreaterThan(0);
      for (const { status, headers, body, text: said } of refused) {
        expect(headers.get('content-type'), `${route} ${said}`).toBe('application/problem+json; charset=utf-8');
        const { errors, ...rest } = body;
        expect(PROBLEM_STATUSES[rest.code as ProblemCode], rest.code).toContain(status);
        const code = expect.stringMatching(/^[a-z_]+$/);
        expect(rest, route).toEqual({
          type: `urn:naksha:problem:${rest.code}`,
          title: text,
          status,
          code,
          detail: text,
        });
        for (const error of errors ?? []) expect(error, route).toEqual({ field: text, reason: text });
      }
    }
  });
});
