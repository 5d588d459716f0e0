import axe from 'axe-core';
import { expect } from 'vitest';
import { passTimeUntilSeen } from '../browser/pass-time.ts';
import { WITHOUT_WEBGL } from '../browser/without-webgl.ts';
import { HomeOnScreen } from './home-on-screen.ts';
import { HOMES, streetTest as it, STREET_VIEW } from './street-test.ts';

const drawn = it.extend('drawn', true);

type LoadTimes = { paint: number; tile: number; library: number };
/** Times of the largest paint, and of the first requests for a tile and the map libraries. */
const LOAD_TIMES = `new Promise((resolve) => {
  const at = (part) => performance.getEntriesByType('resource').find(({ name }) => name.includes(part)).startTime;
  new PerformanceObserver((list) =>
    resolve({ paint: list.getEntries()[0].startTime, tile: at('.mvt'), library: at('/home-map-') }),
  ).observe({ type: 'largest-contentful-paint', buffered: true });
})`;

drawn(
  'M-01 U-24 U-25 U-28 D-153 D-155 shows every listing in view on the map, in the list and to screen readers; requests tiles at once, map libraries after the largest paint, and nothing from other origins',
  async ({ street, page, requests, home }) => {
    await home.open(STREET_VIEW);
    const { paint, tile, library } = await page.evaluate<LoadTimes>(LOAD_TIMES);
    expect(library).toBeGreaterThan(paint);
    expect(tile).toBeLessThan(library);
    await home.list
      .getByRole('listitem')
      .nth(HOMES - 1)
      .waitFor();
    expect(await home.list.getByRole('listitem').count()).toBe(HOMES);
    await expect.poll(() => home.count.innerText()).toBe(`${HOMES} homes`);
    await home.list.getByText('1 more under review').first().waitFor();
    // Four markers and one stack for the tower.
    await page.locator('[data-testid=map][data-listings="4"][data-under-review="1"][data-clusters="1"]').waitFor();
    await page.getByTestId('announce').getByText(`${HOMES} homes here`).waitFor({ state: 'attached' });

    await page.evaluate(axe.source);
    const found = await page.evaluate(
      'axe.run().then(({ violations }) => violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]))',
    );
    expect(found).toEqual([]);

    await page.getByRole('link', { name: 'Skip the map and go to the list' }).focus();
    await page.keyboard.press('Enter');
    expect(await page.evaluate('document.activeElement?.id')).toBe('home-list');
    expect(
      requests.map((one) => one.url()).filter((url) => !url.startsWith(street.url) && !/^(blob|data):/.test(url)),
    ).toEqual([]);
  },
);

it('D-142 panning replaces the history entry once the map stops', async ({ page, home }) => {
  await home.open(STREET_VIEW);
  const entries = await page.evaluate('history.length');
  const { x, y } = (await home.map.boundingBox())!;
  await page.mouse.move(x + 500, y + 400);
  await page.mouse.down();
  await page.mouse.move(x + 350, y + 300, { steps: 5 });
  await page.mouse.up();
  await home.whenQuery((query) => query.get('c') !== '30.697,76.71,17');
  expect(home.query().c).toMatch(/^30\.\d{1,5},76\.\d{1,5},17$/);
  expect(await page.evaluate('history.length')).toBe(entries);
});

it('U-26 arrow keys pan the focused map, and Enter opens the focused listing', async ({ street, page, home }) => {
  await home.open(STREET_VIEW);
  await home.map.locator('canvas').first().focus();
  await page.keyboard.press('ArrowRight');
  await home.whenQuery((query) => Number(query.get('c')?.split(',')[1]) > 76.7101);
  await home.list.locator(`[data-listing="${street.homes.corner.id}"]`).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(new RegExp(`/flat/.*${street.homes.corner.id}`));
});

it('a newly verified home appears in list and map without a reload', async ({ app, street, requests, home }) => {
  const late = await street.seller.postFlat({ title: 'Late flat', position: { lat: 30.6962, lng: 76.7105 } });
  await app.drain();
  await home.open(STREET_VIEW);
  const loads = requests.filter((one) => new URL(one.url()).pathname === '/home').length;
  await expect.poll(() => home.map.getAttribute('data-under-review')).toBe('2');
  await street.verify(late);
  await home.list.getByText('Late flat').waitFor();
  await expect.poll(() => home.map.getAttribute('data-under-review')).toBe('1');
  expect(requests.filter((one) => new URL(one.url()).pathname === '/home')).toHaveLength(loads);
  expect((await street.seller.put(`/api/property/sold-delete/${late.id}`, { action: 'delete' })).status).toBe(200);
  await home.list.getByText('Late flat').waitFor({ state: 'detached' });
});

