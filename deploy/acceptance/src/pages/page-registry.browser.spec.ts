import { STAFF_PHONE } from '@naksha/deploy/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtClient } from '../app/client-build.ts';
import { EVERY_CHECK, type ListingPosted } from '../app/sample-flat.ts';
import { TestApp } from '../app/start-test-app.ts';
import type { TestClient } from '../app/test-client.ts';
import { shareBrowser, type TestBrowser } from '../browser/browser.ts';
import { WITHOUT_WEBGL } from '../browser/without-webgl.ts';

let app: TestApp;
let browser: TestBrowser;
let staff: TestClient;
let flat: ListingPosted;
beforeAll(async () => {
  [app, browser] = await Promise.all([TestApp.start({ client: builtClient() }), shareBrowser()]);
  staff = await app.signIn(STAFF_PHONE, 'Meera');
  flat = await (await app.signIn('+919812300061', 'Asha')).postFlat();
  await staff.post(`/api/staff/listings/${flat.id}/verify`, { checks: EVERY_CHECK });
  await app.drain();
});
afterAll(() => Promise.all([app?.stop(), browser?.close()]));

async function open(path: string, as?: TestClient): Promise<Page> {
  const context = await browser.person({ baseURL: app.url });
  // Head tags do not depend on the map.
  await context.addInitScript(WITHOUT_WEBGL);
  if (as?.token) await context.addInitScript((token) => localStorage.setItem('access_token', token), as.token);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

async function readHead(page: Page): Promise<string[]> {
  const written = await page
    .locator('head > title, head > meta, head > link, head > script[type$="ld+json"]')
    .evaluateAll((tags) => tags.map((tag) => (tag as unknown as { outerHTML: string }).outerHTML));
  return written
    .filter((tag) => /^<title|name="(description|keywords|robots)"|og:|canonical|hreflang|ld\+json/.test(tag))
    .map((tag) => tag.replace(/ ?\/?>$/, '>'))
    .sort();
}

it('R-15 R-22 U-70 a staff page is not found for a buyer and asks a visitor to sign in; an unknown page is not found for anyone', async () => {
  const page = await open('/staff/review', await app.signIn('+919812300062', 'Vikram'));
  await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
  await page.waitForURL('**/404');
  await expect.poll(() => page.title()).toBe('Page not found | Naksha');
  for (const words of ['Review queue', 'Try again', 'Keys: J and K'])
    expect(await page.locator('#content').getByText(words).count(), words).toBe(0);
  await page.context().close();

  const stranger = await open('/staff/review');
  await stranger.waitForURL('**/login?next=%2Fstaff%2Freview');
  expect((await stranger.goto('/nowhere/at-all'))?.status()).toBe(404);
  await stranger.waitForURL('**/404');
  await stranger.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
  await stranger.context().close();
});

it('U-70 staff can open it', async () => {
  const page = await open('/staff/review', staff);
  await page.getByRole('heading', { level: 1, name: 'Review queue' }).waitFor();
  await page.context().close();
});

it('R-02 R-03 D-165 a page reached by navigation has the same head as one loaded from the server', async () => {
  const page = await open('/hi/dashboard/listing', staff);
  await page.locator('#content').getByRole('heading', { level: 1 }).waitFor();
  const loaded = await open('about:blank', staff);
  const goTo = (path: string) =>
    page.evaluate((to) => {
      const { history, dispatchEvent, PopStateEvent } = globalThis as unknown as Moving;
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  for (const path of [
    '/hi/add',
    '/hi',
    '/hi/home',
    `/hi/flat/${flat.slug}`,
    '/hi/search/2bhk-flats-for-sale-in-mohali',
    '/hi/popular-searches',
    '/hi/staff/review',
    '/hi/home',
  ]) {
    await goTo(path);
    await loaded.goto(path);
    const served = await readHead(loaded);
    expect(served.length, path).toBeGreaterThanOrEqual(8);
    await expect.poll(() => readHead(page), { message: path }).toEqual(served);
  }
  await Promise.all([page.context().close(), loaded.context().close()]);
});
type Moving = {
  history: { pushState(state: null, unused: string, to: string): void };
  dispatchEvent(event: unknown): void;
  PopStateEvent: new (type: string) => unknown;
};
