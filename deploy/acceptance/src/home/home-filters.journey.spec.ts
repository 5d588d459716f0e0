import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { findDesignProblems } from '../browser/find-design-problems.ts';
import { HomeOnScreen, SOON } from './home-on-screen.ts';
import { STREET } from './home-street.ts';
import { besideMap, HOMES, streetTest as it, STREET_VIEW } from './street-test.ts';

besideMap(
  'D-141 D-143 F-12 F-14 F-37 H-04 H-05 H-06 filters apply at once as one history step each, and Back undoes them',
  async ({ page, home }) => {
    await home.open(STREET_VIEW);
    const header = page.locator('header');
    expect(await header.getByRole('navigation').count()).toBe(0);
    for (const control of [
      header.getByLabel('Property type').first(),
      header.getByLabel('Kind of property').first(),
      header.getByRole('button', { name: /^City: / }),
    ])
      await control.waitFor();
    await page.getByLabel('Property type').first().selectOption('residential');
    await home.whenQuery((query) => query.get('property_type') === 'residential');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    const more = page.getByRole('dialog', { name: 'Filters' });
    for (const what of ['Price', 'Area (sq.ft. / Sq.Yard)'])
      for (const end of ['from', 'to'])
        await more.getByRole('slider', { name: `${what}, ${end}` }).waitFor({ state: 'attached' });
    // Repeated key presses are one history entry.
    await more.getByRole('slider', { name: 'Price, from' }).focus();
    for (const lakhs of ['5', '10', '15']) {
      await page.keyboard.press('ArrowRight');
      await home.whenQuery((query) => query.get('price_range')?.split(',')[0] === lakhs);
    }
    await page.goBack();
    await home.whenQuery((query) => !query.has('price_range') && query.get('property_type') === 'residential');
    await expect
      .poll(() => page.getByRole('group', { name: 'Bedrooms' }).locator('label').allInnerTexts())
      .toEqual([
        'Any',
        ...Array.from({ length: 8 }, (_, k) => expect.stringMatching(new RegExp(`^${k + 1}\\+ \\(\\d+\\)`))),
      ]);
    await more.getByRole('group', { name: 'Bedrooms' }).getByText('3+', { exact: true }).click();
    await home.whenQuery((query) => query.get('bedroom') === '3');
    await page.locator('[data-testid=map][data-filter="bedroom=3&property_type=residential"]').waitFor(SOON);
    await expect.poll(() => home.count.innerText()).toBe('2 homes');
    await more.getByRole('button', { name: 'Clear All' }).click();
    await home.whenQuery((query) => !query.has('bedroom') && query.get('property_type') === 'residential');
    await page.goBack();
    await home.whenQuery((query) => query.get('bedroom') === '3');
    await page.getByLabel('Property type').first().selectOption('commercial');
    await home.whenQuery((query) => query.get('property_type') === 'commercial' && !query.has('bedroom'));
    await page.getByTestId('empty').getByRole('button', { name: 'Clear filters' }).click();
    await home.whenQuery((query) => !query.has('property_type') && !query.has('bedroom'));
    await page.goBack();
    await home.whenQuery((query) => query.get('property_type') === 'commercial');
    await page.goBack();
    await home.whenQuery((query) => query.get('bedroom') === '3');
    await page.goBack();
    await home.whenQuery((query) => query.get('property_type') === 'residential' && !query.has('bedroom'));
    await page.goBack();
    await home.whenQuery((query) => !query.has('property_type'));
    await expect.poll(() => home.count.innerText()).toBe(`${HOMES} homes`);
    // One listing is a dealer's.
    if (!(await more.isVisible())) await page.getByRole('button', { name: 'More', exact: true }).click();
    const choose = (lister: string) =>
      more.getByRole('group', { name: 'Listed by' }).getByText(lister, { exact: true }).click();
    await choose('Dealer / Agent');
    await home.whenQuery((query) => query.get('lister') === 'agent');
    await expect.poll(() => home.count.innerText()).toBe('1 home');
    await choose('Owner');
    await home.whenQuery((query) => query.get('lister') === 'owner');
    await expect.poll(() => home.count.innerText()).toBe(`${HOMES - 1} homes`);
    await page.getByRole('button', { name: 'Remove filter: Owner only' }).click();
    await home.whenQuery((query) => !query.has('lister'));
    await expect.poll(() => home.count.innerText()).toBe(`${HOMES} homes`);
  },
);

