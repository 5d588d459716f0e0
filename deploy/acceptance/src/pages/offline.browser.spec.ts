import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STAFF_PHONE } from '@naksha/deploy/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtClient } from '../app/client-build.ts';
import { EVERY_CHECK, type ListingPosted } from '../app/sample-flat.ts';
import { TestApp } from '../app/start-test-app.ts';
import type { TestClient } from '../app/test-client.ts';
import { shareBrowser, type TestBrowser } from '../browser/browser.ts';
import { PHONE } from '../home/street-test.ts';

const SOON = { timeout: 30_000 };
const WIDE = { viewport: { width: 1440, height: 900 } };
const AT = { lat: 30.697, lng: 76.71 };
const VIEW = `/home?c=${AT.lat},${AT.lng},16`;

let app: TestApp;
let browser: TestBrowser;
let client: string;
let seller: TestClient;
let staff: TestClient;
beforeAll(async () => {
  client = mkdtempSync(join(tmpdir(), 'naksha-releases-'));
  cpSync(builtClient(), client, { recursive: true });
  [app, browser] = await Promise.all([TestApp.start({ client }), shareBrowser()]);
  [seller, staff] = [await app.signIn('+919812300081', 'Asha'), await app.signIn(STAFF_PHONE)];
});
afterAll(async () => {
  await Promise.all([app?.stop(), browser?.close()]);
  rmSync(client, { recursive: true });
});

async function postFlat(title: string): Promise<ListingPosted> {
  const flat = await seller.postFlat({ title, position: AT });
  await staff.post(`/api/staff/listings/${flat.id}/verify`, { checks: EVERY_CHECK });
  await app.drain();
  return flat;
}

const hasWorker = (page: Page) =>
  expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true);

/** A browser that allows service workers, with the page controlled by one. */
async function visit(path: string, screen: object, as?: TestClient): Promise<Page> {
  const context = await browser.person({ ...screen, baseURL: app.url, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto('/404');
  if (as) await page.evaluate((token) => localStorage.setItem('access_token', token), as.token!);
  await page.goto(path);
  await hasWorker(page);
  return page;
}

const keptHomes = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { indexedDB } = globalThis as unknown as { indexedDB: { open(name: string): OpenRequest } };
    type OpenRequest = { result: Database; onsuccess(): void; onerror(): void };
    type Database = { transaction(store: string): { objectStore(store: string): Store }; close(): void };
    type Store = { getAll(): { result: { key: string[] }[]; onsuccess(): void } };
    const database = await new Promise<Database>((resolve, reject) => {
      const opening = indexedDB.open('naksha-offline');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = reject;
    });
    const kept = await new Promise<{ key: string[] }[]>((resolve) => {
      const reading = database.transaction('answers').objectStore('answers').getAll();
      reading.onsuccess = () => resolve(reading.result);
    });
    database.close();
    return kept.map(({ key }) => key).flatMap(([kind, slug]) => (kind === 'property' && slug !== 'around' ? slug : []));
  });

const opens = (page: Page, path: string): Promise<boolean> =>
  page.goto(path).then(
    () => true,
    () => false,
  );
/** Shows a time if anything is shown; the map's list may be empty here. */
const offlineBar = (page: Page) => page.getByText(/You are offline\./);
const heart = (page: Page) => page.locator('main').getByRole('button', { name: /^Save/ }).first();

describe.each([
  ['on a wide screen', WIDE],
  ['on a phone', PHONE],
])('without a connection, %s', (where, screen) => {
  it('D-162 K-50 X-18 opened and saved pages open again, actions are queued and sent once, and impossible actions are rejected', async () => {
    const [opened, saved] = [
      await postFlat(`Corner flat opened ${where}`),
      await postFlat(`Garden flat saved ${where}`),
    ];
    const buyer = await app.signIn(where === 'on a phone' ? '+919812300082' : '+919812300083', 'Bina');
    await buyer.post('/api/buyer/saved', { property: saved.id, liked: true });
    await app.drain();
    const page = await visit(VIEW, screen, buyer);
    expect(await page.evaluate('navigator.serviceWorker.controller.scriptURL')).toBe(`${app.url}/service-worker.js`);
    await page.locator('[data-testid=map][data-state=settled]').waitFor({ timeout: 60_000 });
    await page.goto(`/flat/${opened.slug}`);
    await page.getByRole('button', { name: 'Contact seller' }).first().waitFor(SOON);
    // The saved home was never opened in this browser.
    await expect.poll(() => keptHomes(page)).toEqual(expect.arrayContaining([opened.slug, saved.slug]));

    await page.context().setOffline(true);
    await page.goto(`/flat/${saved.slug}`);
    await page.getByText('₹85,00,000').filter({ visible: true }).first().waitFor(SOON);
    await page.getByText(/You are offline\. Showing data as of/).waitFor(SOON);
    for (const path of ['/sitemap.xml', '/photos/abc/320.webp', '/api/listings', '/graphql'])
      await expect(page.goto(path), path).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
    // The browser's error page may still be loading.
    await expect.poll(() => opens(page, `/flat/${opened.slug}`)).toBe(true);
    await page.getByRole('button', { name: 'Contact seller' }).first().click(SOON);
    await page.getByText('No connection. Check your internet connection and try again.').first().waitFor(SOON);
    await heart(page).click();
    await page.getByText('Saved on this device. We’ll send it once you are online.').waitFor(SOON);
    await page.goto(VIEW);
    await offlineBar(page).waitFor(SOON);
    await page.locator('[data-testid=map][data-state=settled]').waitFor({ timeout: 60_000 });
    expect(await page.getByText('This page could not be shown.').count()).toBe(0);

    await page.context().setOffline(false);
    await page.getByText('Your offline changes have been sent.').waitFor(SOON);
    await offlineBar(page).waitFor({ state: 'detached' });
    await app.drain();
    const { body: marks } = await buyer.get('/api/me/marks');
    expect(marks.saved.toSorted()).toEqual([opened.id, saved.id].toSorted());
    const { rows } = await app.database.pool.query(
      `select count(*)::int as times from events where type = 'ListingSaved' and stream like $1`,
      [`%${opened.id}%`],
    );
    expect(rows).toEqual([{ times: 1 }]);
    await page.context().close();
  });
});

