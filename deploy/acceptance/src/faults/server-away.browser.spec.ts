import type { Route } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtClient } from '../app/client-build.ts';
import type { ListingPosted } from '../app/sample-flat.ts';
import { TestApp } from '../app/start-test-app.ts';
import type { TestClient } from '../app/test-client.ts';
import { shareBrowser, type TestBrowser } from '../browser/browser.ts';
import { passTimeUntilSeen } from '../browser/pass-time.ts';

const SOON = { timeout: 30_000 };
const EVERYTHING = '**/*';
const BROKEN = 'Something went wrong on our side. Try again.';
const broken = (route: Route) => route.fulfill({ status: 500, body: 'broken' });

let app: TestApp;
let browser: TestBrowser;
let seller: TestClient;
let flat: ListingPosted;
beforeAll(async () => {
  [app, browser] = await Promise.all([TestApp.start({ client: builtClient() }), shareBrowser()]);
  seller = await app.signIn('+919812300051', 'Asha');
  flat = await seller.postFlat();
  await app.drain();
});
afterAll(() => Promise.all([app?.stop(), browser?.close()]));

async function visit(path: string) {
  const context = await browser.person({ baseURL: app.url });
  await context.addInitScript((token) => localStorage.setItem('access_token', token), seller.token!);
  const page = await context.newPage();
  await page.goto(path);
  return {
    page,
    away: (what = EVERYTHING) => context.route(what, (route) => route.abort('connectionrefused')),
    back: (what = EVERYTHING) => context.unroute(what),
    leave: () => context.close(),
  };
}

it('a page whose script cannot be loaded says so and loads once the server is back', async () => {
  const { page, away, back, leave } = await visit('/404');
  await page.getByRole('heading', { level: 1 }).waitFor(SOON);
  await away();
  await page.getByRole('link', { name: 'Post Property' }).first().click();
  await page.getByText('This page could not be shown.').waitFor(SOON);
  // A manual retry does not lead to the browser's error page either.
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('link', { name: 'Naksha' }).first().waitFor(SOON);
  await back();
  await page.getByRole('heading', { name: 'Post your property' }).waitFor(SOON);
  await leave();
});

it('X-14 a missing script chunk reloads the page once', async () => {
  const { page, away, back, leave } = await visit('/404');
  await page.getByRole('heading', { level: 1 }).waitFor(SOON);
  await page.evaluate('window.sameVisit = true');
  await away('**/post-page-*.js');
  const loaded = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Post Property' }).first().click();
  await loaded;
  await back('**/post-page-*.js');
  expect(await page.evaluate('window.sameVisit')).toBeUndefined();
  await leave();
});

it('data that cannot be loaded show an error, and load once the server is back', async () => {
  const { page, away, back, leave } = await visit('/404');
  await page.getByRole('heading', { level: 1 }).waitFor(SOON);
  await page.getByRole('button', { name: 'Your account' }).hover();
  const own = page.locator('header').getByRole('link', { name: 'My Listing' });
  await own.waitFor(SOON);
  await page.clock.install();
  await away('**/api/**');
  await own.click();
  await passTimeUntilSeen(page.getByText('No connection. Check your internet connection and try again.'));
  await back('**/api/**');
  await passTimeUntilSeen(page.locator(`[data-listing="${flat.id}"]`));
  await leave();
});

it('X-17 a failed price change or deletion shows an error; keyboard focus stays in place after a saved price and moves to the top of the list after a deletion', async () => {
  const { page, leave } = await visit('/dashboard/listing');
  const row = page.locator(`[data-listing="${flat.id}"]`);
  await row.getByRole('button', { name: 'Change the price' }).click(SOON);
  // The field has the focus when the form opens, and keeps it when saving fails.
  const price = row.locator('input:focus');
  await price.fill('8400000', SOON);
  await page.route(`**/api/property/${flat.id}`, broken);
  await price.press('Enter');
  await row.getByText(BROKEN).waitFor(SOON);
  await page.unroute(`**/api/property/${flat.id}`);
  await price.press('Enter');
  await row.getByText('₹84,00,000').waitFor(SOON);
  await page.locator('button:focus', { hasText: 'Change the price' }).waitFor(SOON);
  await page.route('**/sold-delete/*', broken);
  const remove = async () => {
    await row.getByRole('button', { name: 'Delete' }).press('Enter');
    await page.locator('h1:focus').waitFor(SOON);
    expect(await row.count()).toBe(0);
    // Leaving the page ends the chance to undo.
    await page.getByRole('main').getByRole('link', { name: 'Post Property' }).click();
  };
  await remove();
  await page.getByRole('alert').getByText(BROKEN).waitFor(SOON);
  await page.unroute('**/sold-delete/*');
  await page.goBack();
  await row.waitFor(SOON);
  await remove();
  await page.goBack();
  await page.getByText('You haven’t posted anything yet.').waitFor(SOON);
  await leave();
});

it('X-17 a failed posting shows an error and keeps what was typed', async () => {
  const { page, leave } = await visit('/add');
  await page.getByRole('group', { name: 'Kind of property' }).getByText('Flat').click(SOON);
  await page.getByLabel('Start from a locality').selectOption({ label: 'Sector 70' });
  await page.getByLabel('Expected price in rupees').fill('8500000');
  await page.getByLabel('Area', { exact: true }).fill('1450');
  await page.getByRole('group', { name: 'Bedrooms' }).getByText('3', { exact: true }).click();
  await page.getByLabel('Title').fill('Corner flat near the lake');
  await page.route('**/api/property/residential/flat', broken);
  await page.getByRole('button', { name: 'Post property' }).click();
  await page.getByRole('alert').getByText(`Your property was not posted. ${BROKEN}`).waitFor(SOON);
  expect(await page.getByLabel('Title').inputValue()).toBe('Corner flat near the lake');
  await leave();
});
