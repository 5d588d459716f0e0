import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markSecondFactorProvenInAllSessions } from '../../testing/prove-second-factor.ts';
import { flat } from '../../testing/sample-listing.ts';
import { settings, TestApp } from '../../testing/test-app.ts';

const PHONE = '9876543210';

describe('an administrator', () => {
  let test: TestApp;
  let staff: string;
  let theirs: string;
  let account: string;
  beforeAll(async () => {
    test = await TestApp.start();
    staff = await test.signInStaff(settings.STAFF_PHONES[0].slice(3));
    theirs = await test.signIn(PHONE);
  });
  afterAll(() => test.stop());

  const post = (path: string, token: string, body?: unknown) =>
    test.request('POST', `/api/staff/accounts/${path}`, { token, body });
  const read = (token: string) => test.request('GET', `/api/staff/accounts/${account}`, { token });
  const find = async () => {
    account = (await post('find', staff, { mobile_phone: PHONE })).body.id;
    return (await read(staff)).body.account;
  };
  const listen = (token: string) => test.request('GET', '/api/auth/myprofile', { token });
  const askForCode = () => test.request('POST', '/api/auth/signup/signin', { body: { mobile_phone: PHONE } });
  const { property_type: _type, property_subtype: _subtype, ...body } = flat;

  it('finds an account by its number, and nobody else does', async () => {
    const found = await find();
    expect(found).toMatchObject({ id: account, sessions: 1, first_name: '', opened_at: expect.any(String) });
    expect(JSON.stringify(found)).not.toContain(PHONE);
    for (const path of ['find', `${account}/end-sessions`, `${account}/block`, `${account}/unblock`]) {
      const sent = path === 'find' ? { mobile_phone: PHONE } : path.endsWith('/block') ? { reason: 'spam' } : undefined;
      expect((await post(path, theirs, sent)).body.code).toBe('staff_only');
    }
    expect((await read(theirs)).body.code).toBe('staff_only');
    for (const action of ['FindAccount', 'ReadAccount'])
      expect(test.security).toContainEqual(expect.objectContaining({ kind: 'staff_action', action, target: account }));
    expect((await post('find', staff, { mobile_phone: '9876500000' })).body.code).toBe('no_such_user');
  });

  it('ends all sessions of an account', async () => {
    expect((await listen(theirs)).status).toBe(200);
    expect((await post(`${account}/end-sessions`, staff)).body).toEqual({ ended: 1 });
    expect((await listen(theirs)).status).toBe(401);
    expect(test.security).toContainEqual(expect.objectContaining({ kind: 'session_ended', by: 'staff', of: account }));
    test.advance(60);
    theirs = await test.signIn(PHONE);
  });

  it('must prove the second factor again after five minutes', async () => {
    test.advance(301);
    for (const path of ['end-sessions', 'block', 'unblock']) {
      const sent = path === 'block' ? { reason: 'spam' } : undefined;
      expect((await post(`${account}/${path}`, staff, sent)).body.code).toBe('prove_again');
    }
    expect((await listen(theirs)).status).toBe(200);
    await markSecondFactorProvenInAllSessions(test.database, test.clock.now());
  });

  it('blocks an account with a reason: no sessions, no sign-in, no posts, until it is lifted', async () => {
    expect((await post(`${account}/block`, staff, { reason: 'I dislike them' })).status).toBe(422);
    const both = await Promise.all([1, 2].map(() => post(`${account}/block`, staff, { reason: 'spam' })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await listen(theirs)).status).toBe(401);
    const posted = await test.request('POST', '/api/property/residential/flat', { token: theirs, body });
    expect(posted.status).toBe(401);
    expect(await find()).toMatchObject({ sessions: 0, blocked: { reason: 'spam', since: expect.any(String) } });
    test.advance(60);
    expect((await askForCode()).status).toBe(201);
    const otp = test.readCode(`+91${PHONE}`);
    const proof = { body: { mobile_phone: PHONE, otp } };
    const refused = await test.request('POST', '/api/auth/signin/otpverify', proof);
    expect([refused.status, refused.body.code]).toEqual([403, 'account_blocked']);
    expect(test.security).toContainEqual(
      expect.objectContaining({ kind: 'account_blocked', of: account, because: 'spam' }),
    );

    expect((await post(`${account}/unblock`, staff)).status).toBe(200);
    expect((await post(`${account}/unblock`, staff)).body.code).toBe('not_blocked');
    expect((await find()).blocked).toBeUndefined();
    test.advance(60);
    expect((await listen(await test.signIn(PHONE))).status).toBe(200);
    const types = (await test.events()).map(({ type }) => type).filter((type) => /Blocked|Unblocked/.test(type));
    expect(types).toEqual(['AccountBlocked', 'AccountUnblocked']);
  });

  it('cannot block themselves, or an unknown account', async () => {
    await markSecondFactorProvenInAllSessions(test.database, test.clock.now());
    const own = await post('find', staff, { mobile_phone: settings.STAFF_PHONES[0].slice(3) });
    expect((await post(`${own.body.id}/block`, staff, { reason: 'other' })).body.code).toBe('block_self');
    for (const id of ['nobody', '11111111-2222-4333-8444-555555555555'])
      expect((await post(`${id}/block`, staff, { reason: 'other' })).body.code).toBe('no_such_user');
  });
});
