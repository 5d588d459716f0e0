import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { HomeOnScreen, SOON } from './home-on-screen.ts';
import { streetTest as it, STREET_VIEW } from './street-test.ts';

async function shown(page: Page, home: HomeOnScreen) {
  await home.waitUntilSettled();
  const { searchParams } = new URL(page.url());
  for (const ofNoFilter of ['c', 'city', 'fit', 'sort']) searchParams.delete(ofNoFilter);
  await page
    .locator(`[data-testid=map][data-filter="${searchParams.toString().replaceAll('+', '%20')}"]`)
    .waitFor(SOON);
  await home.list
    .locator('[aria-busy=true]')
    .first()
    .waitFor({ state: 'detached', ...SOON });
  const values = (of: string) =>
    page.locator(of).evaluateAll((all: { value: string }[]) => all.map(({ value }) => value));
  const texts = (of: string) => page.locator(of).allInnerTexts();
  // Chips may appear after the list.
  const chips = page.getByRole('button', { name: /^Remove (?!filter)/ });
  await expect.poll(() => chips.count(), SOON).toBe(searchParams.getAll('search').length);
  return {
    selects: await values('header select, [data-testid=list] select, aside select'),
    chips: await chips.allInnerTexts(),
    camera: await home.map.getAttribute('data-camera'),
    count: await texts('[data-testid=count]'),
    cards: await page
      .locator('[data-testid=list] a[data-listing]:not([data-testid=near-matches] a)')
      .evaluateAll((all: { dataset: { listing: string } }[]) => all.map(({ dataset }) => dataset.listing)),
  };
}

it('D-145 a URL shows the same to a new visitor as to someone who has used the site before', async ({
  browser,
  street,
  page,
  home,
}) => {
  await home.open(STREET_VIEW);
  const trail: string[] = [];
  const step = async (act: () => Promise<unknown>, parameter: string) => {
    await act();
    await home.whenQuery((query) => query.has(parameter));
    trail.push(page.url());
  };
  await step(() => page.getByLabel('Kind of property').selectOption('flat'), 'property_subtype');
  await step(async () => {
    await page.getByRole('combobox', { name: 'Search' }).fill('marble');
    await page.keyboard.press('Enter');
  }, 'search');
  await step(() => page.getByLabel('Sort by').selectOption('newest'), 'sort');
  const seen: unknown[] = [await shown(page, home)];
  while (seen.length < trail.length) {
    await page.goBack();
    seen.unshift(await shown(page, home));
  }
  expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(trail.length);
  const kept = JSON.stringify(await page.evaluate('({ ...localStorage, ...sessionStorage })'));
  for (const word of ['flat', 'marble', 'newest', '30.697']) expect(kept).not.toContain(word);

  for (const [k, url] of trail.entries()) {
    const stranger = await browser.person();
    const fresh = await stranger.newPage();
    const there = new HomeOnScreen(fresh, street.url);
    await fresh.goto(url);
    expect(seen[k], url).toEqual(await shown(fresh, there));
    await stranger.close();
  }
});
