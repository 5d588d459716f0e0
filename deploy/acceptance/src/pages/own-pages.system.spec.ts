import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { STAFF_PHONE } from '@naksha/deploy/testing';
import { PAGES, type PageName, type Page as SitePage } from '@naksha/events/contracts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtClient } from '../app/client-build.ts';
import { EVERY_CHECK, type ListingPosted, sampleFlat } from '../app/sample-flat.ts';
import { TestApp } from '../app/start-test-app.ts';
import type { TestClient } from '../app/test-client.ts';
import { shareBrowser, type TestBrowser } from '../browser/browser.ts';
import { findAccessibilityTreeProblems } from '../browser/find-accessibility-tree-problems.ts';
import { findChatButtonProblems } from '../browser/find-chat-button-problems.ts';
import { findDialogProblems, findKeyboardProblems } from '../browser/find-keyboard-problems.ts';
import { findLayoutProblems } from '../browser/find-layout-problems.ts';
import { LAID_OUT } from '../browser/laid-out.ts';
import { waitUntilTrue } from '../browser/wait-until-true.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SOON = { timeout: 30_000 };
const NARROW = { width: 360, height: 740 };
/** What a window of 1440 × 900 has at 200 % zoom. */
const ZOOMED = { width: 720, height: 450 };
const DEALER = '+919812300061';

let app: TestApp;
let browser: TestBrowser;
let dealer: TestClient;
let staff: TestClient;
let own: ListingPosted;

beforeAll(async () => {
  const settings = { DEALER_PHONES: DEALER };
  [app, browser] = await Promise.all([TestApp.start({ client: builtClient(), settings }), shareBrowser()]);
  dealer = await app.signIn(DEALER, 'Gurpreet Singh');
  const other = await app.signIn('+919812300062', 'Vikram Rana');
  staff = await app.signIn(STAFF_PHONE, 'Meera Nair');
  own = await dealer.postFlat();
  const rejected = await dealer.postFlat({ position: { lat: 30.71, lng: 76.73 } });
  await dealer.postFlat({ position: { lat: 30.7, lng: 76.72 } });
  const others = await other.postFlat({ position: { lat: 30.72, lng: 76.74 } });
  const answers = [
    await staff.post(`/api/staff/listings/${own.id}/verify`, { checks: EVERY_CHECK }),
    await staff.post(`/api/staff/listings/${others.id}/verify`, { checks: EVERY_CHECK }),
    await staff.post(`/api/staff/listings/${rejected.id}/reject`, { reasons: ['no papers'] }),
    await other.post('/api/buyer/contacted', { property: own.id }),
    await dealer.post('/api/buyer/contacted', { property: others.id }),
    await dealer.post('/api/buyer/saved', { property: others.id }),
    await dealer.post('/api/buyer/viewed', { property: others.id }),
    await app.client().post('/api/reports', { listing: own.id, kind: 'sold', browser: 'browser-number-1' }),
    await dealer.post('/api/searches', { view: 'price_range=0,90', name: 'Around the lake' }),
  ];
  expect(answers.map(({ status, text }) => (status === 200 ? 200 : text))).toEqual(answers.map(() => 200));
  await app.drain();
});
afterAll(() => Promise.all([app?.stop(), browser?.close()]));

type OwnPage = {
  [Name in PageName]: (typeof PAGES)[Name]['meta'] extends { requiresAuth: 'account' } ? Name : never;
}[PageName];
/** Selectors that show that a page is complete, in any language. */
const SHOWN: Readonly<Record<OwnPage, string>> = {
  // Content for sellers comes last.
  Dashboard: 'main a[href$="/dashboard/leads"]',
  Listing: '[data-listing]',
  Edit: 'main textarea',
  Leads: '[data-lead]',
  Import: 'main input[type=file]',
  SavedSearches: 'main li h2',
  SavedProperty: '[data-listing]',
  ContactedProperty: '[data-listing]',
  ViewedProperty: '[data-listing]',
  Profile: '[data-session]',
  EraseAccount: 'main input',
};
/** Text that is the same in every language: user content, file types, units, registers. */
const PROPER = [
  ...[
    'Naksha',
    'Gurpreet',
    'Singh',
    'Vikram',
    sampleFlat.title,
    sampleFlat.description,
    'Around the lake',
    'no papers',
  ],
  // Shift is the key's label.
  /\b(CSV|JPEG|PNG|WebP|AVIF|HEIC|MB|BHK|Shift)\b|\b(PB|H|CH)RERA[-A-Z\d]+/g,
];
const IN_A_FILE =
  /\b((residential|commercial)(-plot)?|flat|kothi|office|showroom|other|sqft|sqyd|gaj|marla|kanal|acre|sqm|biswa|bigha|lakh|Cr)\b/g;

