import { Agent, get } from 'node:http';
import { generateDemoListings, postDemoContent } from '@naksha/deploy';
import { loadTricityDemoData } from '@naksha/deploy/testing';
import {
  canonicalFilterQuery,
  type Position,
  projectToUnitSquare,
  SUBTYPES,
  unprojectFromUnitSquare,
} from '@naksha/events/kernel';
import type { BrowserContext, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { builtClient } from '../app/client-build.ts';
import { TestApp } from '../app/start-test-app.ts';
import { shareBrowser, type TestBrowser } from '../browser/browser.ts';
import { WITHOUT_WEBGL } from '../browser/without-webgl.ts';
import { HomeOnScreen } from './home-on-screen.ts';

const KB = 1024;
/** All map zooms in 256-px terms; a tile's z is one less. */
const ZOOMS = Array.from({ length: 13 }, (_, k) => 9 + k);
const AT_ONCE = 8;
const FILTERS = [
  '',
  `?${canonicalFilterQuery({ subtype: 'flat' })}`,
  `?${canonicalFilterQuery({ price: { min: 20, max: 90 } })}`,
];

let app: TestApp;
let browser: TestBrowser;
beforeAll(async () => {
  [app, browser] = await Promise.all([
    TestApp.start({ client: builtClient(), prepare: postDemoContent }),
    shareBrowser(),
  ]);
});
afterAll(() => Promise.all([app?.stop(), browser?.close()]));

describe('D-172 tiles', () => {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  afterAll(() => agent.destroy());

  const weigh = (path: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const headers = { 'accept-encoding': 'gzip' };
      get(app.url + path, { agent, headers }, (answer) => {
        let bytes = 0;
        answer.on('data', (part: Buffer) => {
          bytes += part.length;
        });
        answer.on('error', reject);
        answer.on('end', () =>
          answer.headers['content-encoding'] === 'gzip' || bytes === 0
            ? resolve(bytes)
            : reject(new Error(`${path} came plain, ${answer.statusCode}`)),
        );
      }).on('error', reject);
    });

  it('D-172 every tile of the demo town is at most 4 KB gzipped, at all zooms, with and without filters', async () => {
    const homes = generateDemoListings(loadTricityDemoData()).map(({ position }) => projectToUnitSquare(position));
    const paths = ZOOMS.flatMap((zoom) => {
      const side = 2 ** (zoom - 1);
      const tiles = new Set(homes.map(({ x, y }) => `${zoom - 1}/${Math.floor(x * side)}/${Math.floor(y * side)}`));
      const filters = zoom <= 17 ? FILTERS : [''];
      return [...tiles].flatMap((tile) => filters.map((filter) => `/api/map/${tile}.mvt${filter}`));
    });
    expect(paths.length).toBeGreaterThan(5000);
    const heavy: string[] = [];
    let heaviest = 0;
    const worker = async () => {
      for (let path = paths.pop(); path; path = paths.pop()) {
        const bytes = await weigh(path);
        heaviest = Math.max(heaviest, bytes);
        if (bytes > 4 * KB) heavy.push(`${path}: ${bytes}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    expect(heavy).toEqual([]);
    expect(heaviest).toBeGreaterThan(KB / 2);
  });

  it.each([
    { width: 1440, height: 900, most: 9 },
    { width: 1920, height: 1080, most: 12 },
  ])(
    'D-172 a view at $width px requests at most $most, apart from tiles prefetched while idle',
    async ({ most, ...viewport }) => {
      const context = await browser.person({ viewport });
      const page = await context.newPage();
      await page.addInitScript(NOTE_TILES);
      const home = new HomeOnScreen(page, app.url);
      await home.open();
      const pane = (await home.map.boundingBox())!;
      const asked: Record<number, number> = {};
      for (const zoom of [11, 14, 16, 17]) {
        const { lat, lng } = acrossTiles(zoom, pane);
        await home.open(`?c=${lat.toFixed(5)},${lng.toFixed(5)},${zoom}`);
        asked[zoom] = Number(await page.evaluate('window.askedTiles.size'));
      }
      expect(Object.entries(asked).filter(([, count]) => count > most)).toEqual([]);
      // The budget holds for the worst position of a view, which was among these.
      expect(Math.max(...Object.values(asked))).toBe(most);
      await context.close();
    },
  );
});

/** A position in Mohali where a view of that size shows the maximum number of tiles. */
function acrossTiles(zoom: number, { width, height }: { width: number; height: number }): Position {
  const world = 256 * 2 ** zoom;
  const middle = projectToUnitSquare({ lat: 30.7, lng: 76.75 });
  const before = (at: number, size: number) => (Math.floor((at * world) / 512) * 512 - 4 + size / 2) / world;
  return unprojectFromUnitSquare({ x: before(middle.x, width), y: before(middle.y, height) });
}

it('U-03 from 1024 px the list is on the left, 440 px wide, with count, sort, 24 cards and "Show more"', async () => {
  const context = await browser.person({ viewport: { width: 1023, height: 800 } });
  const page = await context.newPage();
  const home = await new HomeOnScreen(page, app.url).open('?c=30.70000,76.75000,11');
  const edge = async () => (await home.map.boundingBox())?.x;
  await expect.poll(edge).toBe(320);
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(edge).toBe(440);
    const { x, width: listed } = (await home.list.boundingBox())!;
    expect([x >= 0, x + listed <= 440, listed > 400]).toEqual([true, true, true]);
  }
  const cards = home.list.locator('a[data-listing]');
  await expect.poll(() => cards.count()).toBe(24);
  await expect
    .poll(async () => Number(/^[\d,]+(?= homes$)/.exec(await home.count.innerText())?.[0].replace(',', '')))
    .toBeGreaterThan(48);
  expect(await home.list.getByLabel('Sort by').isVisible()).toBe(true);
  await home.list.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => cards.count()).toBe(48);
  await context.close();
});

describe('D-174 card images', () => {
  let context: BrowserContext;
  let page: Page;
  let images: Request[];
  beforeAll(async () => {
    context = await browser.person({ baseURL: app.url });
    page = await context.newPage();
    // Without a map, which takes longer to draw than the cards.
    await page.addInitScript(WITHOUT_WEBGL);
    page.on('response', (answer) => {
      const request = answer.request();
      if (request.resourceType() === 'image') images.push(request);
    });
  });
  afterAll(() => context?.close());
  beforeEach(() => {
    images = [];
  });

  it.each(SUBTYPES)('D-174 images of %s are at most 25 KB each, drawn or fetched', async (subtype) => {
    await page.goto(`/home?property_subtype=${subtype}&c=30.70000,76.75000,11`);
    const cards = page.locator(`[data-testid=list] a[data-listing][href^="/${subtype}/"]`);
    const weighDrawings = () => cards.evaluateAll(BYTES_OF_DRAWINGS);
    await expect.poll(async () => (await weighDrawings()).length).toBeGreaterThan(3);
    expect((await weighDrawings()).filter((bytes) => bytes > 25 * KB)).toEqual([]);
    for (const image of images)
      expect((await image.sizes()).responseBodySize, image.url()).toBeLessThanOrEqual(25 * KB);
  });
});

/** High-priority requests only; the ring of tiles around the view loads at low priority. */
const NOTE_TILES = `
  window.askedTiles = new Set();
  const plain = window.fetch;
  window.fetch = (input, init) => {
    const url = String(input.url ?? input);
    if (url.includes('.mvt') && init?.priority !== 'low') window.askedTiles.add(url);
    return plain(input, init);
  };`;
/** Runs in the page: bytes of each card's drawing. */
const BYTES_OF_DRAWINGS = (cards: { querySelectorAll(of: string): Iterable<{ outerHTML: string }> }[]): number[] =>
  cards.flatMap((card) =>
    [...card.querySelectorAll('svg[preserveAspectRatio], img')].map(({ outerHTML }) => new Blob([outerHTML]).size),
  );