besideMap(
  'U-19 buttons move each end of price and area without dragging, as one history step, up to the limit',
  async ({ page, home }) => {
    await home.open(STREET_VIEW);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    const more = page.getByRole('dialog', { name: 'Filters' });
    const step = (words: string) => more.getByRole('button', { name: words, exact: true });
    const isOff = (words: string) => step(words).getAttribute('aria-disabled');
    expect([await isOff('Decrease “Price, from”'), await isOff('Increase “Price, to”')]).toEqual(['true', 'true']);
    for (const lakhs of ['5', '10', '15']) {
      await step('Increase “Price, from”').click();
      await home.whenQuery((query) => query.get('price_range')?.split(',')[0] === lakhs);
    }
    await more.getByText('15 Lakh – 5+ Cr').waitFor();
    // With the keyboard, focus stays.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await home.whenQuery((query) => query.get('price_range')?.split(',')[0] === '10');
    await page.goBack();
    await home.whenQuery((query) => !query.has('price_range'));
    await step('Decrease “Price, to”').click();
    await home.whenQuery((query) => query.get('price_range') === '0,500');
    const area = 'Area (sq.ft. / Sq.Yard)';
    await step(`Increase “${area}, from”`).click();
    await home.whenQuery((query) => query.get('area_range')?.split(',')[0] === '50');
    await step(`Decrease “${area}, from”`).click();
    await home.whenQuery((query) => !query.has('area_range'));
    await expect.poll(() => isOff(`Decrease “${area}, from”`)).toBe('true');
    expect(
      await step(`Decrease “${area}, from”`).evaluate((one: Node) => one === one.ownerDocument.activeElement),
    ).toBe(true);
    const { width = 0, height = 0 } = (await step('Decrease “Price, to”').boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
);
type Node = { ownerDocument: { activeElement: unknown } };

besideMap(
  'a typed price is applied by a click outside the filters, and kept if it is invalid',
  async ({ page, home }) => {
    await home.open(STREET_VIEW);
    const more = page.getByRole('button', { name: /^More\s*(on)?$/ });
    await more.click();
    const price = page.getByRole('dialog', { name: 'Filters' }).getByRole('group', { name: 'Price' });
    await price.getByLabel(/^From/).fill('62 lakh');
    await home.count.click();
    await home.whenQuery((query) => query.get('price_range') === '62,505');
    await price.waitFor({ state: 'detached' });
    await more.click();
    await price.getByLabel(/^To/).fill('cheap');
    await home.count.click();
    await price.waitFor({ state: 'detached' });
    await more.click();
    await price.getByText('Price, to: “cheap” is not a price.').waitFor();
  },
);

/** Checks the order of requests; durations are in `npm run bench -- web`. */
it('a filter change waits only for the tiles in view, which are requested all at once', async ({ page, home }) => {
  await home.open(STREET_VIEW);
  await page.route('**/api/listings?*', () => undefined);
  const held: Route[] = [];
  let answered = false;
  await page.route('**/*.mvt?*', (route) => (answered ? route.continue() : void held.push(route)));
  await page.getByLabel('Kind of property').first().selectOption('flat');
  // Such a view has at least four tiles, none answered yet.
  await expect.poll(() => held.length).toBeGreaterThanOrEqual(4);
  answered = true;
  await Promise.all(held.map((route) => route.continue()));
  await page
    .locator('[data-testid=map][data-state=settled][data-filter="property_subtype=flat"][data-listings="4"]')
    .waitFor(SOON);
});

besideMap(
  'F-01 F-05 F-06 F-08 suggestions, Enter and the button add up to three chips, and an empty result shows the two specified lines',
  async ({ page, home }) => {
    await home.open(STREET_VIEW);
    const search = page.getByRole('combobox', { name: 'Search' });
    await search.fill('zzyzx');
    await page.getByText('We could not find this: zzyzx').waitFor();
    await page.getByText('Press Enter to show matching suggestions').waitFor();
    await search.press('Enter');
    await home.whenQuery((query) => query.get('search') === 'zzyzx');
    await page.getByTestId('empty').waitFor();
    await page.getByRole('button', { name: 'Remove zzyzx' }).click();
    await home.whenQuery((query) => !query.has('search'));
    await search.fill('sector 70');
    await page
      .getByRole('option', { name: /Sector 70/ })
      .first()
      .click();
    await home.whenQuery((query) => query.get('place') === 'mohali-sector-70' && !query.has('search'));
    await search.fill('marble');
    await search.press('Enter');
    await home.whenQuery((query) => query.get('search') === 'marble' && query.has('place'));
    expect(await search.isEnabled()).toBe(true);
    await search.fill('garage');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await home.whenQuery((query) => query.getAll('search').join('|') === 'marble|garage' && query.has('place'));
    await expect.poll(() => search.isDisabled()).toBe(true);
  },
);

it('C-01 C-02 C-04 C-07 C-08 C-09 F-18 U-32 U-35 the city picker moves the map, confirms the change and removes only the chips from the filter', async ({
  app,
  page,
  home,
}) => {
  await home.open(`${STREET_VIEW}&bedroom=3&search=corner`);
  await page.getByRole('button', { name: /^City: Mohali/ }).click();
  const picker = page.getByRole('dialog');
  await picker.getByText('Current city: Mohali').waitFor();
  await expect.poll(() => picker.boundingBox()).toMatchObject({ width: 1440, height: 900 });
  const input = picker.getByRole('searchbox', { name: 'Search City' });
  await input.fill('x'.repeat(60));
  expect((await input.inputValue()).length).toBe(50);
  expect(await findDesignProblems(page)).toEqual([]);
  await input.fill('panch');
  await page.evaluate(NOTE_NOTICE);
  await picker.getByRole('button', { name: /Panchkula/ }).click();
  await home.whenQuery((query) => query.get('city') === 'panchkula' && !query.has('search'));
  expect(home.query().bedroom).toBe('3');
  await page.getByText('City has been changed!').waitFor();
  await picker.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^City: Panchkula/ }).waitFor();
  await page.locator('[data-testid=map][data-filter="bedroom=3"]').waitFor(SOON);
  const cities = (await app.client().get('/api/property/cities')).body.property;
  const panchkula = cities.find((city: { id: string }) => city.id === 'panchkula');
  const { lat, lng } = panchkula.position;
  const camera = `${lat},${lng},${panchkula.default_zoom}`;
  await expect.poll(() => home.map.getAttribute('data-camera')).toBe(camera);
  await home.whenQuery((query) => query.get('c') === camera);
  await home.map.getByRole('button', { name: 'Zoom out' }).click();
  await home.map.getByRole('button', { name: 'Zoom out' }).click();
  await expect.poll(() => home.count.innerText()).toBe('2 homes');
  expect(await firstSuggestion(page, 'sector 7')).toBe('Sector 7in Panchkula');
  await page.getByText('City has been changed!').waitFor({ state: 'detached' });
  expect(await page.evaluate('window.saidFor')).toBeGreaterThan(4_900);
  await home.open();
  await page.getByRole('button', { name: /^City: Panchkula/ }).waitFor();
  await expect.poll(() => home.map.getAttribute('data-camera')).toBe(camera);
});