it.each([
  ['English', 'en', ''],
  ['Hindi', 'hi', '/hi'],
  ['Punjabi', 'pa', '/pa'],
] as const)(
  'in %s each signed-in page passes axe, screen reader and keyboard checks at 360 px, with texts of twice their size and at a zoom of 200 %%',
  async (_, language, base) => {
    const context = await browser.person({ baseURL: app.url, viewport: NARROW, reducedMotion: 'reduce' });
    await context.addInitScript((token) => localStorage.setItem('access_token', token ?? ''), dealer.token);
    const page = await context.newPage();
    await page.goto(`${base}/dashboard/home`);
    await page.evaluate(AXE);
    const faults: string[] = [];
    let dialogs = 0;
    for (const name of Object.keys(SHOWN) as OwnPage[]) {
      const add = (found: readonly string[], how = '') =>
        faults.push(...found.map((fault) => `${name}${how}: ${fault}`));
      await resize(page, NARROW);
      // Client-side navigation, without a reload.
      await page.evaluate(`history.pushState(null, '', '${base}${PAGES[name].path.replace(':slug', own.slug)}')`);
      await page.locator(SHOWN[name]).filter({ visible: true }).first().waitFor(SOON);
      const proper = name === 'Import' ? [...PROPER, IN_A_FILE] : PROPER;
      add(await untilNone(() => findAccessibilityTreeProblems(page, { language, proper })));
      add(await findLayoutProblems(page), ' at 360 px');
      // The tab order does not depend on the language.
      if (language === 'en') {
        add(await findKeyboardProblems(page), ' by keys');
        const opened = await findDialogProblems(page);
        dialogs += opened.dialogs;
        add(opened.faults);
      }
      await resize(page, ZOOMED);
      add(await findLayoutProblems(page), ' zoomed');
      await resize(page, NARROW, '200%');
      add(await findLayoutProblems(page), ' with large texts');
      add(await axeFaults(page), ' with large texts');
      add(await findChatButtonProblems(page), ' with large texts');
    }
    await context.close();
    expect(faults).toEqual([]);
    if (language === 'en') expect(dialogs).toBeGreaterThanOrEqual(Object.keys(SHOWN).length);
  },
);

it('each staff page fits texts of twice their size, and its chat button covers no control, at 1440 and at 360 px', async () => {
  const context = await browser.person({ baseURL: app.url, reducedMotion: 'reduce' });
  await context.addInitScript((token) => localStorage.setItem('access_token', token ?? ''), staff.token);
  const page = await context.newPage();
  await page.goto('/staff/review');
  const faults: string[] = [];
  for (const { path, meta } of Object.values<SitePage>(PAGES)) {
    if (meta.requiresAuth !== 'staff') continue;
    const { query = '', shown = 'main h1' } = SHOWN_TO_STAFF[path] ?? {};
    await page.evaluate(`history.pushState(null, '', '${path}${query}')`);
    await page.locator(shown).filter({ visible: true }).first().waitFor(SOON);
    for (const viewport of [{ width: 1440, height: 900 }, NARROW]) {
      await resize(page, viewport);
      const found = await findChatButtonProblems(page);
      await resize(page, viewport, '200%');
      found.push(...(await findLayoutProblems(page)));
      faults.push(...found.map((fault) => `${path} at ${viewport.width} px: ${fault}`));
    }
  }
  await context.close();
  expect(faults).toEqual([]);
});
/** Pages whose content comes after the heading. */
const SHOWN_TO_STAFF: Partial<Record<string, { query?: string; shown: string }>> = {
  '/staff/review': { shown: 'main input[type=checkbox]' },
  '/staff/content': { query: '?kind=city', shown: 'main li' },
  '/analytics': { shown: 'main table' },
};

/** Place names are translated shortly after loading. @returns the untranslated names after ten seconds */
async function untilNone(find: () => Promise<string[]>): Promise<string[]> {
  let faults: string[] = [];
  await waitUntilTrue(async () => {
    faults = await find();
    return faults.length === 0;
  });
  return faults;
}

async function resize(page: Page, viewport: typeof NARROW, texts = ''): Promise<void> {
  await page.setViewportSize(viewport);
  await page.evaluate(`document.documentElement.style.fontSize = '${texts}'`);
  await page.evaluate(LAID_OUT);
}

/** Of every severity. */
const axeFaults = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const { violations } = await axe.run({ resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
  });
type Axe = { run(options: object): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }> };
