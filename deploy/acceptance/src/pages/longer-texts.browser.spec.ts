import { fileURLToPath } from 'node:url';
import { STAFF_PHONE } from '@naksha/deploy/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtClient } from '../app/client-build.ts';
import { EVERY_CHECK, type ListingPosted } from '../app/sample-flat.ts';
import { TestApp } from '../app/start-test-app.ts';
import type { TestClient } from '../app/test-client.ts';
import { openBrowser, type TestBrowser } from '../browser/browser.ts';
import { layoutFaults } from '../browser/layout-faults.ts';

const SOON = { timeout: 30_000 };
const ENGLISH = fileURLToPath(new URL('../../../../events/src/contracts/messages/en/index.ts', import.meta.url));

type Message = string | { one: string; other: string };
let longer: string;
let app: TestApp;
let browser: TestBrowser;
let seller: TestClient;
let staff: TestClient;
let buyer: TestClient;
let open: ListingPosted;
let rejected: ListingPosted;

beforeAll(async () => {
  const { en } = (await import(ENGLISH)) as { en: Record<string, Message> };
  const catalogue = Object.fromEntries(Object.entries(en).map(([key, message]) => [key, lengthened(message)]));
  longer = `export const hi = ${JSON.stringify(catalogue)};`;
  [app, browser] = await Promise.all([TestApp.start({ client: builtClient() }), openBrowser()]);
  seller = await app.signIn('+919812300041', 'Asha');
  staff = await app.signIn(STAFF_PHONE, 'Meera');
  buyer = await app.signIn('+919812300042', 'Vikram');
  open = await seller.postFlat();
  rejected = await seller.postFlat({ title: 'Flat without papers', position: { lat: 30.71, lng: 76.73 } });
  await seller.postFlat({ title: 'Flat that waits for staff', position: { lat: 30.7, lng: 76.72 } });
  await staff.post(`/api/staff/listings/${open.id}/verify`, { checks: EVERY_CHECK });
  await staff.post(`/api/staff/listings/${rejected.id}/reject`, { reasons: ['no papers'] });
  await buyer.post('/api/buyer/contacted', { property: open.id });
  await app.drain();
});
afterAll(() => Promise.all([app?.stop(), browser?.close()]));

/** Each word two letters in five longer: what wraps between words and what can't must both find room. */
const stretched = (text: string): string =>
  text.replace(/\{\w+\}|\p{L}+/gu, (word) => {
    if (word.startsWith('{')) return word;
    const more = Math.ceil(word.length * 0.4) / word.length;
    const twice = (k: number) => Math.floor((k + 1) * more) > Math.floor(k * more);
    return [...word].map((letter, k) => (twice(k) ? letter + letter : letter)).join('');
  });
const lengthened = (message: Message): Message =>
  typeof message === 'string' ? stretched(message) : { one: stretched(message.one), other: stretched(message.other) };

type Looked = { name: string; path: string; as?: TestClient; shown: string; act?: (page: Page) => Promise<void> };
const looked = (): Looked[] => [
  { name: 'landing', path: '', shown: 'main h1' },
  { name: 'sign-in', path: '/login', shown: 'input[type=tel]' },
  { name: 'sign-in, code', path: '/login', shown: 'input[type=tel]', act: askForACode },
  { name: 'posting', path: '/add', shown: 'main form, main section' },
  {
    name: 'posting, refused',
    path: '/add',
    shown: 'main form, main section',
    act: (page) => press(page, 'Post property'),
  },
  { name: 'listing', path: `/flat/${open.slug}`, shown: 'main h1' },
  { name: 'listing, contacted', path: `/flat/${open.slug}`, as: buyer, shown: 'a[href^="tel:"]' },
  { name: 'listing, own', path: `/flat/${open.slug}`, as: seller, shown: 'main h1' },
  { name: 'not found', path: '/404', shown: 'main h1' },
  { name: 'own listings', path: '/dashboard/listing', as: seller, shown: '[data-listing]' },
  {
    name: 'own listings, price',
    path: '/dashboard/listing',
    as: seller,
    shown: '[data-listing]',
    act: (page) => page.locator('[data-listing] [role=group] button').first().click(),
  },
  {
    name: 'own listings, delete',
    path: '/dashboard/listing',
    as: seller,
    shown: '[data-listing]',
    act: (page) => page.locator('[data-listing] [role=group] button').last().click(),
  },
  { name: 'edit', path: `/dashboard/edit/${open.slug}`, as: seller, shown: 'main h1' },
  { name: 'leads', path: '/dashboard/leads', as: seller, shown: '[data-lead]' },
  { name: 'staff review', path: '/staff/review', as: staff, shown: 'input[type=checkbox]' },
  { name: 'staff accounts', path: '/staff/accounts', as: staff, shown: 'input[type=tel]' },
  { name: 'staff security', path: '/staff/security', as: staff, shown: 'main h2' },
  {
    name: 'staff, rejecting',
    path: '/staff/review',
    as: staff,
    shown: 'input[type=checkbox]',
    act: (page) => press(page, 'Reject'),
  },
  { name: 'menu', path: '', shown: 'main h1', act: (page) => press(page, 'Menu', 'dialog') },
  {
    name: 'sign-in in a dialog',
    path: `/flat/${open.slug}`,
    shown: 'main h1',
    act: (page) => press(page, 'Contact seller', 'dialog'),
  },
  {
    name: 'home, filters',
    path: '/home',
    shown: '[data-testid=map]',
    act: (page) => press(page, 'More', 'dialog'),
  },
  {
    name: 'home, cities',
    path: '/home',
    shown: '[data-testid=map]',
    act: (page) => press(page, 'City', 'dialog'),
  },
  { name: 'home', path: '/home?c=30.69700,76.71000,15', shown: '[data-testid=map][data-state=settled]' },
];

/** @param words of the English button, which stands there stretched */
async function press(page: Page, words: string, opens?: 'dialog'): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`^${stretched(words)}(:|$)`) })
    .filter({ visible: true })
    .first()
    .click();
  if (opens) await page.getByRole(opens).first().waitFor(SOON);
}

async function askForACode(page: Page): Promise<void> {
  // A number of its own for each width: from another browser it gets no second code so soon.
  await page.locator('input[type=tel]').fill(page.viewportSize()?.width === 360 ? '9812300043' : '9812300044');
  await page.locator('main form button[type=submit]').click();
  await page.locator('main form input[autocomplete=one-time-code]').first().waitFor(SOON);
}

it('makes every word at least 40 % longer', () => {
  expect(stretched('Verify {n} of homes')).toBe('Veeriifyy {n} off hommess');
});

it.concurrent.each([
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
])(
  'D-167 at $width px every page holds texts that are 40 % longer than the English: nothing is cut off, spills or overlaps',
  async (viewport) => {
    const faults: Record<string, string[]> = {};
    for (const { name, path, as, shown, act } of looked()) {
      const context = await browser.person({ viewport, reducedMotion: 'reduce' });
      if (as?.token) await context.addInitScript((token) => localStorage.setItem('access_token', token), as.token);
      const page = await context.newPage();
      // In place of one of the languages, so that no such language is shipped.
      await page.route(/\/assets\/hi-[^/]*\.js$/, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: longer }),
      );
      await page.goto(`${app.url}/hi${path}`);
      await page.locator(shown).filter({ visible: true }).first().waitFor(SOON);
      await act?.(page);
      await page.evaluate('document.fonts.ready.then(() => 1)');
      const found = await layoutFaults(page);
      if (found.length > 0) faults[name] = found;
      await context.close();
    }
    expect(faults).toEqual({});
  },
);