it('C-04 C-10 F-18 Y-11 panning into another city changes only its label, and the URL shows the same view elsewhere', async ({
  street,
  browser,
  page,
  home,
}) => {
  const chosen = 'localStorage.getItem("naksha.city")';
  await page.addInitScript('localStorage.setItem("naksha.city", "panchkula")');
  await home.open('?bedroom=3&c=30.697,76.71,12&city=panchkula&price_range=0,90&search=flat&sort=price');
  await page.getByRole('button', { name: /^City: Mohali/ }).waitFor();
  await expect.poll(() => home.count.innerText()).toBe('1 home');
  const { x, y } = (await home.map.boundingBox())!;
  await page.mouse.move(x + 600, y + 300);
  await page.mouse.down();
  await page.mouse.move(x + 400, y + 425, { steps: 5 });
  await page.mouse.up();
  await page.getByRole('button', { name: /^City: Chandigarh/ }).waitFor();
  await home.whenQuery((query) => query.get('c') !== '30.697,76.71,12');
  const { c: _, ...kept } = home.query();
  const { width, height } = (await home.map.boundingBox())!;
  const fit = `${width},${height}`;
  expect(kept).toEqual({ bedroom: '3', city: 'panchkula', fit, price_range: '0,90', search: 'flat', sort: 'price' });
  expect(await page.evaluate(chosen)).toBe('panchkula');
  await home.waitUntilSettled();
  const seen = async (home: HomeOnScreen) => ({
    city: await home.page.getByRole('button', { name: /^City: / }).innerText(),
    camera: await home.map.getAttribute('data-camera'),
    filter: await home.map.getAttribute('data-filter'),
    chips: await home.page.getByRole('button', { name: /^Remove (?!filter)/ }).allInnerTexts(),
    sort: await home.page.getByLabel('Sort by').inputValue(),
  });
  // The search uses the chosen city.
  expect(await firstSuggestion(page, 'sector 7')).toBe('Sector 7in Panchkula');
  await page.getByRole('combobox', { name: 'Search' }).fill('');
  const here = await seen(home);
  expect(here).toMatchObject({ city: 'Chandigarh', chips: ['flat'], sort: 'price' });

  const elsewhere = await browser.person();
  const there = new HomeOnScreen(await elsewhere.newPage(), street.url);
  await there.open(new URL(page.url()).search);
  await expect.poll(() => seen(there)).toEqual(here);
  await elsewhere.close();
});

