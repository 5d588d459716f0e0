import { STAFF_PHONE } from '@naksha/deploy/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtMain } from '../app/built-main.ts';
import { TestApp } from '../app/start-test-app.ts';
import { totpCode } from '../app/totp-code.ts';

const SECRET = 'a secret of the tests, forty letters long';
const FACTOR = '/api/me/second-factor';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ settings: { NAKSHA_SECRET: SECRET } });
});
afterAll(() => app?.stop());

async function runStaff(...args: string[]): Promise<{ exit: number | string | null; said: string; code: string }> {
  const main = builtMain('staff', args, {
    NAKSHA_SECRET: SECRET,
    STAFF_PHONES: STAFF_PHONE,
    DATABASE_URL: app.database.url,
    READ_DATABASE_URL: app.database.url,
  });
  const exit = await main.ended;
  const said = main.output();
  return { exit, said, code: /^ {2}(\w{4}-\w{4}-\w{4}-\w{4})$/m.exec(said)?.[1] ?? '' };
}

it('only an operator’s command lets staff set up a second factor, and removes it again', async () => {
  const [{ exit, said, code }, unfit] = await Promise.all([
    runStaff('enrol', STAFF_PHONE),
    runStaff('promote', STAFF_PHONE),
  ]);
  expect([unfit.exit, unfit.said]).toEqual([1, expect.stringContaining('Unknown action: promote')]);
  expect(exit, said).toBe(0);
  expect(said).toContain('valid for one day and 5 tries');
  const staff = await app.client().signIn(STAFF_PHONE);
  expect((await staff.post(`${FACTOR}/totp`, {})).body.code).toBe('enrolment_code_wanted');
  expect((await staff.post(`${FACTOR}/enrolment`, { code })).status).toBe(204);
  const { secret } = (await staff.post(`${FACTOR}/totp`, {})).body;
  const added = await staff.post(`${FACTOR}/totp/confirm`, { code: totpCode(secret) });
  staff.token = added.body.access;
  expect((await staff.get('/api/staff/review')).status).toBe(200);

  const reset = await runStaff('reset', STAFF_PHONE);
  expect(reset.exit, reset.said).toBe(0);
  expect((await staff.get('/api/staff/review')).status).toBe(401);
  await staff.signIn(STAFF_PHONE);
  expect((await staff.get(FACTOR)).body).toMatchObject({ state: 'enrol', totp: false });
  expect((await staff.post(`${FACTOR}/enrolment`, { code: reset.code })).status).toBe(204);
});

it('Z-06 the same command grants, lists and revokes staff roles beside a running server', async () => {
  const phone = '+919812300021';
  const added = await runStaff('add', phone, '--role', 'reviewer,assistant', '--city', 'Mohali');
  expect([added.exit, added.said]).toEqual([0, expect.stringContaining('reviewer, assistant of Mohali')]);
  const staff = await app.client().signIn(phone);
  expect((await staff.get('/api/auth/myprofile')).body.users).toMatchObject({ is_staff: false });
  expect((await staff.get('/api/staff/review')).status).toBe(403);
  expect((await staff.get(FACTOR)).body).toMatchObject({ state: 'enrol' });
  const { said } = await runStaff('list');
  expect(said).toContain(`${STAFF_PHONE}  administrator (STAFF_PHONES)`);
  expect(said).toContain(`${phone}  reviewer, assistant of Mohali`);
  const removed = await runStaff('remove', phone);
  expect([removed.exit, removed.said]).toEqual([0, expect.stringContaining(`${phone}: no longer staff`)]);
  expect((await staff.get('/api/auth/myprofile')).status).toBe(401);
});
