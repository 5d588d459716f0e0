import { STAFF_PHONE } from '@naksha/deploy/testing';
import { EnrolStaff } from '@naksha/services';
import { CommandBus } from '@nestjs/cqrs';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { builtClient } from '../app/client-build.ts';
import { TestApp } from '../app/start-test-app.ts';
import { totpCode } from '../app/totp-code.ts';
import { shareBrowser, type TestBrowser } from '../browser/browser.ts';
import { findLayoutProblems } from '../browser/find-layout-problems.ts';
import { PeopleOnStage } from '../browser/people-on-stage.ts';

const SPAMMER = '+919812300071';
/** A string only in the passkey library. */
const LIBRARY = 'ERROR_CEREMONY_ABORTED';

let app: TestApp;
let browser: TestBrowser;
let people: PeopleOnStage;
beforeAll(async () => {
  [app, browser] = await Promise.all([TestApp.start({ client: builtClient() }), shareBrowser()]);
  people = new PeopleOnStage(browser);
});
afterAll(() => Promise.all([app?.stop(), browser?.close()]));
afterEach(({ task }) => people.leave(task));

/** A virtual authenticator by the DevTools protocol. */
async function plugIn(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** Ages the proof by ten minutes. */
const forgetProof = () => app.database.pool.query(`update session set proven_at = proven_at - interval '10 minutes'`);

it('S-23 staff set up a passkey with an operator’s code, use it at the next sign-in, end a user’s sessions, block the account and add an app', async () => {
  const spammer = await app.signIn(SPAMMER, 'Ravi');
  const staff = await people.arrive(app, '/login?next=/staff/accounts');
  const { page } = staff;
  await plugIn(page);
  await staff.signIn(STAFF_PHONE, 'Meera');

  // The texted code alone gives no access.
  await heading(page, 'Set up two-step verification');
  expect(await page.getByLabel('Mobile number').count()).toBe(0);
  const given = page.getByLabel('Code from your server administrator');
  await given.fill('abcd-efgh-ijkm-npqr');
  await press(page, 'Continue');
  await page.getByText('The code is wrong or has already been used. Enter another code.').waitFor();
  expect(await findLayoutProblems(page)).toEqual([]);
  const commands = app.naksha.app.get(CommandBus, { strict: false });
  await given.fill(await commands.execute(new EnrolStaff(STAFF_PHONE, new Date(), false)));
  await press(page, 'Continue');
  await press(page, 'Add a passkey');
  await expect.poll(() => page.getByTestId('recovery-code').count()).toBe(10);
  const [recoveryCode] = await page.getByTestId('recovery-code').allTextContents();
  await press(page, 'I have written down the codes');
  await heading(page, 'Accounts');

  // Another session needs its own proof.
  await page.evaluate('localStorage.clear()');
  await page.goto('/login?next=/staff/accounts');
  await staff.signIn(STAFF_PHONE);
  await heading(page, 'Confirm it’s you');
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await findLayoutProblems(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await press(page, 'Use your passkey');
  await heading(page, 'Accounts');

  // Blocking needs a fresh proof.
  await page.getByLabel('Mobile number').fill(SPAMMER.slice(3));
  await press(page, 'Find');
  await page.getByRole('heading', { name: 'Ravi' }).waitFor();
  await page.getByText('1 open session').waitFor();
  expect(page.url()).toMatch(/\/staff\/accounts\?account=[0-9a-f-]{36}$/);
  const dialog = page.getByRole('dialog');
  await press(page, 'End all sessions');
  await dialog.getByRole('button', { name: 'End all sessions' }).click();
  await page.getByText('0 open sessions').waitFor();
  expect((await spammer.get('/api/auth/myprofile')).status).toBe(401);
  await press(page, 'Block account');
  await dialog.getByLabel('Reason').selectOption('fraud');
  await dialog.getByRole('button', { name: 'Block account' }).click();
  await page.getByText(/^Blocked since .*: fraud$/).waitFor();
  await expect(app.signIn(SPAMMER)).rejects.toThrow('account_blocked');
  await forgetProof();
  await press(page, 'Unblock');
  await dialog.getByRole('button', { name: 'Unblock' }).click();
  await page.getByText('To continue, use your passkey or enter a code from your authenticator app.').waitFor();
  await press(page, 'Use your passkey');
  await page.getByText('Account unblocked.').waitFor();
  await page.getByText(/^Blocked since/).waitFor({ state: 'detached' });

  // An authenticator app in addition, then a recovery code.
  await page.getByRole('link', { name: 'Two-step verification' }).click();
  await heading(page, 'Two-step verification');
  await press(page, 'Add an authenticator app');
  const key = (await page.getByTestId('totp-key').textContent()) ?? '';
  await page.getByLabel('Code shown in the app').fill(totpCode(key.replace(/\s/g, '')));
  await press(page, 'Confirm');
  await page.getByText('Authenticator app', { exact: true }).waitFor();
  expect(await findLayoutProblems(page)).toEqual([]);
  await page.evaluate('localStorage.clear()');
  await page.goto('/login?next=/staff/security');
  await staff.signIn(STAFF_PHONE);
  await press(page, 'Use a recovery code');
  await page.getByLabel('Recovery code').fill(recoveryCode);
  await press(page, 'Continue');
  await page.getByText('9 codes left.').waitFor();
  expect(staff.troubles).toEqual([]);
});

it('Home does not load the passkey code', async () => {
  const visitor = await people.arrive(app, '/404');
  const loaded = new Set<string>();
  visitor.page.on('request', (request) => {
    if (/\/assets\/.*\.js$/.test(request.url())) loaded.add(request.url());
  });
  await visitor.page.goto('/home');
  await visitor.page.locator('[data-testid=map][data-state=settled]').waitFor();
  const scripts = await Promise.all([...loaded].map(async (url) => (await fetch(url)).text()));
  expect(scripts.length).toBeGreaterThan(2);
  expect(scripts.filter((script) => script.includes(LIBRARY))).toEqual([]);
});
