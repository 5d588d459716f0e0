import type { Route } from 'playwright-core';
import { expect } from 'vitest';
import { SOON } from './home-on-screen.ts';
import { STREET } from './home-street.ts';
import { HOMES, streetTest as it, STREET_VIEW } from './street-test.ts';

it('D-141 D-143 F-14 F-37 filters act at once, are one step of history each, and Back undoes them', async ({
  page,
  home,
}) => {
  await home.open(STREET_VIEW);
  await page.getByLabel('Property type').first().selectOption('residential');
  await home.whenQuery((query) => query.get('property_type') === 'residential');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect
    .poll(() => page.getByRole('group', { name: 'Bedrooms' }).locator('label').allInnerTexts())
    .toEqual(['Any', ...Array.from({ length: 8 }, (_, k) => `${k + 1}+`)]);
  await page.getByText('3+', { exact: true }).click();
  await home.whenQuery((query) => query.get('bedroom') === '3');
  await home.settled();
  expect(await home.map.getAttribute('data-filter')).toBe('bedroom=3&property_type=residential');
  await expect.poll(() => home.count.innerText()).toBe('2 homes');
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
});

/** What decides how long a filter swap takes, without a clock. Its milliseconds are in `npm run bench -- web`. */
it('a filter swap waits for the tiles in view alone, not for the list, and asks for them all at once', async ({
  page,
  home,
}) => {
  await home.open(STREET_VIEW);
  await page.route('**/api/listings?*', () => undefined);
  const held: Route[] = [];
  let answered = false;
  await page.route('**/*.mvt?*', (route) => (answered ? route.continue() : void held.push(route)));
  await page.getByLabel('Sub type').first().selectOption('flat');
  // So wide a view has four at the least, and none has been answered so far.
  await expect.poll(() => held.length).toBeGreaterThanOrEqual(4);
  answered = true;
  await Promise.all(held.map((route) => route.continue()));
  await page.locator('[data-testid=map][data-state=settled][data-filter="property_subtype=flat"]').waitFor(SOON);
  expect(await home.map.getAttribute('data-listings')).toBe('4');
});

it('F-01 F-05 F-06 F-08 chips come from suggestions, from Enter and from the button, three at most, and nothing found says the two lines', async ({
  page,
  home,
}) => {
  await home.open(STREET_VIEW);
  const search = page.getByRole('combobox', { name: 'Search' });
  await search.fill('zzyzx');
  await page.getByText('We could not found this: zzyzx').waitFor();
  await page.getByText('Hit Enter to show matching suggestions!').waitFor();
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
  await home.whenQuery((query) => query.get('search') === 'Sector 70');
  await search.fill('corner');
  await search.press('Enter');
  await home.whenQuery((query) => query.getAll('search').join('|') === 'Sector 70|corner');
  expect(await search.isEnabled()).toBe(true);
  await search.fill('flat');
  await page.getByRole('button', { name: 'Search for what is typed' }).click();
  await home.whenQuery((query) => query.getAll('search').join('|') === 'Sector 70|corner|flat');
  await expect.poll(() => search.isDisabled()).toBe(true);
});

it('C-01 C-02 C-07 C-08 the city picker moves the map, says so, and leaves the filter alone but for its chips', async ({
  app,
  page,
  home,
}) => {
  await home.open(`${STREET_VIEW}&bedroom=3&search=corner`);
  await page.getByRole('button', { name: /^City: Mohali/ }).click();
  const picker = page.getByRole('dialog');
  await picker.getByText('You are looking at Mohali').waitFor();
  const size = await picker.boundingBox();
  expect([size?.width, size?.height]).toEqual([1440, 900]);
  const input = picker.getByRole('searchbox', { name: 'Search City' });
  await input.fill('x'.repeat(60));
  expect((await input.inputValue()).length).toBe(50);
  await input.fill('panch');
  await page.evaluate(NOTE_NOTICE);
  await picker.getByRole('button', { name: /Panchkula/ }).click();
  await home.whenQuery((query) => query.get('city') === 'panchkula' && !query.has('c') && !query.has('search'));
  expect(home.query().bedroom).toBe('3');
  await page.getByText('City has been changed!').waitFor();
  await page.getByRole('button', { name: /^City: Panchkula/ }).waitFor();
  const [lat, lng, zoom] = (await home.map.getAttribute('data-camera'))!.split(',').map(Number);
  const cities = (await app.client().get('/api/property/cities')).body.property;
  const panchkula = cities.find((city: { id: string }) => city.id === 'panchkula');
  expect({ lat, lng, zoom }).toEqual({ ...panchkula.position, zoom: panchkula.default_zoom });
  await page.getByText('City has been changed!').waitFor({ state: 'detached' });
  expect(await page.evaluate('window.saidFor')).toBeGreaterThan(4_900);
  await home.open();
  await page.getByRole('button', { name: /^City: Panchkula/ }).waitFor();
  expect((await home.map.getAttribute('data-camera'))?.split(',').map(Number)).toEqual([lat, lng, zoom]);
});

it('a drawn area filters map and list, and Back takes it away', async ({ page, home }) => {
  await home.open(STREET_VIEW);
  await page.getByRole('button', { name: 'Draw an area' }).click();
  const { x, y } = await home.findPixel(STREET.corner.position);
  for (const [dx, dy] of [
    [-60, -60],
    [60, -60],
    [60, 60],
    [-60, 60],
  ])
    await page.mouse.click(x + dx, y + dy);
  await page.getByRole('button', { name: 'Done' }).click();
  await home.whenQuery((query) => query.get('poly')?.split(';').length === 4);
  await expect.poll(() => home.count.innerText()).toBe('1 home');
  await home.settled();
  expect(await home.map.getAttribute('data-listings')).toBe('1');
  await page.goBack();
  await expect.poll(() => home.count.innerText()).toBe(`${HOMES} homes`);
});

/** Run in the page: for how long the notice of another city is there. Milliseconds. */
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