it('D-163 a withdrawn home is deleted on the next connection, and all offline data at logout', async () => {
  const [flat, gone] = [await postFlat('Flat that stays'), await postFlat('Flat that goes')];
  const buyer = await app.signIn('+919812300084', 'Chand');
  const page = await visit(`/flat/${gone.slug}`, WIDE, buyer);
  await expect.poll(() => keptHomes(page)).toContain(gone.slug);
  await page.goto(`/flat/${flat.slug}`);
  await expect.poll(() => keptHomes(page)).toContain(flat.slug);
  await seller.put(`/api/property/sold-delete/${gone.id}`, { action: 'delete' });
  await app.drain();
  await page.reload();
  await expect.poll(() => keptHomes(page)).toEqual([flat.slug]);

  await page.context().setOffline(true);
  await heart(page).click(SOON);
  await page.getByText('Saved on this device. We’ll send it once you are online.').waitFor(SOON);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/home**', SOON);
  await expect.poll(() => keptHomes(page)).toEqual([]);
  const caches = () => page.evaluate<string[]>('caches.keys()');
  await expect.poll(async () => (await caches()).filter((name) => !/precache|naksha-assets/.test(name))).toEqual([]);
  // A hash of the account, to recognise another person's sign-in.
  await expect.poll(() => page.evaluate('Object.keys(localStorage)')).toEqual(['naksha.owner']);
  await page.context().setOffline(false);
  await page.reload();
  await hasWorker(page);
  await app.drain();
  // It was queued in their name.
  const { rows } = await app.database.pool.query(`select from events where type = 'ListingSaved' and stream like $1`, [
    `%${flat.id}%`,
  ]);
  expect(rows).toEqual([]);
  await page.context().close();
});

/** follow-releases.ts */
const LOOKS_AGAIN_MS = 2000;
/** Runs in a page: counts how often it postpones the reload. */
const COUNT_LOOKS = `
  const later = window.setTimeout;
  window.looks = 0;
  window.setTimeout = (run, ms, ...rest) => {
    if (ms === ${LOOKS_AGAIN_MS}) window.looks++;
    return later(run, ms, ...rest);
  };`;

it('N-04 a new release waits for an edited form and then reloads the page', async () => {
  const page = await visit('/contact', WIDE);
  await page.clock.install();
  await page.evaluate(COUNT_LOOKS);
  const typed = page.getByLabel('Message').first();
  await typed.fill('Is the corner flat');
  const worker = join(client, 'service-worker.js');
  for (const packed of ['.br', '.gz']) rmSync(worker + packed, { force: true });
  writeFileSync(worker, `${readFileSync(worker, 'utf8')}\n// the next release\n`);
  await page.evaluate('navigator.serviceWorker.getRegistration().then((one) => one.update())');
  const waits = () => page.evaluate('navigator.serviceWorker.getRegistration().then((one) => one.waiting !== null)');
  await expect.poll(waits).toBe(true);
  // Waits for repeated checks; if the form were free, the page would have reloaded.
  const looks = async () => {
    await page.clock.fastForward(LOOKS_AGAIN_MS);
    return page.evaluate('window.looks');
  };
  await expect.poll(looks).toBeGreaterThan(3);
  expect(await typed.inputValue()).toBe('Is the corner flat');
  const reloaded = page.waitForEvent('load', SOON);
  await typed.fill('');
  await typed.blur();
  await page.clock.fastForward(LOOKS_AGAIN_MS);
  await reloaded;
  expect(await page.evaluate('window.looks')).toBeUndefined();
  await expect.poll(waits).toBe(false);
  await page.context().close();
});
