import { VERIFICATION_CHECKS } from '@naksha/events/kernel';
import { listPrintedRoutes } from '@naksha/events/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flat } from '../testing/sample-listing.ts';
import { SoftwarePasskey } from '../testing/software-passkey.ts';
import { settings, TestApp } from '../testing/test-app.ts';

/** Start, prove or end a session, or needed for signing in. */
const FOR_STRANGERS = [
  'GET /api/property/otp-enable',
  'POST /api/auth/signup/signin',
  'POST /api/auth/signin/otpverify',
  'POST /api/auth/token-verify',
  'GET /api/auth/signout',
  // Authorized by the link in a text.
  'POST /api/alerts/stop',
  'POST /api/reports',
  'POST /api/contact/contact-us',
  'POST /api/property/project/requestBack',
  'GET /api/country',
  'POST /api/analytics',
  'POST /api/missed-searches',
];

const listing = '1h2k3m4n5p6';
const madePasskey = new SoftwarePasskey('https://naksha.example').create({ challenge: 'none' });
const checks = [...VERIFICATION_CHECKS];
/** With a valid body; `:name` as in the routes. */
const CALLS: Record<string, object | undefined> = {
  'POST /api/property/:type/:subtype': flat,
  'PUT /api/property/:id': { title: 'Another' },
  'PUT /api/property/sold-delete/:id': { action: 'sold' },
  'PUT /api/property/confirm-availability/:id': undefined,
  'PUT /api/property/confirm-availability': { listings: [listing] },
  'PUT /api/property/relist/:id': undefined,
  'PUT /api/property/withdraw-changes/:id': undefined,
  'GET /api/property/edit-property-data/:id': undefined,
  'GET /api/property/posting-allowance': undefined,
  'POST /api/staff/listings/:id/verify': { checks },
  'POST /api/staff/listings/:id/reject': { reasons: ['Blurred photos'] },
  'GET /api/staff/review-claims': undefined,
  'GET /api/staff/reports': undefined,
  'POST /api/staff/reports/:id/settle': { outcome: 'dismissed', answer: 'It is true', up_to: '2026-11-21T06:00:00Z' },
  'GET /api/staff/listings/:id/history': undefined,
  'POST /api/staff/listings/:id/claim': undefined,
  'POST /api/staff/listings/:id/release': undefined,
  'POST /api/staff/listings/:id/place': { place: 'mohali-phase-7' },
  'GET /api/staff/content/:kind/:id': undefined,
  'GET /api/staff/content/:kind/:id/versions/:version': undefined,
  'PUT /api/staff/content/:kind/:id': { names: { en: 'Mohali' } },
  'DELETE /api/staff/content/:kind/:id': undefined,
  'POST /api/photos': {},
  'GET /api/photos/:id': undefined,
  'DELETE /api/photos/:id': undefined,
  'GET /api/me/photos': undefined,
  'GET /api/imports/current': undefined,
  'POST /api/imports': { file_name: 'stock.csv', parts: 1 },
  'PUT /api/imports/:id/parts/:part': { data: 'YQ==' },
  'POST /api/imports/:id/check': {},
  'POST /api/imports/:id/start': { edits: false },
  'POST /api/imports/:id/stop': undefined,
  'POST /api/imports/:id/resume': undefined,
  'GET /api/imports/:id/preview': undefined,
  'GET /api/imports/:id/remarks': undefined,
  'GET /api/imports/:id/refused': undefined,
  'DELETE /api/imports/:id': undefined,
  'POST /api/buyer/:action': { property: listing },
  'PUT /api/staff/enquiries/:id': { status: 'closed' },
  'POST /api/staff/enquiries/:id/number': undefined,
  'PUT /api/staff/leads/:id': { status: 'called' },
  'POST /api/staff/leads/:id/number': undefined,
  'POST /api/searches': { view: 'property_subtype=flat' },
  'PUT /api/searches/:id': { paused: true },
  'DELETE /api/searches/:id': undefined,
  'POST /api/searches/:id/looked-at': undefined,
  'GET /api/auth/myprofile': undefined,
  'PUT /api/auth/myprofile': { first_name: 'Asha' },
  'DELETE /api/auth/myprofile': { otp: '0000' },
  'POST /api/auth/mydata': {},
  'GET /api/auth/myassistant': undefined,
  'GET /api/auth/profile/:phone': undefined,
  'GET /api/me/sessions': undefined,
  'DELETE /api/me/sessions/:id': undefined,
  'GET /api/me/second-factor': undefined,
  'POST /api/me/second-factor/enrolment': { code: 'abcd-efgh-ijkm-npqr' },
  'POST /api/me/second-factor/totp': undefined,
  'POST /api/me/second-factor/totp/confirm': { code: '123456' },
  'DELETE /api/me/second-factor/totp': undefined,
  'POST /api/me/second-factor/passkeys/options': undefined,
  'POST /api/me/second-factor/passkeys': { passkey: madePasskey },
  'DELETE /api/me/second-factor/passkeys/:id': undefined,
  'POST /api/me/second-factor/challenge': undefined,
  'POST /api/me/second-factor/proof': { totp: '123456' },
  'POST /api/me/second-factor/recovery-codes': undefined,
  'POST /api/staff/accounts/find': { mobile_phone: '9876543210' },
  'GET /api/staff/accounts/:id': undefined,
  'POST /api/staff/accounts/:id/end-sessions': undefined,
  'POST /api/staff/accounts/:id/block': { reason: 'spam' },
  'POST /api/staff/accounts/:id/unblock': undefined,
  'PUT /api/staff/accounts/:id/trust': { trusted: true },
  'GET /api/staff/batches/:id': undefined,
  'GET /api/staff/changed-content': undefined,
  'POST /api/staff/batches/:id/verify': {},
};
const VALUES: Record<string, string> = {
  ...{ ':type': 'residential', ':subtype': 'flat', ':action': 'contacted', ':phone': '9876543210', ':id': listing },
  ...{ ':kind': 'city', ':part': '0', ':version': '1' },
};