besideMap('F-03 suggestions disappear 200 ms after the search loses focus', async ({ page, home }) => {
  await home.open(STREET_VIEW);
  const search = page.getByRole('combobox', { name: 'Search' });
  await search.fill('sector');
  const suggestion = page.getByRole('option', { name: /^Sector/ }).first();
  await suggestion.waitFor();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await search.blur();
  await page.clock.runFor(199);
  expect(await suggestion.isVisible()).toBe(true);
  await page.clock.runFor(1);
  await suggestion.waitFor({ state: 'detached' });
});

it('Y-01 a drawn area contains exactly the homes inside it, on map and list, and Back removes it', async ({
  page,
  home,
}) => {
  await home.open(STREET_VIEW);
  await page.getByRole('button', { name: 'Draw an area' }).click();
  const { x, y } = await home.findPixel(STREET.corner.position);
  for (const [dx, dy] of [
    // The next home is inside the triangle's bounding box but outside the triangle.
    [-60, -80],
    [-60, 120],
    [140, 120],
  ])
    await page.mouse.click(x + dx, y + dy);
  await page.getByRole('button', { name: 'Done' }).click();
  await home.whenQuery((query) => query.get('poly')?.split(';').length === 3);
  await expect.poll(() => home.count.innerText()).toBe('1 home');
  await page.locator('[data-testid=map][data-state=settled][data-listings="1"]').waitFor(SOON);
  await page.goBack();
  await expect.poll(() => home.count.innerText()).toBe(`${HOMES} homes`);
});

async function firstSuggestion(page: Page, typed: string): Promise<string> {
  await page.getByRole('combobox', { name: 'Search' }).fill(typed);
  const first = page.getByRole('option').first();
  await first.waitFor(SOON);
  return first.innerText();
}

/** Runs in the page: how long the notice is shown, in ms. */
const NOTE_NOTICE = `
  let since;
  new MutationObserver((_, observer) => {
    const there = document.body.innerText.includes('City has been changed!');
    if (there) since ??= performance.now();
    else if (since !== undefined) {
      window.saidFor = performance.now() - since;
      observer.disconnect();
    }
  }).observe(document.body, { childList: true, subtree: true });`;
