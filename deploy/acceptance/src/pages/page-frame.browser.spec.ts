import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { findAxeProblems } from '../browser/find-axe-problems.ts';
import { shownTime } from '../browser/shown-time.ts';
import { NARROW, OpenedSite, WIDE } from './opened-site.ts';

let site: OpenedSite;
beforeAll(async () => {
  site = await OpenedSite.open();
});
afterEach(() => site.closePages());
afterAll(() => site?.close());

it('L-08 the popular searches of the landing page rotate', async () => {
  const page = await site.visit('/');
  const shown = page.getByText(/^Popular search: /);
  await shown.waitFor();
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const searches = new Set<string>();
  await expect
    .poll(async () => {
      searches.add((await shown.innerText()).replace('Popular search: ', ''));
      await page.clock.fastForward(3000);
      return [...searches];
    })
    .toEqual([
      ...['2BHK', '3BHK', '4BHK'].map((size) => `${size} flats for sale in Mohali`),
      ...['2BHK', '3BHK'].map((size) => `${size} flats for sale in Chandigarh`),
      '2BHK flats for sale in Zirakpur',
    ]);
});

it('L-09 L-11 R-14 the landing page’s articles are side by side on a desktop and scroll on a phone; they link to the article and to all articles', async () => {
  for (const viewport of [WIDE, NARROW]) {
    const page = await site.visit('/', { viewport });
    const cards = page.getByTestId('blog-cards').locator('li');
    await cards.first().waitFor();
    const tops = await cards.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect([tops.length, new Set(tops).size]).toEqual([3, 1]);
    const isShown = () =>
      cards.nth(2).evaluate((card, width) => card.getBoundingClientRect().right <= width, viewport.width);
    await expect.poll(isShown).toBe(viewport === WIDE);
    if (viewport === NARROW) {
      for (const _ of [1, 2]) await page.getByRole('button', { name: 'Next article' }).click();
      await expect.poll(isShown).toBe(true);
    }
    await page.getByRole('link', { name: 'More Articles' }).click();
    await page.locator('main a[href="/blogs/units-of-land"]').click();
    await page.getByRole('cell', { name: 'Kanal, revenue record' }).waitFor();
    await expect.poll(() => page.title()).toBe('Units Of Land | Naksha');
    await expect.poll(() => page.locator('meta[name=robots]').count()).toBe(0);
  }
});

const LOADED_AHEAD = `performance.getEntriesByType('resource').some(({ name }) => name.includes('/as-of-'))`;

it('U-61 offline, a page says when its data were loaded', async () => {
  const page = await site.visit(`/flat/${site.listings.open.slug}`);
  // Loaded when the page is idle, which may be before this line.
  await expect.poll(() => page.evaluate(LOADED_AHEAD)).toBe(true);
  await page.getByRole('button', { name: 'Contact seller' }).waitFor();
  const times = [-1, 0].map(
    (minutes) => `You are offline. Showing data as of ${shownTime(Date.now() + minutes * 60_000)}.`,
  );
  await page.clock.setSystemTime(Date.now() + 10 * 60_000);
  await page.context().setOffline(true);
  const bar = page.getByText(/Showing data as of/);
  expect(times).toContain(await bar.innerText());
  await page.context().setOffline(false);
  await bar.waitFor({ state: 'detached' });
});

it('an incomplete form says how many fields are missing, passes axe, and keeps its input after a reload', async () => {
  const page = await site.visit('/add', { viewport: NARROW });
  await page.getByLabel('Title').fill('Flat with a long view');
  await page.getByRole('button', { name: 'Post property' }).click();
  await page.getByText(/^Correct these \d+ fields:/).waitFor();
  expect(await findAxeProblems(page)).toEqual([]);
  await page.reload();
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Flat with a long view');
});

it('H-29 H-28 on a desktop, the drawer opens at the right, 300 px wide, and closes by Escape and Back; on account pages it is at the left', async () => {
  const page = await site.visit('/contact');
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const drawer = page.getByRole('dialog');
  await menu.click();
  await drawer.getByRole('link', { name: 'Featured Projects' }).waitFor();
  await expect.poll(() => drawer.boundingBox()).toMatchObject({ x: 1440 - 300, width: 300 });
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  await expect.poll(() => menu.evaluate((one: Matched) => one.matches(':focus'))).toBe(true);
  await menu.click();
  await drawer.waitFor();
  await page.goBack();
  await drawer.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/contact');
  const own = await site.visit('/dashboard/listing', { as: site.people.seller });
  const standing = own.getByRole('complementary').first();
  await standing.getByText('My Selling Dashboard').waitFor();
  await expect.poll(() => standing.boundingBox()).toMatchObject({ x: 0, y: 64, width: 300 });
  expect(await own.getByRole('button', { name: 'Menu', exact: true }).count()).toBe(0);
});

type Matched = { matches(selector: string): boolean };

it('H-11 H-12 H-13 H-46 on a phone, the header has menu, logo and city, or the user on Landing, and the drawer has the footer’s content', async () => {
  const page = await site.visit('/', { viewport: NARROW });
  const city = page.locator('header').getByRole('button', { name: /city/i });
  await page.locator('main h1').waitFor();
  expect(await city.count()).toBe(0);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('dialog', { name: 'Sign in' }).waitFor();
  await page.goto('/contact');
  await city.click();
  await page.getByRole('button', { name: /^Panchkula/ }).click();
  await page.getByText('City has been changed!').waitFor();
  expect(
    await page.locator('header').getByRole('button', { name: 'Your account' }).filter({ visible: true }).count(),
  ).toBe(0);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await page.locator('header').getByText('Panchkula').waitFor();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const drawer = page.getByRole('dialog');
  for (const words of ['RERA number', 'Grievance officer', 'Terms and Conditions', 'Disclaimer', 'Privacy Policy'])
    await drawer.getByText(words).waitFor();
  await page.goBack();
  await drawer.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/home');
});