describe('every operation of the write side', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await TestApp.start();
  });
  afterAll(() => test.stop());

  const call = (route: string, token?: string) => {
    const [method, path] = route.split(' ');
    const url = path.replace(/:\w+/g, (name) => VALUES[name]);
    return test.request(method, url, { token, body: CALLS[route] });
  };

  it('is either public or listed in this test', () => {
    const routes = listPrintedRoutes(test.app.getHttpAdapter().getInstance().printRoutes({ commonPrefix: false }));
    expect(routes.sort()).toEqual([...FOR_STRANGERS, ...Object.keys(CALLS)].sort());
  });

  it.each(Object.keys(CALLS))('Z-07 %s is rejected without a valid token', async (route) => {
    for (const token of [undefined, 'no-such-token']) {
      const { status, body } = await call(route, token);
      expect([status, body.code]).toEqual([401, 'sign_in_first']);
    }
    expect(await test.events()).toEqual([]);
  });

  it('Z-07 is rejected with a signed-out token', async () => {
    const token = await test.signIn('9876543210');
    expect((await call('GET /api/auth/myprofile', token)).status).toBe(200);
    await test.request('GET', '/api/auth/signout', { token });
    for (const route of Object.keys(CALLS)) expect([route, (await call(route, token)).status]).toEqual([route, 401]);
  });
});

describe('a user’s statements about themselves', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await TestApp.start();
  });
  afterAll(() => test.stop());

  it('Z-05 are stored and grant no rights: neither their profession nor how they list', async () => {
    const office = await test.signInStaff(settings.STAFF_PHONES[0].slice(3));
    const owner = await test.signIn('9876543210');
    const post = async (token: string, lister: string) => {
      const { property_type: _type, property_subtype: _subtype, ...body } = flat;
      return test.request('POST', '/api/property/residential/flat', { token, body: { ...body, lister } });
    };
    const theirs = (await post(owner, 'owner')).body.property.id;
    const ofOffice = (await post(office, 'naksha_admin')).body.property.id;
    for (const [n, subtype] of ['1', '2', '3', '4'].entries()) {
      const phone = `988765430${n}`;
      const who = { mobile_phone: phone, country_code: '+91', subtype, firm_name: 'Rana Homes' };
      await test.request('POST', '/api/auth/signup/signin', { body: who });
      const proof = { ...who, otp: test.readCode(`+91${phone}`) };
      const token = (await test.request('POST', '/api/auth/signin/otpverify', { body: proof })).body.access;
      const me = (await test.request('GET', '/api/auth/myprofile', { token })).body.users;
      expect(me).toMatchObject({ subtype, is_staff: false, role: 'Buyer' });

      const lister = ['owner', 'agent', 'builder', 'relative'][n];
      const own = (await post(token, lister)).body.property.id;
      expect((await post(token, 'naksha_admin')).status).toBe(422);
      for (const id of [own, theirs, ofOffice]) {
        const verify = { token, body: { checks } };
        expect((await test.request('POST', `/api/staff/listings/${id}/verify`, verify)).status).toBe(403);
        const reject = { token, body: { reasons: ['no'] } };
        expect((await test.request('POST', `/api/staff/listings/${id}/reject`, reject)).status).toBe(403);
      }
      for (const id of [theirs, ofOffice]) {
        const change = { token, body: { title: 'Mine now' } };
        expect((await test.request('PUT', `/api/property/${id}`, change)).body.code).toBe('no_such_listing');
        const drop = { token, body: { action: 'delete' } };
        expect((await test.request('PUT', `/api/property/sold-delete/${id}`, drop)).body.code).toBe('no_such_listing');
      }
    }
  });
});
