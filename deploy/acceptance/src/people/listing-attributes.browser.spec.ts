import { STAFF_PHONE } from '@naksha/deploy/testing';
import { type ListingId, toIndianIsoDay } from '@naksha/events/kernel';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtClient } from '../app/client-build.ts';
import { EVERY_CHECK, sampleFlat } from '../app/sample-flat.ts';
import { TestApp } from '../app/start-test-app.ts';
import { shareBrowser, type TestBrowser } from '../browser/browser.ts';
import { findLayoutProblems } from '../browser/find-layout-problems.ts';
import { WITHOUT_WEBGL } from '../browser/without-webgl.ts';
import { HomeOnScreen, SOON } from '../home/home-on-screen.ts';
import { PHONE } from '../home/street-test.ts';

const YEAR = Number(toIndianIsoDay(new Date()).slice(0, 4)) - 7;
const yes = (label: string, flag: string, parameter: string) => ({ label, tile: 'Yes', flag, parameter, shown: 'Yes' });

/** An attribute as the seller fills it in (`tile`, `listed` or `typed`), as pages show it, and the filter that finds it. */
type Filled = { label: string; shown: string; parameter: string } & (
  | { tile: string }
  | { listed: string }
  | { typed: string }
) &
  ({ option: string | RegExp } | { flag: string });

const FLAT: Filled[] = [
  { label: 'Carpet area', typed: '1180', shown: '1,180 sq.ft', parameter: 'carpet_area', option: /^1,000.* to 1,500/ },
  {
    label: 'Built-up area',
    typed: '1320',
    shown: '1,320 sq.ft',
    parameter: 'built_up_area',
    option: /^1,000.* to 1,500/,
  },
  {
    label: 'Super built-up area',
    typed: '1450',
    shown: '1,450 sq.ft',
    parameter: 'super_built_up_area',
    option: /^1,000.* to 1,500/,
  },
  { label: 'Floor', listed: '3', shown: '3', parameter: 'floor', option: /^1 to 3/ },
  { label: 'Floors in the building', typed: '10', shown: '10', parameter: 'total_floors', option: /^9 and above/ },
  {
    label: 'Year built',
    typed: `${YEAR}`,
    shown: `${YEAR} (7 yr old)`,
    parameter: 'year_built',
    option: /^5 to 10 years/,
  },
  {
    label: 'Furnishing',
    tile: 'Semi-furnished',
    shown: 'Semi-furnished',
    parameter: 'furnishing',
    option: /^Semi-furnished/,
  },
  { label: 'Facing', tile: 'North-east', shown: 'North-east', parameter: 'facing', option: /^North-east/ },
  yes('Pets allowed', 'Pets are allowed', 'pets_allowed'),
  {
    label: 'Monthly maintenance',
    typed: '2500',
    shown: '₹2,500',
    parameter: 'monthly_maintenance',
    option: /^up to ₹5,000/i,
  },
  { label: 'Transaction type', tile: 'Resale', shown: 'Resale', parameter: 'transaction', option: /^Resale/ },
  yes('Price negotiable', 'Price is negotiable', 'price_negotiable'),
  {
    label: 'Loan approved by',
    typed: 'SBI, HDFC',
    shown: 'SBI, HDFC',
    parameter: 'loan_approved',
    flag: 'Approved for home loans',
  },
  {
    label: 'Possession',
    listed: 'Ready to move',
    shown: 'Ready to move',
    parameter: 'possession',
    option: /^Ready to move/,
  },
];
const PLOT: Filled[] = [
  {
    label: 'Width of the road in front',
    typed: '40',
    shown: '40 ft',
    parameter: 'road_width',
    option: /^30 .*and above/,
  },
  { label: 'Open sides', tile: '2', shown: '2', parameter: 'open_sides', option: /^2\+/ },
];

let browser: TestBrowser;
beforeAll(async () => {
  browser = await shareBrowser();
});
afterAll(() => browser?.close());

