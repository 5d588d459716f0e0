import { fileURLToPath } from 'node:url';
import { STAFF_PHONE } from '@naksha/deploy/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientWithHindi } from '../app/client-build.ts';
import { EVERY_CHECK, type ListingPosted } from '../app/sample-flat.ts';
import { TestApp } from '../app/start-test-app.ts';
import type { TestClient } from '../app/test-client.ts';
import { shareBrowser, type TestBrowser } from '../browser/browser.ts';
import { findLayoutProblems } from '../browser/find-layout-problems.ts';
import { LAID_OUT } from '../browser/laid-out.ts';

const SOON = { timeout: 30_000 };
const NARROW = { width: 360, height: 740 };
const WIDE = { width: 1440, height: 900 };
const ENGLISH = fileURLToPath(new URL('../../../../events/src/contracts/messages/en/index.ts', import.meta.url));

type Message = string | { one: string; other: string };
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
  [app, browser] = await Promise.all([TestApp.start({ client: clientWithHindi(catalogue) }), shareBrowser()]);
  seller = await app.signIn('+919812300041', 'Asha');
  staff = await app.signIn(STAFF_PHONE, 'Meera');
  buyer = await app.signIn('+919812300042', 'Vikram');
  open = await seller.postFlat();
  rejected = await seller.postFlat({ title: 'Flat without papers', position: { lat: 30.71, lng: 76.73 } });
  await seller.postFlat({ title: 'Flat that waits for staff', position: { lat: 30.7, lng: 76.72 } });
  // One per width.
  for (const lat of [30.72, 30.73]) await seller.postFlat({ title: 'Flat that may go', position: { lat, lng: 76.74 } });
  await staff.post(`/api/staff/listings/${open.id}/verify`, { checks: EVERY_CHECK });
  await staff.post(`/api/staff/listings/${rejected.id}/reject`, { reasons: ['no papers'] });
  await buyer.post('/api/buyer/contacted', { property: open.id });
  await app.drain();
});
afterAll(() => Promise.all([app?.stop(), browser?.close()]));

/** Each word is 40 % longer, to test wrapping and overflow. */
const stretched = (text: string): string =>
  text.replace(/\{\w+\}|\p{L}+/gu, (word) => {
    if (word.startsWith('{')) return word;
    const more = Math.ceil(word.length * 0.4) / word.length;
    const twice = (k: number) => Math.floor((k + 1) * more) > Math.floor(k * more);
    return [...word].map((letter, k) => (twice(k) ? letter + letter : letter)).join('');
  });
const lengthened = (message: Message): Message =>
  typeof message === 'string' ? stretched(message) : { one: stretched(message.one), other: stretched(message.other) };

type Looked = {
  name: string;
  path: string;
  shown: string;
  acts?: Record<string, (page: Page) => Promise<void>>;
  /** Checks the skeleton shown until this call is answered. */
  awaited?: { call: string; skeleton: string };
};
const ofStrangers = (): Looked[] => [
  { name: 'landing', path: '', shown: 'main h1', acts: { menu: (page) => press(page, 'Menu', 'dialog') } },
  { name: 'sign-in', path: '/login', shown: 'input[type=tel]', acts: { code: askForACode } },
  {
    name: 'posting',
    path: '/add',
    shown: 'main form, main section',
    acts: { refused: (page) => press(page, 'Post property') },
  },
  {
    name: 'listing',
    path: `/flat/${open.slug}`,
    shown: 'main h1',
    acts: { 'sign-in in a dialog': (page) => press(page, 'Contact seller', 'dialog') },
  },
  { name: 'not found', path: '/404', shown: 'main h1' },
  {
    name: 'home',
    path: '/home?c=30.69700,76.71000,15',
    shown: '[data-testid=map][data-state=settled]',
    acts: { filters: (page) => press(page, 'More', 'dialog'), cities: (page) => press(page, 'City', 'dialog') },
  },
];
const ofBuyers = (): Looked[] => [
  {
    name: 'listing, contacted',
    path: `/flat/${open.slug}`,
    shown: 'main a[href^="tel:"]',
    awaited: { call: '/api/property/', skeleton: 'main .skeleton.aspect-video' },
  },
];
const ofSellers = (): Looked[] => [
  { name: 'listing, own', path: `/flat/${open.slug}`, shown: 'main h1' },
  {
    name: 'own listings',
    path: '/dashboard/listing',
    shown: '[data-listing]',
    acts: {
      price: (page) => actions(page).first().click(),
      delete: (page) => actions(page, 'Flat that may go').last().click(),
    },
  },
  { name: 'edit', path: `/dashboard/edit/${open.slug}`, shown: 'main h1' },
  {
    name: 'leads',
    path: '/dashboard/leads',
    shown: '[data-lead]',
    awaited: { call: '/api/me/leads', skeleton: 'main .skeleton.h-6' },
  },
];
const ofStaff = (): Looked[] => [
  {
    name: 'staff review',
    path: '/staff/review',
    shown: 'input[type=checkbox]',
    acts: { rejecting: (page) => press(page, 'Reject') },
  },
  { name: 'staff accounts', path: '/staff/accounts', shown: 'input[type=tel]' },
  { name: 'staff security', path: '/staff/security', shown: 'main h2' },
];
const actions = (page: Page, title = '') =>
  page.locator('[data-listing]').filter({ hasText: title }).first().locator('[role=group] button');

