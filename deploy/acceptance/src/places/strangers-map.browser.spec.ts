import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtClient } from '../app/client-build.ts';
import { TestApp } from '../app/start-test-app.ts';
import { shareBrowser, type TestBrowser } from '../browser/browser.ts';
import { buildStreet, type Street } from '../home/home-street.ts';
import { openStrangersSite } from './strangers-site.ts';

let app: TestApp;
let browser: TestBrowser;
let street: Street;
let site: Awaited<ReturnType<typeof openStrangersSite>>;
beforeAll(async () => {
  [app, browser, site] = await Promise.all([
    TestApp.start({ client: builtClient() }),
    shareBrowser(),
    openStrangersSite(),
  ]);
  street = await buildStreet(app);
});
afterAll(async () => {
  site?.close();
  await Promise.all([app?.stop(), browser?.close()]);
});

type Drawn = { layer: string; properties: Record<string, string | number>; at: [number, number] };
const readDrawn = (page: Page) => page.evaluate<Drawn[]>('drawn()');
const goTo = (page: Page, zoom: number) => page.evaluate(`map.jumpTo({ center: [76.71, 30.697], zoom: ${zoom} })`);
const countDrawn = async (page: Page) => {
  // A cluster on a tile's edge is in both tiles.
  const once = new Map((await readDrawn(page)).map((drawn) => [`${drawn.layer} ${drawn.at}`, drawn]));
  return [...once.values()].reduce((sum, { properties }) => sum + Number(properties.count ?? 1), 0);
};

it('D-113 a bare MapLibre page of another origin draws the map from the TileJSON alone and opens its homes', async () => {
  const context = await browser.person();
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.goto(`${site.url}/?tiles=${encodeURIComponent(`${app.url}/api/map/tiles.json`)}`);
  await page.locator('canvas').waitFor();

  // All ten homes, from the region's zoom to street level.
  await expect.poll(() => countDrawn(page)).toBe(10);
  await goTo(page, 16);
  await expect
    .poll(async () => (await readDrawn(page)).map(({ layer }) => layer).sort())
    .toEqual([...Array(4).fill('listings'), 'stacks']);
  const drawn = await readDrawn(page);
  const { corner, waiting } = street.homes;
  const own = drawn.find(({ properties }) => properties.id === corner.id);
  expect(own?.properties).toMatchObject({ subtype: 'flat', bedrooms: 3, price: 8_500_000, state: 'verified' });
  expect(drawn.find(({ properties }) => properties.id === waiting.id)?.properties).toEqual({
    id: waiting.id,
    subtype: 'flat',
    state: 'review',
  });
  const cards = await page.evaluate<string>(
    `fetch('${app.url}/api/listings/cards?ids=${corner.id}').then((answer) => answer.text())`,
  );
  expect(JSON.parse(cards)).toMatchObject({ listings: [{ id: corner.id, title: 'Corner flat' }] });
  expect(complaints).toEqual([]);

  const at = JSON.stringify(own?.at);
  const { x, y } = await page.evaluate<{ x: number; y: number }>(`map.project(${at})`);
  await page.mouse.click(x, y);
  await page.waitForURL(`${app.url}/flat/${corner.slug}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await context.close();
});