it.each([
  { width: 1440, screen: { viewport: { width: 1440, height: 900 } } },
  { width: 360, screen: PHONE },
])(
  'at $width px, a flat and a plot are posted with their attributes, found by each filter, and shown on card, page and comparison',
  async ({ width, screen }) => {
    const isPhone = width === 360;
    const app = await TestApp.start({ client: builtClient() });
    const [staff, seller] = await Promise.all([app.signIn(STAFF_PHONE), app.signIn('+919812300041')]);
    const context = await browser.person({ ...screen, baseURL: app.url });
    await context.addInitScript(WITHOUT_WEBGL);
    await context.addInitScript((token) => localStorage.setItem('access_token', token ?? ''), seller.token);
    const page = await context.newPage();

    // Without any of them, so that no filter finds it.
    const bare = await seller.post('/api/property/residential/flat', { ...sampleFlat, title: 'Flat without details' });
    const homes: { id: ListingId; page: string; title: string; filled: Filled[] }[] = [];
    for (const [kind, title, filled] of [
      ['Flat', 'Flat with every detail', FLAT],
      ['Residential plot', 'Plot on a wide road', PLOT],
    ] as const) {
      await post(page, kind, title, filled);
      const row = page.locator('[data-listing]').filter({ hasText: title });
      await row.getByText('Under review').waitFor(SOON);
      const id = (await row.getAttribute('data-listing')) as ListingId;
      homes.push({ id, title, filled, page: `/${kind === 'Flat' ? 'flat' : 'residential-plot'}/${id}` });
    }
    for (const id of [bare.body.property.id, ...homes.map((home) => home.id)])
      expect((await staff.post(`/api/staff/listings/${id}/verify`, { checks: EVERY_CHECK })).status).toBe(200);

    const home = await new HomeOnScreen(page, app.url).open('?c=30.7,76.715,14');
    const counted = isPhone ? page.getByTestId('peek') : home.count;
    await expect.poll(() => counted.innerText(), SOON).toBe('3 homes');
    for (const { title, filled } of homes)
      for (const one of filled) {
        await choose(page, one, isPhone);
        await home.whenQuery((query) => query.has(one.parameter));
        await expect.poll(() => counted.innerText(), { ...SOON, message: one.label }).toBe('1 home');
        await expect.poll(() => home.list.getByRole('link', { name: title }).count(), SOON).toBeGreaterThan(0);
        if (!isPhone) await page.keyboard.press('Escape');
        await page.getByRole('button', { name: /^Remove filter: / }).click();
        await home.whenQuery((query) => !query.has(one.parameter));
      }
    await expect.poll(() => counted.innerText(), SOON).toBe('3 homes');
    if (isPhone) await page.getByRole('button', { name: 'Show more of the list' }).click();
    const card = home.list.getByRole('listitem').filter({ hasText: 'Flat with every detail' });
    for (const text of ['Semi-furnished', 'Facing: North-east', 'Ready to move'])
      await card.getByText(text).waitFor(SOON);
    await card.scrollIntoViewIfNeeded();

    for (const { page: path, title, filled } of homes) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: title }).waitFor(SOON);
      for (const { label, shown } of filled)
        await expect.poll(() => fact(page, label).innerText(), { message: label }).toBe(shown);
      await fact(page, filled[0].label).scrollIntoViewIfNeeded();
      expect(await findLayoutProblems(page)).toEqual([]);
    }

    await page.goto(`/compare?ids=${homes.map(({ id }) => id).join(',')}`);
    const table = page.getByRole('region', { name: 'Homes side by side' }).or(page.getByRole('table')).first();
    // One home may be loaded before the other.
    for (const { label, shown } of [...FLAT, ...PLOT])
      await expect
        .poll(() => table.innerText(), SOON)
        .toMatch(new RegExp(`${RegExp.escape(label)}[\\s\\S]*${RegExp.escape(shown)}`));
    expect(await findLayoutProblems(page)).toEqual([]);
    await Promise.all([context.close(), app.stop()]);
  },
);

async function post(page: Page, kind: string, title: string, filled: readonly Filled[]): Promise<void> {
  await page.goto('/add');
  await page.getByRole('group', { name: 'Kind of property' }).getByText(kind).click(SOON);
  await page.getByLabel('Start from a locality').selectOption({ label: 'Sector 70' });
  await page.getByLabel('Expected price in rupees').fill('8500000');
  await page.getByLabel('Area', { exact: true }).fill('1450');
  await page.getByLabel('Title').fill(title);
  for (const group of await page.locator('details.group > summary').all()) await group.click();
  for (const one of filled) {
    if ('tile' in one) await page.getByRole('group', { name: one.label }).getByText(one.tile, { exact: true }).click();
    else {
      const field = page.getByLabel(new RegExp(`^${RegExp.escape(one.label)}( \\(|$)`));
      if ('listed' in one) await field.selectOption({ label: one.listed });
      else await field.fill(one.typed);
    }
  }
  expect(await findLayoutProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Post property', exact: true }).click();
  await page.getByRole('link', { name: 'My listings' }).click(SOON);
}

async function choose(page: Page, one: Filled, isPhone: boolean): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const filters = isPhone ? page.getByTestId('filter-sheet') : page.getByRole('dialog', { name: 'Filters' });
  const option: Locator =
    'flag' in one
      ? filters.getByLabel(one.flag)
      : filters.getByRole('group', { name: one.label, exact: true }).locator('label').filter({ hasText: one.option });
  await option.scrollIntoViewIfNeeded(SOON);
  await option.click();
  if (isPhone) await page.getByRole('button', { name: 'Show 1 home' }).click(SOON);
}

const fact = (page: Page, label: string): Locator =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd');
