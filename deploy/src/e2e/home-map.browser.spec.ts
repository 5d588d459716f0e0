import axe from 'axe-core';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser, type TestBrowser } from '../testing/browser.ts';
import { builtClient } from '../testing/client-build.ts';
import { TestApp } from '../testing/start-test-app.ts';
import { HomeOnScreen, SOON } from './home-on-screen.ts';
import { buildStreet, STREET, type Street, TOWER, TOWER_FLATS } from './home-street.ts';

const STREET_VIEW = '?c=30.697,76.71,17';
const HOMES = 3 + TOWER_FLATS;

/** Run in the page, whose types this package doesn't have. */
const WITHOUT_WEBGL = `
  const original = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
    return kind.startsWith('webgl') ? null : original.call(this, kind, ...rest);
  };`;
type LoadTimes = { paint: number; tile: number; library: number };
/** When the largest paint was, and when the first tile and the map libraries were asked for. */
const LOAD_TIMES = `new Promise((resolve) => {
  const at = (part) => performance.getEntriesByType('resource').find(({ name }) => name.includes(part)).startTime;
  new PerformanceObserver((list) =>
    resolve({ paint: list.getEntries()[0].startTime, tile: at('.mvt'), library: at('/home-map-') }),
  ).observe({ type: 'largest-contentful-paint', buffered: true });
})`;

