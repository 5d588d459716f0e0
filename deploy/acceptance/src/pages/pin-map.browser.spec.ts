import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import axe from 'axe-core';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { builtClient } from '../app/client-build.ts';
import { TestApp } from '../app/start-test-app.ts';
import { shareBrowser, type TestBrowser } from '../browser/browser.ts';
import { SOON } from '../home/home-on-screen.ts';

const SUPPLIER = 'A Public Tile Service';
/** A style with tiles on a host that the CSP does not allow. */
const STYLE = {
  version: 8,
  sources: {
    streets: { type: 'vector', tiles: ['https://tiles.example/{z}/{x}/{y}.pbf'], attribution: SUPPLIER },
  },
  layers: [{ id: 'streets', type: 'line', source: 'streets', 'source-layer': 'streets' }],
};

describe('the map of a new listing', () => {
  let app: TestApp;
  let styles: Server;
  let browser: TestBrowser;
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    styles = createServer((_, response) => {
      response.setHeader('access-control-allow-origin', '*');
      response.end(JSON.stringify(STYLE));
    });
    await new Promise<void>((listening) => styles.listen(0, '127.0.0.1', listening));
    const MAP_STYLE_URL = `http://127.0.0.1:${(styles.address() as AddressInfo).port}/style`;
    app = await TestApp.start({ client: builtClient(), settings: { MAP_STYLE_URL } });
    browser = await shareBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await app?.stop();
    styles?.close();
  });
  beforeEach(async () => {
    // With reduced motion, the map jumps.
    context = await browser.person({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
    page = await context.newPage();
  });
  afterEach(() => context.close());

  const pin = () => page.getByRole('button', { name: /^Position of the property/ });
  const map = () => page.getByRole('group', { name: 'Map with a draggable pin' });
  const attribution = () => map().locator('.maplibregl-ctrl-attrib');
  const latitude = () => page.getByLabel('Latitude');
  const longitude = () => page.getByLabel('Longitude');
  const figures = async () => ({
    lat: Number(await latitude().inputValue()),
    lng: Number(await longitude().inputValue()),
  });
  const open = async () => {
    await page.goto(`${app.url}/add`);
    await page.getByText('Enter coordinates instead', { exact: true }).click();
    await map().locator('canvas').waitFor();
  };
  const begin = async () => {
    await page.getByLabel('Start from a locality').selectOption({ label: 'Sector 70' });
    await pin().waitFor();
    await pin().scrollIntoViewIfNeeded();
    return figures();
  };
  const pointOfPin = async () => {
    const { x, y, width, height } = (await pin().boundingBox())!;
    return { x: x + width / 2, y: y + height };
  };

  it('M-07 has a pin that can be dragged at zoom 16 or placed by a press on the map', async () => {
    await open();
    const first = await begin();
    const { x, y } = await pointOfPin();
    await page.mouse.move(x, y - 20);
    await page.mouse.down();
    await page.mouse.move(x + 40, y - 60, { steps: 4 });
    await page.mouse.up();
    const east = first.lng + (40 * 360) / (256 * 2 ** 16);
    await expect.poll(async () => (await figures()).lng).toBeCloseTo(east, 4);
    await expect.poll(async () => (await figures()).lat).toBeGreaterThan(first.lat);
    const dragged = await figures();
    // Clicking the pin does not click the map.
    await pin().click();
    expect(await figures()).toEqual(dragged);
    await page.mouse.click(x - 60, y);
    await expect.poll(async () => (await figures()).lng).toBeLessThan(first.lng);
  });

  it('shows the chosen city and offers its localities until a pin says otherwise', async () => {
    await open();
    const city = page.getByLabel('City', { exact: true }).first();
    const offered = () =>
      page
        .getByLabel('Start from a locality')
        .locator('optgroup')
        .evaluateAll((all) => all.map((one) => one.getAttribute('label')));
    await expect.poll(async () => (await offered()).length).toBeGreaterThan(3);
    await city.selectOption({ label: 'Kharar' });
    await expect.poll(offered).toEqual(['Kharar']);
    await map().scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await map().boundingBox())!;
    await page.mouse.click(x + width / 2, y + height / 2);
    await pin().waitFor();
    const { lat, lng } = await figures();
    expect([Math.abs(lat - 30.745) < 0.03, Math.abs(lng - 76.646) < 0.03]).toEqual([true, true]);
    await expect.poll(() => city.locator('option:checked').innerText()).toBe('Kharar');
    await begin();
    await expect.poll(() => city.locator('option:checked').innerText()).toBe('Mohali');
    await expect.poll(async () => (await offered()).length).toBeGreaterThan(3);
  });

  it('has a pin that moves by arrow keys and coordinates while the map stays in place', async () => {
    await open();
    const first = await begin();
    const stood = await pointOfPin();
    await pin().focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await figures()).lng).toBeCloseTo(first.lng + 5.2e-5, 5);
    await page.keyboard.press('Shift+ArrowUp');
    await expect.poll(async () => (await figures()).lat).toBeCloseTo(first.lat + 4.5e-4, 5);
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await pointOfPin()).x).toBeGreaterThan(stood.x);
    await expect.poll(async () => (await pointOfPin()).y).toBeLessThan(stood.y);
    expect(await page.evaluate(HAS_FOCUS)).toBe(true);
    await latitude().fill('30.7333');
    await longitude().fill('76.7794');
    // Far away: the map follows.
    await expect.poll(async () => inside(await pointOfPin(), (await map().boundingBox())!)).toBe(true);
  });

  it('M-15 shows the bundled map, and says so in the credits, when the tiles of the configured style fail', async () => {
    const fallback = page.waitForEvent('console', (message) => /showing the bundled one/.test(message.text()));
    await open();
    await begin();
    await fallback;
    // A small map collapses its attribution.
    await attribution().locator('summary').click();
    await expect.poll(() => attribution().innerText()).toContain('The street map could not be loaded');
    await expect.poll(() => attribution().innerText()).toContain('CC BY-SA');
    await expect.poll(() => attribution().innerText()).not.toContain(SUPPLIER);
    expect(await pin().isVisible()).toBe(true);
    await page.goto(`${app.url}/home`);
    await page.locator('.maplibregl-ctrl-attrib-button').click(SOON);
    await expect
      .poll(() => page.locator('.maplibregl-ctrl-attrib').innerText())
      .toContain('The street map could not be loaded');
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  });

  it('says so without WebGL, and accepts coordinates', async () => {
    await page.addInitScript(
      "HTMLCanvasElement.prototype.getContext = new Proxy(HTMLCanvasElement.prototype.getContext, { apply: (get, canvas, [kind, ...rest]) => kind.startsWith('webgl') ? null : Reflect.apply(get, canvas, [kind, ...rest]) })",
    );
    await page.goto(`${app.url}/add`);
    // Loaded when nearly in view.
    await map().scrollIntoViewIfNeeded();
    await page.getByText('The map could not be loaded.').waitFor();
    await page.getByText('Enter coordinates instead', { exact: true }).click();
    await latitude().fill('30.7046');
    await longitude().fill('76.7179');
    await page.getByLabel('Locality shown to buyers').waitFor();
  });

  it('passes axe', async () => {
    await open();
    await begin();
    await page.evaluate(axe.source);
    const found = await page.evaluate(
      'axe.run().then(({ violations }) => violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]))',
    );
    expect(found).toEqual([]);
  });
});

const HAS_FOCUS = 'document.activeElement?.ariaLabel?.startsWith("Position of the property")';
type Box = { x: number; y: number; width: number; height: number };
const inside = ({ x, y }: { x: number; y: number }, box: Box): boolean =>
  x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
