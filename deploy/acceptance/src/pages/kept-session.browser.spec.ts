import type { Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { checkNoticeColour, GREEN, RED } from '../browser/check-notice-colour.ts';
import { OpenedSite, WIDE } from './opened-site.ts';
import { askForCode, typeCode } from './typed-code.ts';

const isAtBottomRight = async (one: Locator): Promise<boolean> => {
  const { x, y, width, height } = (await one.boundingBox())!;
  return WIDE.width - x - width < 40 && WIDE.height - y - height < 40;
};

let site: OpenedSite;
beforeAll(async () => {
  site = await OpenedSite.open();
});
afterEach(() => site.closePages());
afterAll(() => site?.close());

it('B-14 X-17 Save keeps the home in the browser, records nothing before sign-in, and then saves it', async () => {
  const page = await site.visit(`/flat/${site.listings.open.slug}`);
  const taps: string[] = [];
  page.on('request', (asked) => {
    if (asked.url().includes('/api/buyer/') && !asked.url().endsWith('/viewed'))
      taps.push(`${asked.url().split('/').pop()} ${asked.postData()}`);
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();
  await page.getByText('Saved in this browser.').waitFor();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('dialog', { name: 'Sign in' }).waitFor();
  await askForCode(page, '9812300025');
  await page.getByText('Sent to +91').waitFor();
  expect(taps).toEqual([]);
  await typeCode(page, site.app.readCode('+919812300025'));
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();
  await expect.poll(() => taps).toEqual([`saved ${JSON.stringify({ property: site.listings.open.id, liked: true })}`]);
  await page.getByRole('button', { name: 'Saved', exact: true }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
  await expect
    .poll(() => taps.at(-1))
    .toBe(`saved ${JSON.stringify({ property: site.listings.open.id, liked: false })}`);
  // A rejected change is reported and reverted.
  const broken = 'Something went wrong on our side. Try again.';
  await page.route(/\/api\/buyer\/(saved|contacted)$/, (route) => route.fulfill({ status: 500, body: 'broken' }));
  for (const button of ['Save', 'Contact seller']) {
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect.poll(() => checkNoticeColour(page, RED, broken)).toBe('as wanted');
    await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).click();
    await page.getByRole('button', { name: button, exact: true }).waitFor();
  }
});

it('B-13 a visitor’s contact is recorded after signing in, not before', async () => {
  const page = await site.visit(`/flat/${site.listings.open.slug}`);
  const taps: string[] = [];
  page.on('request', (asked) => {
    if (asked.url().endsWith('/api/buyer/contacted')) taps.push(String(asked.postData()));
  });
  await page.getByRole('button', { name: 'Contact seller' }).click();
  await page.getByRole('dialog', { name: 'Sign in' }).waitFor();
  await askForCode(page, '9812300026');
  await page.getByText('Sent to +91').waitFor();
  expect(taps).toEqual([]);
  await typeCode(page, site.app.readCode('+919812300026'));
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('link', { name: /^Call \+91/ }).waitFor();
  expect(taps).toEqual([JSON.stringify({ property: site.listings.open.id })]);
});

it('X-12 an unverifiable token shows a red notice at the bottom right until it is dismissed', async () => {
  const page = await site.visit('/');
  await page.evaluate((token) => localStorage.setItem('access_token', token), String(site.people.buyer.token));
  await page.route('**/api/auth/token-verify', (route) => route.abort());
  await page.reload();
  const words = 'Something went wrong, please try again!';
  const notice = page.getByRole('alert').filter({ hasText: words }).first();
  await notice.waitFor();
  await expect.poll(() => checkNoticeColour(page, RED, words)).toBe('as wanted');
  await expect.poll(() => isAtBottomRight(notice)).toBe(true);
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await notice.waitFor({ state: 'detached' });
});

it('H-14 H-20 R-22 X-06 X-08 A-18 signing in and out are confirmed, and signing out works even if the server cannot be reached', async () => {
  const page = await site.visit('/dashboard/listing?x=1');
  await page.waitForURL('**/login?next=%2Fdashboard%2Flisting%3Fx%3D1');
  await askForCode(page, '9812300011');
  await page.getByText('Sent to +91').waitFor();
  await typeCode(page, site.app.readCode('+919812300011'));
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect.poll(() => checkNoticeColour(page, GREEN, "You've successfully logged in!")).toBe('as wanted');
  await page.getByText('Flat that waits for staff').first().waitFor();
  expect(page.url()).toBe(`${site.app.url}/dashboard/listing?x=1`);
  await page.route('**/api/auth/signout*', (route) => route.abort());
  await page.evaluate(() => {
    localStorage.setItem('naksha.city', 'panchkula');
    sessionStorage.setItem('of this visit', 'yes');
    (globalThis as { sameVisit?: boolean }).sameVisit = true;
  });
  await page.getByRole('button', { name: 'Your account' }).hover();
  await page.locator('header').getByText('Hello', { exact: true }).waitFor();
  await page.getByText('Logout', { exact: true }).first().click();
  await expect.poll(() => checkNoticeColour(page, GREEN, "You've successfully logged out!")).toBe('as wanted');
  await page.waitForURL((url) => url.pathname === '/home');
  expect(await page.evaluate('[Object.keys(localStorage), sessionStorage.length, window.sameVisit]')).toEqual([
    ['naksha.owner'],
    0,
    undefined,
  ]);
});

it('A-20 X-11 an unknown token is discarded, and the notice stays until it is dismissed', async () => {
  const stranger = site.app.client();
  stranger.token = 'no-such-token';
  const page = await site.visit('/', { as: stranger });
  const notice = page.getByRole('alert').filter({ hasText: 'Session expired! please login again' });
  await notice.waitFor();
  await expect.poll(() => checkNoticeColour(page, RED, 'Session expired! please login again')).toBe('as wanted');
  await expect.poll(() => isAtBottomRight(notice)).toBe(true);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await notice.waitFor({ state: 'detached' });
});
