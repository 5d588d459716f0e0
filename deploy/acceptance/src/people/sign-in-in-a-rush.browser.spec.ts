import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtClient } from '../app/client-build.ts';
import { TestApp } from '../app/start-test-app.ts';
import { shareBrowser, type TestBrowser } from '../browser/browser.ts';
import { findLayoutProblems } from '../browser/find-layout-problems.ts';
import { passTimeUntilSeen } from '../browser/pass-time.ts';

let app: TestApp;
let browser: TestBrowser;
beforeAll(async () => {
  const settings = { OTP_LENGTH: '6', SIGN_IN_TEXTS_AN_HOUR: '20' };
  [app, browser] = await Promise.all([TestApp.start({ client: builtClient(), settings }), shareBrowser()]);
  // Uses up the address's free texts.
  await app.client().post('/api/auth/signup/signin', { mobile_phone: '9812300001', country_code: '+91' });
});
afterAll(() => Promise.all([app?.stop(), browser?.close()]));

const SHOTS = process.env.SHOTS;

it('in a rush of sign-ins, the page solves the required puzzle, says so, and shows a box for each digit', async () => {
  // From here, at least every tenth code is one digit longer.
  await app.database.pool.query(
    `insert into sign_in_code select 'n' || n, 'code', now(), now() + interval '9 minutes', 0, 'browser', 10000 from generate_series(1, 170) n`,
  );
  const context = await browser.person({ baseURL: app.url, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const shoot = async (name: string) => {
    if (!SHOTS) return;
    mkdirSync(SHOTS, { recursive: true });
    await page.screenshot({ path: `${SHOTS}/${name}.png` });
  };
  await page.goto('/login');
  // The script that reads numbers loads on the first input, and people may submit before it has loaded.
  const submitted = Promise.withResolvers<void>();
  await page.route(/\/phone-[\w-]+\.js$/, async (route) => {
    await submitted.promise;
    await route.continue();
  });
  await page.getByLabel('Mobile number').fill('18001234567');
  await page.getByRole('button', { name: 'Send code' }).click();
  submitted.resolve();
  await page.getByText('+91 1800 123 4567 is not a mobile number and can’t receive texts.').waitFor();
  await shoot('unfit-360');
  await page.getByLabel('Mobile number').fill('9812300002');
  // The solution is held back, because a fast machine solves the puzzle before the text can be seen.
  const seen = Promise.withResolvers<void>();
  await page.route('**/api/auth/signup/signin', async (route) => {
    if (route.request().postDataJSON().proof) await seen.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByText('your device solves a short puzzle first').waitFor();
  await shoot('working-360');
  seen.resolve();
  await page.getByText('Sent to +91').waitFor();
  const code = app.readCode('+919812300002');
  expect(code).toMatch(/^\d{7}$/);
  const boxes = page
    .locator('form')
    .filter({ hasText: 'Sent to +91' })
    .locator('input[maxlength], input[autocomplete]');
  await expect.poll(() => boxes.count()).toBeGreaterThanOrEqual(7);
  expect(await findLayoutProblems(page)).toEqual([]);
  await shoot('code-360');
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await findLayoutProblems(page)).toEqual([]);
  await shoot('code-1440');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator('form').filter({ hasText: 'Sent to +91' }).locator('input').first().click();
  await page.keyboard.type(code);
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await page.getByLabel('First name').waitFor();
  // Sign-in cookies are HttpOnly.
  expect(await page.evaluate('document.cookie')).toBe('');
  await context.close();
});

it.each([360, 1440])('A-05 A-32 A-37 the automatic dialog does not interrupt a form, at %i', async (width) => {
  const context = await browser.person({ baseURL: app.url, viewport: { width, height: 800 } });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto('/contact');
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await passTimeUntilSeen(dialog.getByLabel('First name'));
  expect(await findLayoutProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await dialog.count()).toBe(1);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });
  const name = page.getByLabel('Name', { exact: true });
  const staysAway = async () => {
    await page.clock.runFor(5000);
    expect(await page.getByRole('dialog').count()).toBe(0);
  };
  await name.fill('Asha');
  await page.clock.runFor(130_000);
  await staysAway();
  // Left without saving.
  await name.blur();
  await staysAway();
  // Restores the empty field.
  await name.fill('');
  await staysAway();
  await name.blur();
  await passTimeUntilSeen(dialog.getByLabel('First name'));
  await context.close();
});
