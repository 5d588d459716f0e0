import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SoftwarePasskey } from '../../testing/software-passkey.ts';
import { settings, TestApp } from '../../testing/test-app.ts';
import { OpenAccount } from '../accounts/open-account.ts';
import { Sessions } from '../sessions.ts';
import { EnrolStaff } from './enrol-staff.ts';

const PHONE = settings.STAFF_PHONES[0];
const DAY = 86_400;

describe('an attack on the second factor of staff', () => {
  let test: TestApp;
  let passkey: SoftwarePasskey;
  let secret: string;
  let recoveryCodes: string[];
  let owner: string;
  let thief: string;
  beforeAll(async () => {
    test = await TestApp.start();
  });
  beforeEach(async () => {
    const enrolment = await enrol();
    passkey = new SoftwarePasskey('https://naksha.example');
    const token = await signIn();
    await call(token, 'POST', '/enrolment', { code: enrolment });
    secret = (await call(token, 'POST', '/totp')).body.secret;
    const { access, recovery_codes } = (await call(token, 'POST', '/totp/confirm', { code: totp() })).body;
    [owner, recoveryCodes] = [access, recovery_codes];
    const options = (await call(owner, 'POST', '/passkeys/options')).body;
    expect((await call(owner, 'POST', '/passkeys', { passkey: passkey.create(options) })).body).toEqual({});
    thief = await signIn();
    test.security.length = 0;
  });
  afterAll(() => test.stop());

  const enrol = () => test.commands.execute(new EnrolStaff(PHONE, test.clock.now(), true));
  const signIn = async () => {
    const account = await test.commands.execute(new OpenAccount(PHONE, test.clock.now()));
    return test.app.get(Sessions, { strict: false }).open(account);
  };
  const call = (token: string, method: string, path: string, body?: unknown) =>
    test.request(method, `/api/me/second-factor${path}`, { token, body });
  const totp = () =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: test.clock.now().getTime() });
  const wrongCode = () => {
    const right = [-30, 0, 30].map((s) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: test.clock.now().getTime() + s * 1000 }),
    );
    return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) as string;
  };
  const prove = (token: string, body: object) => call(token, 'POST', '/proof', body);
  const guess = async (token: string) => (await prove(token, { totp: wrongCode() })).body.code;
  const guesses = async (token: string, n: number) => {
    const codes: string[] = [];
    for (let i = 0; i < n; i++) codes.push(await guess(token));
    return codes;
  };
  const proveByPasskey = async (token: string) =>
    prove(token, { passkey: passkey.get((await call(token, 'POST', '/challenge')).body) });
  const nextTotp = () => {
    test.advance(60);
    return totp();
  };
  const kinds = () => test.security.map(({ kind }) => kind);

  it('locks nobody out: recovery codes and proven sessions still work', async () => {
    expect(await guesses(thief, 7)).toEqual([
      ...Array(5).fill('second_factor_wrong'),
      ...Array(2).fill('second_factor_locked'),
    ]);
    expect((await prove(owner, { totp: nextTotp() })).status).toBe(200);
    const another = await signIn();
    expect((await prove(another, { totp: nextTotp() })).body.code).toBe('second_factor_locked');
    expect((await prove(another, { recovery_code: recoveryCodes[0] })).body.access).toBeTruthy();
    expect((await proveByPasskey(await signIn())).body.access).toBeTruthy();
    expect(await guess(thief)).toBe('second_factor_locked');
  });

  it('logs each guess, the lock, and each guess while it lasts', async () => {
    await guesses(thief, 7);
    expect(kinds()).toEqual([
      ...Array(5).fill('second_factor_failed'),
      'second_factor_locked',
      ...Array(2).fill('second_factor_refused'),
    ]);
    expect(test.security[5]).toMatchObject({ scope: 'account', seconds: 900 });
  });

  it('gets no new guesses when the owner proves the factor', async () => {
    const judged: string[] = [];
    for (let n = 0; n < 3; n++) {
      judged.push(...(await guesses(thief, 4)));
      const session = await signIn();
      await guess(session);
      const { access } = (await proveByPasskey(session)).body;
      expect((await prove(access, { totp: nextTotp() })).status).toBe(200);
    }
    expect(judged.filter((code) => code === 'second_factor_wrong').length).toBeLessThanOrEqual(5);
  });

  it('is counted separately in a proven session', async () => {
    expect((await guesses(owner, 6)).at(-1)).toBe('second_factor_locked');
    expect(await guess(thief)).toBe('second_factor_wrong');
    expect(test.security).toContainEqual(expect.objectContaining({ kind: 'second_factor_locked', scope: 'session' }));
    expect((await proveByPasskey(owner)).status).toBe(200);
    expect(await guess(owner)).toBe('second_factor_wrong');
  });

  it('is stopped after a hundred wrong codes: only another factor a week later, or another app, unlocks it', async () => {
    await guess(thief);
    const hundred = () => test.database.pool.query('update staff_factor_counter set wrong_in_a_row = 100');
    await hundred();
    test.advance(2 * DAY);
    thief = await signIn();
    const shut = await prove(thief, { totp: wrongCode() });
    expect([shut.status, shut.body.code, shut.headers['retry-after']]).toEqual([
      429,
      'second_factor_locked',
      undefined,
    ]);
    await proveByPasskey(await signIn());
    expect(await guess(thief)).toBe('second_factor_locked');
    test.advance(6 * DAY);
    const session = await signIn();
    expect((await prove(session, { totp: totp() })).status).toBe(429);
    const { access } = (await proveByPasskey(session)).body;
    expect((await prove(await signIn(), { totp: nextTotp() })).status).toBe(200);

    await guess(await signIn());
    await hundred();
    expect((await call(access, 'DELETE', '/totp')).status).toBe(204);
    secret = (await call(access, 'POST', '/totp')).body.secret;
    expect((await call(access, 'POST', '/totp/confirm', { code: totp() })).status).toBe(200);
    expect((await prove(await signIn(), { totp: nextTotp() })).status).toBe(200);
  });

  it('cannot end a proven session from an unproven one', async () => {
    const end = (token: string, id: string) => test.request('DELETE', `/api/me/sessions/${id}`, { token });
    const sessions = async (token: string): Promise<{ id: string; current: boolean }[]> =>
      (await test.request('GET', '/api/me/sessions', { token })).body.sessions;
    const ownId = async (token: string) => (await sessions(token)).find(({ current }) => current)?.id ?? '';
    const [ownerId, thiefId] = [await ownId(owner), await ownId(thief)];
    expect((await end(thief, ownerId)).body.code).toBe('prove_again');
    expect((await end(thief, await ownId(await signIn()))).status).toBe(204);
    expect((await end(owner, thiefId)).status).toBe(204);
    expect((await sessions(owner)).map(({ id }) => id)).toContain(ownerId);
  });

  it('sends a code thirty times: it is accepted once, and locks nothing', async () => {
    for (const make of [() => ({ recovery_code: recoveryCodes[0] }), () => ({ totp: nextTotp() })]) {
      const body = make();
      const session = await signIn();
      const answers = await Promise.all(Array.from({ length: 30 }, () => prove(session, body)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      for (const { status } of answers) expect([200, 401, 422]).toContain(status);
      const access = answers.find(({ status }) => status === 200)?.body.access;
      expect((await prove(access, { totp: nextTotp() })).status).toBe(200);
      expect((await prove(await signIn(), { totp: nextTotp() })).status).toBe(200);
    }
  });

  it('removes both factors at once: one stays', async () => {
    const id = passkey.id.toString('base64url');
    // Neither can delete before both have looked, unless they take turns.
    const holding = await test.database.pool.connect();
    await holding.query('begin; select from staff_totp for update; select from staff_passkey for update');
    const asked = Promise.all([call(owner, 'DELETE', '/totp'), call(owner, 'DELETE', `/passkeys/${id}`)]);
    const waiting = `select count(distinct pid)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await test.database.pool.query(waiting)).rows[0].n, { timeout: 10_000 }).toBe(2);
    await holding.query('commit');
    holding.release();
    const removals = await asked;
    expect(removals.map(({ status }) => status).sort()).toEqual([204, 409]);
    const { passkeys, totp: app } = (await call(owner, 'GET', '')).body;
    expect(passkeys.length + Number(app)).toBe(1);
  });

  it('adds two first factors at once: one becomes the first, and its recovery codes are valid', async () => {
    const code = await enrol();
    const token = await signIn();
    await call(token, 'POST', '/enrolment', { code });
    secret = (await call(token, 'POST', '/totp')).body.secret;
    const options = (await call(token, 'POST', '/passkeys/options')).body;
    const answers = await Promise.all([
      call(token, 'POST', '/totp/confirm', { code: totp() }),
      call(token, 'POST', '/passkeys', { passkey: passkey.create(options) }),
    ]);
    const sets = answers.flatMap(({ body }) => (body.recovery_codes ? [body.recovery_codes] : []));
    expect(sets).toHaveLength(1);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect((await prove(await signIn(), { recovery_code: sets[0][0] })).status).toBe(200);
  });

  it('leaves nothing that is added during an operator’s reset', async () => {
    for (let n = 0; n < 5; n++) {
      const enrolment = await enrol();
      const token = await signIn();
      await call(token, 'POST', '/enrolment', { code: enrolment });
      const options = (await call(token, 'POST', '/passkeys/options')).body;
      const adding = call(token, 'POST', '/passkeys', { passkey: passkey.create(options) });
      const [added] = await Promise.all([adding, enrol()]);
      expect([200, 401]).toContain(added.status);
      expect((await call(await signIn(), 'GET', '')).body).toMatchObject({ state: 'enrol', passkeys: [] });
    }
  });

  it('does not cause errors with invalid ids, or with a session that ends meanwhile', async () => {
    const answer = passkey.get((await call(thief, 'POST', '/challenge')).body);
    for (const id of ['\u0000', 'é', ''])
      expect((await prove(thief, { passkey: { ...answer, id } })).body.code).toBe('invalid');
    for (const id of ['%00', '%20', 'nobody'])
      expect((await call(owner, 'DELETE', `/passkeys/${id}`)).status).toBe(404);
    const ending = test.database.pool.query('delete from session');
    const late = await Promise.all(Array.from({ length: 8 }, () => call(owner, 'POST', '/passkeys/options')));
    await ending;
    for (const { status } of late) expect([200, 401]).toContain(status);
  });

  it('renews recovery codes, or requests a code, with a log line', async () => {
    expect((await call(owner, 'POST', '/recovery-codes')).status).toBe(200);
    await enrol();
    expect(kinds()).toEqual(
      expect.arrayContaining(['recovery_codes_renewed', 'second_factor_removed', 'enrolment_code_issued']),
    );
  });
});