async function press(page: Page, words: string, opens?: 'dialog'): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`^${stretched(words)}(:|$)`) })
    .filter({ visible: true })
    .first()
    .click();
  if (opens) await page.getByRole(opens).first().waitFor(SOON);
}

async function askForACode(page: Page): Promise<void> {
  // Separate numbers, because another browser cannot get a second code so soon.
  await page.locator('input[type=tel]').fill(page.viewportSize()?.width === NARROW.width ? '9812300043' : '9812300044');
  await page.locator('main form button[type=submit]').click();
  await page.locator('main form input[autocomplete=one-time-code]').first().waitFor(SOON);
}

it('makes every word at least 40 % longer', () => {
  expect(stretched('Verify {n} of homes')).toBe('Veeriifyy {n} off hommess');
});

it('D-167 at 360 px and at 1440 px, every page fits texts that are 40 % longer than the English: nothing is cut off, overflows or overlaps', async () => {
  const found = await Promise.all([
    lookAtAll(ofStrangers()),
    lookAtAll(ofBuyers(), buyer),
    lookAtAll(ofSellers(), seller),
    lookAtAll(ofStaff(), staff),
  ]);
  expect(found.flat().join('\n')).toBe('');
});

it('at 360 px, every page fits texts of twice their size: nothing is cut off, overflows or overlaps', async () => {
  const found = await Promise.all([
    lookAtLarge(ofStrangers()),
    lookAtLarge(ofBuyers(), buyer),
    lookAtLarge(ofSellers(), seller),
  ]);
  expect(found.flat().join('\n')).toBe('');
});

async function lookAt(page: Page, name: string): Promise<string[]> {
  await page.evaluate(LAID_OUT);
  return (await findLayoutProblems(page)).map((fault) => `${name}: ${fault}`);
}

/** English with browser text size 200 %. */
async function lookAtLarge(pages: Looked[], as?: TestClient): Promise<string[]> {
  const context = await browser.person({ reducedMotion: 'reduce', viewport: NARROW });
  if (as?.token) await context.addInitScript((token) => localStorage.setItem('access_token', token), as.token);
  const page = await context.newPage();
  const faults: string[] = [];
  const look = async (name: string) => {
    await page.evaluate(`document.documentElement.style.fontSize = '200%'`);
    faults.push(...(await lookAt(page, name)));
  };
  for (const { name, path, shown, awaited } of pages) {
    const answered = Promise.withResolvers<void>();
    if (awaited) await page.route(`**${awaited.call}**`, (route) => answered.promise.then(() => route.continue()));
    await page.goto(`${app.url}${path || '/'}`);
    if (awaited) {
      const skeleton = page.locator(awaited.skeleton).first();
      await skeleton.waitFor(SOON);
      await look(`${name}, awaited`);
      expect(await skeleton.isVisible()).toBe(true);
    }
    answered.resolve();
    await page.locator(shown).filter({ visible: true }).first().waitFor(SOON);
    await look(name);
    if (name === 'home') faults.push(...(await lookAtSheet(page)));
  }
  await context.close();
  return faults;
}

/** The list on a phone, half and fully open. */
async function lookAtSheet(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const snap of ['half', 'full']) {
    await page.getByRole('button', { name: 'Show more of the list' }).click();
    await page.locator(`[data-testid=sheet][data-snap=${snap}]`).waitFor(SOON);
    faults.push(...(await lookAt(page, `home, ${snap} of the list`)));
  }
  return faults;
}

async function lookAtAll(pages: Looked[], as?: TestClient): Promise<string[]> {
  const context = await browser.person({ reducedMotion: 'reduce' });
  if (as?.token) await context.addInitScript((token) => localStorage.setItem('access_token', token), as.token);
  const page = await context.newPage();
  const faults: string[] = [];
  const look = async (name: string) => {
    faults.push(...(await lookAt(page, `${name} at ${page.viewportSize()?.width}`)));
  };
  for (const { name, path, shown, acts } of pages) {
    const load = async () => {
      await page.goto(`${app.url}/hi${path}`);
      await page.locator(shown).filter({ visible: true }).first().waitFor(SOON);
    };
    for (const viewport of [NARROW, WIDE]) {
      // Open layers close when the width changes, so acted-on pages are loaded again.
      const anew = viewport === NARROW || acts;
      if (anew) await page.goto('about:blank');
      await page.setViewportSize(viewport);
      if (anew) await load();
      await look(name);
      for (const [k, [act, perform]] of Object.entries(acts ?? {}).entries()) {
        if (k > 0) await load();
        await perform(page);
        await look(`${name}, ${act}`);
      }
    }
  }
  await context.close();
  return faults;
}
