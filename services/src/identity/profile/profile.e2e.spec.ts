import type { QueryParameters } from '@naksha/events/kernel';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { TestApp } from '../../testing/test-app.ts';

describe('the caller’s own profile', () => {
  let test: TestApp;
  let mine: string;
  let theirs: string;
  let assistedCity: string | undefined;
  beforeAll(async () => {
    const roles = {
      waitForOwnWrite: async (query: QueryParameters, reply: { header(name: string, value: string): unknown }) => {
        if (query.after === '3:7') reply.header('naksha-behind', 'true');
      },
      findRole: async () => 'Buyer and Seller' as const,
      findAssistedCity: async () => assistedCity,
    };
    test = await TestApp.start({}, { roles });
    mine = await test.signIn('9876543210');
    theirs = await test.signIn('9876543211');
  });
  afterAll(() => test.stop());

  const change = (body: object, token = mine) => test.request('PUT', '/api/auth/myprofile', { token, body });
  const read = (token = mine) => test.request('GET', '/api/auth/myprofile', { token });

  it('K-11 shows name, number and the role derived from their actions', async () => {
    expect(await read()).toMatchObject({
      status: 200,
      body: {
        code: 200,
        users: { first_name: '', mobile_phone: '9876543210', role: 'Buyer and Seller', is_staff: false },
      },
    });
  });

  it('waits until the own write in `after` is visible, because posting changes the role', async () => {
    const { headers } = await test.request('GET', '/api/auth/myprofile?after=3:7', { token: mine });
    expect(headers['naksha-behind']).toBe('true');
  });

  it('K-12 stores the given fields and keeps the rest', async () => {
    const saved = await change({ first_name: ' Asha ', last_name: 'Rana', subtype: 2, firm_name: 'Rana Homes' });
    expect(saved.body.users).toMatchObject({
      first_name: 'Asha',
      last_name: 'Rana',
      subtype: '2',
      firm_name: 'Rana Homes',
    });
    await change({ last_name: 'Rana Singh' });
    expect((await read()).body.users).toMatchObject({ first_name: 'Asha', last_name: 'Rana Singh', subtype: '2' });
  });

  it('A-09 a person who skips the name is not asked again at later sign-ins, and has no name', async () => {
    const token = await test.signIn('9876543212');
    expect((await read(token)).body.users).toMatchObject({ first_name: '', is_user_exists: false });
    expect((await change({ name_asked: true }, token)).body.users).toMatchObject({
      first_name: '',
      subtype: null,
      is_user_exists: true,
    });
    test.advance(60);
    expect((await read(await test.signIn('9876543212'))).body.users.is_user_exists).toBe(true);
    expect((await read()).body.users.is_user_exists).toBe(true);
  });

  it('D-14 stores the name only in the vault', async () => {
    await change({ first_name: 'Harpreet' });
    expect(JSON.stringify(await test.events())).not.toContain('Harpreet');
    expect((await test.events()).filter(({ type }) => type === 'ProfileCompleted').length).toBeGreaterThan(0);
  });

  it('keeps both of two concurrent changes to different fields', async () => {
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all([
        change({ first_name: `Asha ${round}` }),
        change({ last_name: `Rana ${round}` }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect((await read()).body.users).toMatchObject({ first_name: `Asha ${round}`, last_name: `Rana ${round}` });
    }
  });

  it('completes both event and name when a half-finished change is sent again', async () => {
    const completed = async () => (await test.events()).filter(({ type }) => type === 'ProfileCompleted').length;
    const before = await completed();
    const append = vi.spyOn(test.store, 'append').mockRejectedValueOnce(new Error('connection lost'));
    expect((await change({ first_name: 'Gurpreet' })).status).toBe(500);
    append.mockRestore();
    expect((await change({ first_name: 'Gurpreet' })).body.users.first_name).toBe('Gurpreet');
    expect(await completed()).toBe(before + 1);
  });

  it('records nothing if nothing changes', async () => {
    await change({ first_name: 'Harpreet' });
    const before = (await test.events()).length;
    await change({ first_name: 'Harpreet' });
    expect(await test.events()).toHaveLength(before);
  });

  it('allows an account thirty profile changes an hour, independently of others', async () => {
    test.advance(3_600);
    const answers = [];
    for (let n = 0; n < 31; n++) answers.push(await change({ first_name: `Asha ${n}` }));
    expect(answers.map(({ status }) => status)).toEqual([...Array(30).fill(200), 429]);
    const refused = answers[30];
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
    expect(refused.body.detail).toContain('30 profile changes per hour');
    expect((await read()).body.users.first_name).toBe('Asha 29');
    expect(test.security).toContainEqual(expect.objectContaining({ kind: 'rate_limited', limit: 'profile' }));
    expect((await change({ first_name: 'Asha 29' })).status).toBe(200);
    expect((await change({ first_name: 'Simran' }, theirs)).status).toBe(200);
    test.advance(3_600);
    expect((await change({ first_name: 'Asha' })).status).toBe(200);
  });

  it('V-12 V-14 rejects long names and a builder without a company', async () => {
    expect(
      await change({ first_name: 'x'.repeat(26), last_name: 'y'.repeat(26), firm_name: 'z'.repeat(51) }),
    ).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'first_name' }, { field: 'last_name' }, { field: 'firm_name' }] },
    });
    const longest = { first_name: 'x'.repeat(25), last_name: 'y'.repeat(25), firm_name: 'z'.repeat(50) };
    expect(await change(longest)).toMatchObject({ status: 200, body: { users: longest } });
    for (const subtype of ['2', '3'])
      expect((await change({ subtype, firm_name: '' })).body.errors).toEqual([
        { field: 'firm_name', reason: 'Please enter firm name.' },
      ]);
    expect((await change({ subtype: '4', firm_name: '' })).status).toBe(200);
    expect((await change({ subtype: '9' })).status).toBe(422);
  });

  it('Z-04 accepts neither role nor staff from a request', async () => {
    const { body } = await change({ role: 'Seller', is_staff: true, staff: true });
    expect(body.users).toMatchObject({ role: 'Buyer and Seller', is_staff: false });
  });

  it('K-15 responds only for the caller’s own number', async () => {
    for (const own of ['9876543210', '919876543210', '+91 98765 43210'])
      expect(await test.request('GET', `/api/auth/profile/${encodeURIComponent(own)}`, { token: mine })).toMatchObject({
        status: 200,
        body: { users: { mobile_phone: '9876543210' } },
      });
    const taken = await test.request('GET', '/api/auth/profile/9876543211', { token: mine });
    const free = await test.request('GET', '/api/auth/profile/9876543299', { token: mine });
    expect(taken.status).toBe(404);
    expect(taken.body).toEqual(free.body);
    expect((await test.request('GET', '/api/auth/profile/9876543210')).status).toBe(401);
  });

  it('returns the number of the city’s assistant, or else another’s, and none before a contact', async () => {
    const assistant = async () => (await test.request('GET', '/api/auth/myassistant', { token: mine })).body.users;
    expect(await assistant()).toEqual({ assisted_by: '' });
    assistedCity = 'Zirakpur';
    expect(await assistant()).toEqual({ assisted_by: '+91-1725550102' });
    assistedCity = '';
    expect(await assistant()).toEqual({ assisted_by: '+91-1725550101' });
  });

  it('S-10 lists the caller’s sessions and ends any of them at once', async () => {
    test.advance(60);
    const elsewhere = await test.signIn('9876543210', 'Mozilla/5.0 (Android 15; Mobile) Firefox/145.0');
    const list = async () => (await test.request('GET', '/api/me/sessions', { token: mine })).body.sessions;
    const before = await list();
    expect(before).toHaveLength(2);
    expect(before.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);
    expect(before.map(({ device }: { device?: string }) => device)).toContain('Firefox, Android');
    const { id } = before.find(({ current }: { current: boolean }) => !current);
    const end = (token: string, which = id) => test.request('DELETE', `/api/me/sessions/${which}`, { token });
    expect((await end(theirs)).status).toBe(404);
    expect((await end(mine, 'nonsense')).status).toBe(404);
    expect((await end(mine)).status).toBe(204);
    expect((await read(elsewhere)).status).toBe(401);
    expect(await list()).toHaveLength(1);
  });

  it('signs out clients that write the scheme in lower case, which the server accepts', async () => {
    test.advance(60);
    const token = await test.signIn('9876543211');
    const lower = { headers: { authorization: `bearer ${token}` } };
    expect((await test.request('GET', '/api/auth/signout', lower)).status).toBe(200);
    expect((await read(token)).status).toBe(401);
  });

  it('K-10 K-13 S-10 verifies a token until it is signed out', async () => {
    const verify = () => test.request('POST', '/api/auth/token-verify', { body: { token: theirs } });
    expect((await verify()).status).toBe(200);
    expect((await test.request('GET', '/api/auth/signout', { token: theirs })).status).toBe(200);
    expect((await verify()).status).toBe(401);
    expect((await read(theirs)).status).toBe(401);
    expect((await read()).status).toBe(200);
  });
});