describe('Home on a desktop', () => {
  let app: TestApp;
  let street: Street;
  let browser: TestBrowser;
  let context: BrowserContext;
  let page: Page;
  let home: HomeOnScreen;
  let complaints: string[];
  let requests: string[];

  beforeAll(async () => {
    app = await TestApp.start({ client: builtClient() });
    street = await buildStreet(app);
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await app?.stop();
  });
  beforeEach(async () => {
    context = await browser.person();
    page = await context.newPage();
    home = new HomeOnScreen(page, app.url);
    complaints = [];
    requests = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('request', (request) => requests.push(request.url()));
  });
  afterEach(async () => {
    await context.close();
    expect(complaints).toEqual([]);
  });

  it('M-01 U-24 shows every listing in view, on the map and in the list', async () => {
    await home.open(STREET_VIEW);
    await home.list
      .getByRole('listitem')
      .nth(HOMES - 1)
      .waitFor();
    expect(await home.list.getByRole('listitem').count()).toBe(HOMES);
    expect(await home.count.innerText()).toBe(`${HOMES} homes`);
    expect(await home.list.innerText()).toContain('1 more under review');
    // Three flats and the one under review by their own markers, the tower as one stack.
    expect(await home.map.getAttribute('data-listings')).toBe('4');
    expect(await home.map.getAttribute('data-under-review')).toBe('1');
    expect(await home.map.getAttribute('data-clusters')).toBe('1');
  });

  it('U-28 tells screen readers how many homes are here, and has a skip link to the list', async () => {
    await home.open(STREET_VIEW);
    await page.getByTestId('announce').getByText(`${HOMES} homes here`).waitFor({ state: 'attached' });
    await page.getByRole('link', { name: 'Skip the map, to the list' }).focus();
    await page.keyboard.press('Enter');
    expect(await page.evaluate('document.activeElement?.id')).toBe('home-list');
  });

  it('M-02 U-10 U-11 hovering a marker shows its card and marks it in the list', async () => {
    await home.open(STREET_VIEW);
    await home.point(STREET.corner.position);
    const card = page.getByTestId('hover-card');
    await card.getByText('₹85 Lac').waitFor();
    expect((await card.boundingBox())?.width).toBe(280);
    const marked = home.list.locator(`[data-listing="${street.homes.corner.id}"]`);
    await expect.poll(() => marked.getAttribute('data-marked'), SOON).toBe('true');
  });

  it('U-11 U-27 hovering or focusing a card marks its marker', async () => {
    await home.open(STREET_VIEW);
    const card = home.list.locator(`[data-listing="${street.homes.large.id}"]`);
    await card.hover();
    await expect.poll(() => home.map.getAttribute('data-marked'), SOON).toMatch(/^l\d+$/);
    const marked = await home.map.getAttribute('data-marked');
    await page.mouse.move(5, 5);
    await expect.poll(() => home.map.getAttribute('data-marked'), SOON).toBeNull();
    await card.focus();
    await expect.poll(() => home.map.getAttribute('data-marked'), SOON).toBe(marked);
  });

  it('M-08 M-09 U-23 a home under review says so and cannot be opened by others', async () => {
    await home.open(STREET_VIEW);
    await home.point(STREET.waiting.position);
    const card = page.getByTestId('review-card');
    await card.getByText('Under review').waitFor();
    await home.click(STREET.waiting.position);
    expect(await page.getByTestId('hover-card').getByRole('link').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/home');
  });

  it('M-17 U-22 a stack opens the list of its address', async () => {
    await home.open(STREET_VIEW);
    await home.click(TOWER, 0);
    await page.getByTestId('stack-heading').getByText('6 homes at one address').waitFor();
    await expect.poll(() => home.list.getByRole('listitem').count(), SOON).toBe(TOWER_FLATS);
    await page.getByRole('button', { name: 'All homes in this view' }).click();
    await expect.poll(() => home.list.getByRole('listitem').count(), SOON).toBe(HOMES);
  });

  it('U-21 a cluster zooms in two levels around itself', async () => {
    await home.open('?c=30.697,76.71,12');
    await home.click({ lat: 30.6971, lng: 76.71 }, 0);
    await home.whenQuery((query) => query.get('c')?.endsWith(',14') ?? false);
    await home.settled();
  });

  it('D-141 D-143 F-14 filters act at once, are one step of history each, and Back undoes them', async () => {
    await home.open(STREET_VIEW);
    await page.getByLabel('Property type').first().selectOption('residential');
    await home.whenQuery((query) => query.get('property_type') === 'residential');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByText('3+', { exact: true }).click();
    await home.whenQuery((query) => query.get('bedroom') === '3');
    await home.settled();
    expect(await home.map.getAttribute('data-filter')).toBe('bedroom=3&property_type=residential');
    await expect.poll(() => home.count.innerText(), SOON).toBe('2 homes');
    await page.getByLabel('Property type').first().selectOption('commercial');
    await home.whenQuery((query) => query.get('property_type') === 'commercial' && !query.has('bedroom'));
    await page.getByTestId('empty').getByRole('button', { name: 'Clear filters' }).waitFor();
    await page.goBack();
    await home.whenQuery((query) => query.get('bedroom') === '3');
    await page.goBack();
    await home.whenQuery((query) => query.get('property_type') === 'residential' && !query.has('bedroom'));
    await page.goBack();
    await home.whenQuery((query) => !query.has('property_type'));
    await expect.poll(() => home.count.innerText(), SOON).toBe(`${HOMES} homes`);
  });

  it('F-05 F-06 F-08 chips come from suggestions and from Enter, and nothing found says the two lines', async () => {
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

  it('D-142 panning replaces the entry once the map rests', async () => {
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

  it('U-26 arrow keys pan the focused map', async () => {
    await home.open(STREET_VIEW);
    await home.map.locator('canvas').first().focus();
    await page.keyboard.press('ArrowRight');
    await home.whenQuery((query) => Number(query.get('c')?.split(',')[1]) > 76.7101);
  });

  it('a home that is verified meanwhile joins list and map without a reload', async () => {
    const late = await street.seller.postFlat({ title: 'Late flat', position: { lat: 30.6962, lng: 76.7105 } });
    await app.drain();
    await home.open(STREET_VIEW);
    const loads = requests.filter((url) => new URL(url).pathname === '/home').length;
    await expect.poll(() => home.map.getAttribute('data-under-review'), SOON).toBe('2');
    await street.verify(late);
    await home.list.getByText('Late flat').waitFor();
    await expect.poll(() => home.map.getAttribute('data-under-review'), SOON).toBe('1');
    expect(requests.filter((url) => new URL(url).pathname === '/home')).toHaveLength(loads);
    expect((await street.seller.put(`/api/property/sold-delete/${late.id}`, { action: 'delete' })).status).toBe(200);
    await home.list.getByText('Late flat').waitFor({ state: 'detached' });
  });

  it('D-147 opening a listing keeps Home mounted: Back shows the same map and list at once, scroll included', async () => {
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
    await expect.poll(() => page.evaluate('scrollY'), SOON).toBe(scrolled);
  });

  it('D-153 D-155 asks for tiles at once, for the map libraries after the largest paint, and for nothing elsewhere', async () => {
    await home.open(STREET_VIEW);
    const { paint, tile, library } = await page.evaluate<LoadTimes>(LOAD_TIMES);
    expect(library).toBeGreaterThan(paint);
    expect(tile).toBeLessThan(library);
    expect(requests.filter((url) => !url.startsWith(app.url) && !/^(blob|data):/.test(url))).toEqual([]);
  });

  it('D-154 the server’s cards are on the page before any answer of the API', async () => {
    await page.route('**/api/listings?*', () => undefined);
    await page.goto(`${app.url}/home${STREET_VIEW}`);
    await home.list.getByText('Corner flat').waitFor();
    expect(await home.list.getByRole('listitem').count()).toBe(HOMES);
  });

  it('D-156 U-29 without WebGL the list works, and a notice stands above it', async () => {
    await page.addInitScript(WITHOUT_WEBGL);
    await home.open(STREET_VIEW);
    await page.getByTestId('map-notice').waitFor();
    expect(await home.list.getByRole('listitem').count()).toBe(HOMES);
    expect(requests.some((url) => url.includes('/home-map-'))).toBe(false);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await home.whenQuery((query) => query.get('c')?.endsWith(',18') ?? false);
  });

  it('C-01 C-02 C-04 C-07 C-09 the city picker moves the map, says so, and leaves the filter alone but for its chips', async () => {
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

  it('a drawn area filters map and list, and Back takes it away', async () => {
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
    await expect.poll(() => home.count.innerText(), SOON).toBe('1 home');
    await home.settled();
    expect(await home.map.getAttribute('data-listings')).toBe('1');
    await page.goBack();
    await expect.poll(() => home.count.innerText(), SOON).toBe(`${HOMES} homes`);
  });

  it('U-02 U-03 U-04 U-06 is laid out as drawn at 1440 and at 800', async () => {
    await home.open(STREET_VIEW);
    const measure = async () => ({
      header: (await page.locator('header').boundingBox())?.height,
      map: await home.map.boundingBox(),
    });
    const wide = await measure();
    expect(wide.header).toBe(64);
    expect(wide.map).toMatchObject({ x: 440, y: 64, width: 1000, height: 836 });
    await page.evaluate('scrollTo(0, 400)');
    expect((await home.map.boundingBox())?.y).toBe(64);
    await page.setViewportSize({ width: 800, height: 900 });
    await expect.poll(async () => (await home.map.boundingBox())?.x, SOON).toBe(320);
  });

  it('has nothing for axe to object to', async () => {
    await home.open(STREET_VIEW);
    await page.evaluate(axe.source);
    const found = await page.evaluate(
      'axe.run().then(({ violations }) => violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]))',
    );
    expect(found).toEqual([]);
  });
});
