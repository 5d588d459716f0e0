import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtClient } from '../app/client-build.ts';
import { TestApp } from '../app/start-test-app.ts';
import { shareBrowser, type TestBrowser } from '../browser/browser.ts';
import { HomeOnScreen } from './home-on-screen.ts';
import { buildStreet } from './home-street.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const SUPPLIERS = ['A Public Tile Service', 'A Maker of Vector Tiles', 'A Survey of Everything'];

/** Checks what the largest paint is, what precedes it and what shifts; durations are in `npm run bench -- web`. */
describe('rendering of Home on a phone', () => {
  let browser: TestBrowser;
  let styles: Server;

  beforeAll(async () => {
    browser = await shareBrowser();
    styles = createServer((_, response) => {
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(STYLE));
    });
    await new Promise<void>((listening) => styles.listen(0, '127.0.0.1', listening));
  });
  afterAll(async () => {
    styles?.close();
    await browser?.close();
  });

  /** Home on its own server, with the map library delayed until the first drawing is painted. */
  const onHome = async (styleUrl: string, settled: (page: Page) => Promise<void>) => {
    const app = await TestApp.start({ client: builtClient(), settings: { MAP_STYLE_URL: styleUrl } });
    const person = await browser.person({ ...PHONE, drawn: true });
    try {
      await buildStreet(app);
      const page = await person.newPage();
      await page.addInitScript(NOTE_PAINTS);
      let release = () => {};
      const painted = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/home-map-*.js', (route) => painted.then(() => route.continue()));
      // With homes, because the text of an empty list would be the larger paint.
      await page.goto(`${app.url}/home?c=30.69700,76.71000,14`);
      const largest = () => page.evaluate<string | undefined>(LARGEST);
      await expect.poll(largest).toMatch(FIRST_DRAWING);
      const before = await page.evaluate(READ_PAINTS);
      release();
      await new HomeOnScreen(page, app.url).waitUntilSettled();
      await settled(page);
      expect(await page.evaluate(READ_PAINTS)).toEqual(before);
      expect(await page.evaluate('window.shifted')).toEqual([]);
    } finally {
      await person.close();
      await app.stop();
    }
  };

  it('the first drawing is the largest paint, the map follows, and nothing shifts', () =>
    onHome('plain', async (page) => {
      await unfoldCredits(page);
      await page.locator('.maplibregl-ctrl-attrib').getByText('CC BY-SA').waitFor();
      await page.getByTestId('light-credits').waitFor({ state: 'detached' });
    }));

  it('a style that arrives late has its sources named in full and causes no larger paint', () =>
    onHome(`http://127.0.0.1:${(styles.address() as AddressInfo).port}/style`, async (page) => {
      const attribution = page.locator('.maplibregl-ctrl-attrib');
      await unfoldCredits(page);
      await expect.poll(() => attribution.innerText()).toContain(SUPPLIERS[2]);
      for (const name of SUPPLIERS) expect(await attribution.getByText(name).isVisible()).toBe(true);
    }));
});

/** On a phone, attribution is collapsed. */
const unfoldCredits = (page: Page) => page.locator('.maplibregl-ctrl-attrib-button').click();

const STYLE = {
  version: 8,
  sources: {
    towns: {
      type: 'geojson',
      attribution: SUPPLIERS.map((name) => `<a href="https://maps.example/">${name}</a>`).join(' '),
      data: { type: 'Point', coordinates: [76.7, 30.7] },
    },
  },
  layers: [
    { id: 'ground', type: 'background' },
    { id: 'towns', type: 'circle', source: 'towns' },
  ],
};

const FIRST_DRAWING = /^(light-credits|placeholder)$/;
const NOTE_PAINTS = `
  window.paints = [];
  window.shifted = [];
  new PerformanceObserver((list) => {
    // Recorded immediately, because the element may be gone later.
    for (const { size, element } of list.getEntries())
      window.paints.push({ size, named: element ? (element.dataset.testid ?? element.className) : 'placeholder' });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) window.shifted.push([value, ...sources.map(({ node }) => node?.className)]);
  }).observe({ type: 'layout-shift', buffered: true });`;
const LARGEST = 'window.paints.at(-1)?.named';
/** After two frames, all paints so far have been reported. */
const READ_PAINTS =
  'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(window.paints)))))';
