import { REQUIRED_CHECKS } from '@naksha/events/kernel';
import { parseSettings } from '@naksha/events/settings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SERVICES_SETTINGS } from '../../injection/settings.ts';
import { flat } from '../../testing/sample-listing.ts';
import { TestApp } from '../../testing/test-app.ts';

const { property_type, property_subtype, ...body } = flat;
const POST = '/api/property/residential/flat';
const OFFICE = '+919800000001';
const DEALER = '+919800000002';
const DAY = 24 * 60 * 60;

describe('posting', () => {
  let test: TestApp;
  let office: string;
  beforeAll(async () => {
    const settings = { STAFF_PHONES: OFFICE, DEALER_PHONES: DEALER };
    test = await TestApp.start(parseSettings(SERVICES_SETTINGS, settings).values);
    office = await test.signInStaff(OFFICE.slice(3));
  });
  afterAll(() => test.stop());

  const post = (token: string, draft: object = body) => test.request('POST', POST, { token, body: draft });
  const verify = (id: string) =>
    test.request('POST', `/api/staff/listings/${id}/verify`, {
      token: office,
      body: { checks: [...REQUIRED_CHECKS] },
    });

  it('S-27 is limited for an account, even for a hundred concurrent requests', async () => {
    const spammer = await test.signIn('9812300001');
    const answers = await Promise.all(Array.from({ length: 100 }, () => post(spammer)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(97);
    expect(refused[0].body.code).toBe('postings_of_today_used');
    expect(Number(refused[0].headers['retry-after'])).toBeGreaterThan(0);
    expect(test.security.filter(({ kind }) => kind === 'rate_limited')).not.toEqual([]);
    const before = await test.request('GET', '/api/property/posting-allowance', { token: spammer });
    expect(before.body).toEqual({ code: 200, may_post: false, why: 'postings_of_today_used' });
    const fresh = await test.signIn('9812300009');
    const open = await test.request('GET', '/api/property/posting-allowance', { token: fresh });
    expect(open.body).toEqual({ code: 200, may_post: true });
    expect((await post(spammer, { ...body, title: '' })).status).toBe(422);
  });

  it('S-27 gets a higher limit once staff have verified a listing and three days have passed', async () => {
    const seller = await test.signIn('9812300002');
    const first = await post(seller);
    for (let n = 0; n < 2; n++) expect((await post(seller)).status).toBe(200);
    expect((await verify(first.body.property.id)).status).toBe(200);
    expect((await post(seller)).status).toBe(429);
    test.advance(3 * DAY);
    for (let n = 0; n < 20; n++) expect((await post(seller)).status).toBe(200);
    expect((await post(seller)).status).toBe(429);
  });

  it('S-27 stays at three a day, and ten until one is verified', async () => {
    const seller = await test.signIn('9812300003');
    for (let day = 0; day < 3; day++) {
      for (let n = 0; n < 3; n++) expect((await post(seller)).status).toBe(200);
      test.advance(DAY);
    }
    expect((await post(seller)).status).toBe(200);
    expect((await post(seller)).body.code).toBe('postings_wait_for_staff');
  });

  it('S-27 has a high limit for dealers named by an operator', async () => {
    const dealer = await test.signIn(DEALER.slice(3));
    for (let n = 0; n < 25; n++) expect((await post(dealer)).status).toBe(200);
  });
});
