import { STAFF_PHONE } from '@naksha/deploy/testing';
import { encodeCanonicalUrlPath } from '@naksha/events/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtClient } from '../app/client-build.ts';
import { EVERY_CHECK } from '../app/sample-flat.ts';
import { TestApp } from '../app/start-test-app.ts';
import { shareBrowser, type TestBrowser } from '../browser/browser.ts';

const SOON = { timeout: 20_000 };

let app: TestApp;
let browser: TestBrowser;
beforeAll(async () => {
  [app, browser] = await Promise.all([TestApp.start({ client: builtClient() }), shareBrowser()]);
});
afterAll(() => Promise.all([app?.stop(), browser?.close()]));

it('a listing with a Hindi title opens by its URL, also after its seller has renamed it', async () => {
  const [seller, staff] = [await app.signIn('+919812300041'), await app.signIn(STAFF_PHONE)];
  const title = 'झील के पास तीन बेडरूम';
  const { id, slug } = await seller.postFlat({ title });
  await staff.post(`/api/staff/listings/${id}/verify`, { checks: EVERY_CHECK });
  await app.drain();
  const context = await browser.person({ baseURL: app.url });
  await context.addInitScript((token) => localStorage.setItem('access_token', token ?? ''), seller.token);
  const page = await context.newPage();
  const former = encodeCanonicalUrlPath(`/flat/${slug}`);

  await page.goto(former);
  await page.getByRole('heading', { level: 1, name: title }).waitFor(SOON);
  expect(new URL(page.url()).pathname).toBe(former);

  await page.goto(encodeCanonicalUrlPath(`/dashboard/edit/${slug}`));
  await page.getByLabel('Title').fill('Three bedrooms by the lake', SOON);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.waitForURL(/\/flat\/three-bedrooms-by-the-lake-/, SOON);
  await app.drain();

  await page.goto(`${former}.`);
  await page.getByRole('heading', { level: 1, name: 'Three bedrooms by the lake' }).waitFor(SOON);
  expect(new URL(page.url()).pathname).toBe(`/flat/three-bedrooms-by-the-lake-${id}`);
});

it('a link with invalid filters names them until another filter is chosen', async () => {
  const context = await browser.person({ baseURL: app.url });
  const page = await context.newPage();
  await page.goto('/home?bedroom=many&amp;Property_Subtype=flat');
  const notice = page.getByTestId('unread-filters');
  await notice.getByText('“Bedrooms: many”').waitFor(SOON);
  // The map is at rest and has updated the URL.
  await page.waitForURL(/[?&]c=.*property_subtype=flat/, SOON);
  expect(await notice.isVisible()).toBe(true);
  await page.getByRole('button', { name: 'Remove filter: Flat' }).click();
  await notice.waitFor({ state: 'detached' });
});