it('D-147 opening a listing keeps Home mounted, so that Back shows the same map, list and scroll position at once', async ({
  page,
  home,
}) => {
  await home.open(STREET_VIEW);
  const last = home.list.getByRole('listitem').nth(HOMES - 1);
  await last.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate('scrollY');
  expect(scrolled).toBeGreaterThan(0);
  await page.evaluate(`document.querySelector('[data-testid=map]').setAttribute('data-the-same', 'yes')`);
  await last.getByRole('link').click();
  await page.waitForURL(/\/flat\//);
  await page.goBack();
  await page.waitForURL(/\/home/);
  expect(await home.map.getAttribute('data-the-same')).toBe('yes');
  expect(await home.map.getAttribute('data-state')).toBe('settled');
  await expect.poll(() => page.evaluate('scrollY')).toBe(scrolled);
});

it('D-154 the server renders cards into the page before any API response', async ({ street, page, home }) => {
  await page.route('**/api/listings?*', () => undefined);
  await page.goto(`${street.url}/home${STREET_VIEW}`);
  await home.list.getByText('Corner flat').waitFor();
  expect(await home.list.getByRole('listitem').count()).toBe(HOMES);
});

it('D-156 the map libraries are retried three times and then by button; the list works without them', async ({
  street,
  person,
}) => {
  // A separate page, because the failed request is a console error.
  const page = await person.newPage();
  await page.clock.install();
  let [tries, away] = [0, true];
  // Blocking one import of the map libraries blocks them all.
  await page.route('**/region-map-*.js', (route) => {
    tries++;
    return away ? route.abort() : route.continue();
  });
  /** Skips retry delays. */
  const triesSoon = async () => {
    await page.clock.fastForward(1000);
    return tries;
  };
  const home = new HomeOnScreen(page, street.url);
  await page.goto(`${street.url}/home${STREET_VIEW}`);
  await page.evaluate('window.sameVisit = true');
  const notice = page.getByTestId('map-notice');
  await passTimeUntilSeen(notice);
  expect(tries).toBe(4);
  await page.clock.fastForward(60_000);
  expect([tries, await page.evaluate('window.sameVisit')]).toEqual([4, true]);
  await expect.poll(() => home.list.getByRole('listitem').count()).toBe(HOMES);
  const press = () => notice.getByRole('button', { name: 'Retry' }).click();
  await press();
  await expect.poll(triesSoon).toBeGreaterThanOrEqual(6);
  away = false;
  await passTimeUntilSeen(home.map.locator('canvas'));
  await notice.waitFor({ state: 'detached' });
});

it('D-156 U-29 without WebGL the list works below a notice', async ({ page, requests, home }) => {
  await page.addInitScript(WITHOUT_WEBGL);
  await home.open(STREET_VIEW);
  await page.getByTestId('map-notice').waitFor();
  await expect.poll(() => home.list.getByRole('listitem').count()).toBe(HOMES);
  expect(requests.some((one) => one.url().includes('/home-map-'))).toBe(false);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await home.whenQuery((query) => query.get('c')?.endsWith(',18') ?? false);
});

it('U-02 U-04 U-05 U-06 U-07 has the specified layout at 1440 and at 800 px', async ({ page, home }) => {
  await home.open(STREET_VIEW);
  const measure = async () => ({
    header: (await page.locator('header').boundingBox())?.height,
    map: await home.map.boundingBox(),
  });
  const wide = await measure();
  expect(wide.header).toBe(64);
  expect(wide.map).toMatchObject({ x: 440, y: 64, width: 1000, height: 836 });
  const expectControlsAtTopRight = async (width: number) => {
    for (const name of ['Zoom in', 'Zoom out', 'Show my location', 'Draw an area']) {
      const { x, y } = (await page.getByRole('button', { name, exact: true }).boundingBox())!;
      expect([x > width - 80, y < 64 + 300], `${name} at ${width}`).toEqual([true, true]);
    }
  };
  await expectControlsAtTopRight(1440);
  const footer = (await page.locator('footer').boundingBox())!;
  const list = (await home.list.boundingBox())!;
  expect(footer).toMatchObject({ x: 0, width: 1440 });
  expect(footer.y).toBeGreaterThanOrEqual(list.y + list.height);
  await page.evaluate('scrollTo(0, 400)');
  expect((await home.map.boundingBox())?.y).toBe(64);
  await page.setViewportSize({ width: 800, height: 900 });
  await expect.poll(async () => (await home.map.boundingBox())?.x).toBe(320);
  for (const width of [800, 600]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => (await home.map.boundingBox())?.width).toBe(width - 320);
    await expectControlsAtTopRight(width);
  }
});
