import { canonicalFilterQuery, parseHomeView, printCamera } from '@naksha/events/kernel';
import type { FirstPaint } from '@naksha/events/wire/first-paint';
import { expect } from 'vitest';
import { passTimeUntilSeen } from '../browser/pass-time.ts';
import { WITHOUT_WEBGL } from '../browser/without-webgl.ts';
import { HomeOnScreen, SOON } from './home-on-screen.ts';
import { STREET } from './home-street.ts';
import { besideMap, HOMES, streetTest as it, STREET_VIEW } from './street-test.ts';

/** Runs in the page: lists fail while `away` is set. */
const LISTS_MAY_FAIL = `
  const fetchReally = window.fetch;
  window.fetch = (...asked) =>
    window.away && String(asked[0]).includes('/api/listings?') ? Promise.reject(new TypeError('Failed to fetch')) : fetchReally(...asked);`;
const LISTING_IDS = `
  Array.from(document.querySelectorAll('[data-testid=list] [data-listing]'), (card) => card.dataset.listing)`;
const COME_BACK_AND_RETRY = `
  window.away = false;
  document.querySelector('[data-testid=list] [role=alert] button').click();`;

besideMap(
  'U-60 X-15 a list that cannot be reloaded for another filter or order keeps its homes and offers Retry',
  async ({ page, home }) => {
    await page.addInitScript(LISTS_MAY_FAIL);
    await home.open(STREET_VIEW);
    await expect.poll(() => home.count.innerText()).toBe(`${HOMES} homes`);
    const order = () => page.evaluate<string[]>(LISTING_IDS);
    await expect.poll(async () => (await order()).length).toBe(HOMES);
    const before = await order();
    await page.evaluate('window.away = true');
    await page.clock.install();
    const retry = home.list.getByRole('button', { name: 'Retry' });

    await page.getByLabel('Sort by').selectOption('price');
    await home.whenQuery((query) => query.get('sort') === 'price');
    await passTimeUntilSeen(retry);
    expect(await order()).toEqual(before);
    await page.getByLabel('Kind of property').first().selectOption('kothi');
    await home.whenQuery((query) => query.get('property_subtype') === 'kothi');
    await passTimeUntilSeen(retry);
    expect(await order()).toEqual(before);

    await page.evaluate(COME_BACK_AND_RETRY);
    await page.getByTestId('empty').waitFor(SOON);
    await page.goBack();
    await expect.poll(async () => (await order()).toSorted(), SOON).toEqual(before.toSorted());
    expect(await order()).not.toEqual(before);
    await retry.waitFor({ ...SOON, state: 'detached' });
  },
);

besideMap('U-60 X-15 server-rendered cards never appear under another sort order', async ({ page, home }) => {
  await page.addInitScript(LISTS_MAY_FAIL);
  await page.addInitScript('window.away = true');
  await home.open(STREET_VIEW);
  const cards = home.list.locator('[data-listing]');
  await expect.poll(() => cards.count()).toBe(HOMES);
  await page.getByLabel('Sort by').selectOption('newest');
  await home.whenQuery((query) => query.get('sort') === 'newest');
  await expect.poll(() => cards.count()).toBe(0);
});

it('X-21 a response that is not as the contract says is rejected with the advice to reload', async ({
  person,
  street,
}) => {
  // A separate page, because the rejection is a console error.
  const page = await person.newPage();
  await page.addInitScript(WITHOUT_WEBGL);
  const check = page.waitForResponse(/\/assets\/check-answer-[\w-]+\.js$/);
  await page.goto(`${street.url}/home${STREET_VIEW}`);
  // Resolves after the page's own import of the same file.
  await page.evaluate(`import(${JSON.stringify((await check).url())}).then(() => undefined)`);
  await page.route('**/api/price-drops*', (route) => route.fulfill({ json: { listings: [] } }));
  await page.clock.install();
  await page.evaluate(`history.pushState(null, '', '/price-drops')`);
  await passTimeUntilSeen(page.getByText('This page is out of date. Reload it.'));
});

it('M-13 the map script is retried four times automatically and then by button', async ({ person, street }) => {
  const page = await person.newPage();
  let asked = 0;
  let away = true;
  await page.route('**/assets/home-map-*.js', (route) => {
    asked++;
    return away ? route.abort() : route.continue();
  });
  await page.clock.install();
  await page.goto(`${street.url}/home${STREET_VIEW}`);
  const retry = page.getByTestId('map-notice').getByRole('button', { name: 'Retry' });
  await passTimeUntilSeen(retry);
  expect(asked).toBe(4);
  away = false;
  await retry.click();
  await new HomeOnScreen(page, street.url).waitUntilSettled();
});

it('without a connection, the map says what is missing and the list stays, even if no script can be loaded', async ({
  person,
  street,
}) => {
  const page = await person.newPage();
  const home = new HomeOnScreen(page, street.url);
  const ahead = page.waitForResponse(/\/assets\/map-failure-/, SOON);
  await home.open(STREET_VIEW);
  await (await ahead).finished();
  const cards = home.list.locator('[data-listing]');
  await expect.poll(() => cards.count(), SOON).toBe(HOMES);
  await page.route('**/*', (route) => route.abort('connectionrefused'));
  await page.getByLabel('Kind of property').first().selectOption('kothi');
  await page.getByRole('alert').getByText('Part of the map could not be loaded.').waitFor(SOON);
  // The marker's card has not been loaded, and cannot be now.
  const lost = page.waitForEvent('requestfailed', (request) => /\/assets\/hover-card-/.test(request.url()));
  await home.point(STREET.corner.position);
  await lost;
  await home.list.getByRole('button', { name: 'Retry' }).waitFor(SOON);
  expect(await cards.count()).toBe(HOMES);
  expect(await page.getByText('This page could not be shown.').count()).toBe(0);
  await page.unroute('**/*');
  await page.getByTestId('empty').waitFor(SOON);
});

besideMap('D-144 D-154 the server and the page read an unusual URL in the same way', async ({ page, street, home }) => {
  for (const query of [
    '?c=30.697,76.71,5',
    '?bedroom=12&c=30.697,76.71,17',
    '?bedroom=3&bedroom=1&c=30.697,76.71,17',
    '?bedroom=2&property_type=commercial&c=30.697,76.71,30',
    '?price_range=90,40&c=30.697,76.71,0',
    '?search=100%252541&search=&c=30.697,76.71,17',
  ]) {
    const html = await (await fetch(`${street.url}/home${query}`)).text();
    const painted = JSON.parse(/id="first-paint">(.*?)<\/script>/.exec(html)![1]) as FirstPaint;
    await home.open(query);
    const [lat, lng, zoom] = (await home.map.getAttribute('data-camera'))!.split(',').map(Number);
    expect(printCamera({ lat, lng, zoom }), query).toBe(printCamera(painted.camera));
    expect(await page.getByTestId('map').getAttribute('data-filter'), query).toBe(
      canonicalFilterQuery(parseHomeView(painted.query).filter),
    );
  }
});
