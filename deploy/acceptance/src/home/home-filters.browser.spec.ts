import type { Route } from 'playwright-core';
import { expect } from 'vitest';
import { SOON } from './home-on-screen.ts';
import { STREET } from './home-street.ts';
import { HOMES, streetTest as it, STREET_VIEW } from './street-test.ts';

it('D-141 D-143 F-14 filters act at once, are one step of history each, and Back undoes them', async ({
  page,
  home,
}) => {
  await home.open(STREET_VIEW);
  await page.getByLabel('Property type').first().selectOption('residential');
  await home.whenQuery((query) => query.get('property_type') === 'residential');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByText('3+', { exact: true }).click();
  await home.whenQuery((query) => query.get('bedroom') === '3');
  await home.settled();
  expect(await home.map.getAttribute('data-filter')).toBe('bedroom=3&property_type=residential');
  await expect.poll(() => home.count.innerText()).toBe('2 homes');
  await page.getByLabel('Property type').first().selectOption('commercial');
  await home.whenQuery((query) => query.get('property_type') === 'commercial' && !query.has('bedroom'));
  await page.getByTestId('empty').getByRole('button', { name: 'Clear filters' }).waitFor();
  await page.goBack();
  await home.whenQuery((query) => query.get('bedroom') === '3');
  await page.goBack();
  await home.whenQuery((query) => query.get('property_type') === 'residential' && !query.has('bedroom'));
  await page.goBack();
  await home.whenQuery((query) => !query.has('property_type'));
  await expect.poll(() => home.count.innerText()).toBe(`${HOMES} homes`);
});

/** What decides D-171, without a clock. Its milliseconds are in `npm run bench -- web`. */
it('D-171 a filter swap waits for the tiles in view alone, not for the list, and asks for them all at once', async ({
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

it('F-05 F-06 F-08 chips come from suggestions and from Enter, and nothing found says the two lines', async ({
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
});

it('C-01 C-02 C-04 C-07 C-09 the city picker moves the map, says so, and leaves the filter alone but for its chips', async ({
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
  await picker.getByRole('button', { name: /Panchkula/ }).click();
  await home.whenQuery((query) => query.get('city') === 'panchkula' && !query.has('c') && !query.has('search'));
  expect(home.query().bedroom).toBe('3');
  await page.getByText('City has been changed!').waitFor();
  await page.getByRole('button', { name: /^City: Panchkula/ }).waitFor();
  const [, , zoom] = (await home.map.getAttribute('data-camera'))!.split(',');
  const cities = (await app.client().get('/api/property/cities')).body.property;
  expect(Number(zoom)).toBe(cities.find((city: { id: string }) => city.id === 'panchkula').default_zoom);
  expect(await page.evaluate("localStorage.getItem('naksha.city')")).toBe('panchkula');
});

it('a drawn area filters map and list, and Back takes it away', async ({ page, home }) => {
  await home.open(STREET_VIEW);
  await page.getByRole('button', { name: 'Draw an area' }).click();
  const { x, y } = await home.pixelOf(STREET.corner.position);
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
