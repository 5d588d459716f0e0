import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, type TestBrowser } from '../testing/browser.ts';
import { builtClient } from '../testing/client-build.ts';
import { TestApp } from '../testing/start-test-app.ts';

const SOON = { timeout: 15_000 };
const WORDS = { hi: 'ट्राइसिटी का हर घर', pa: 'ਟ੍ਰਾਈਸਿਟੀ ਦਾ ਹਰ ਘਰ' };

let app: TestApp;
let browser: TestBrowser;
beforeAll(async () => {
  app = await TestApp.start({ client: builtClient() });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

it('D-165 the footer leads to the page in Hindi and Punjabi and back; English carries nothing of them', async () => {
  const context = await browser.person();
  const page = await context.newPage();
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto(app.url);
  await page.locator('footer').waitFor(SOON);
  expect(loaded.filter((path) => /assets\/(hi|pa)-/.test(path))).toEqual([]);
  for (const [locale, name] of [
    ['hi', 'हिन्दी'],
    ['pa', 'ਪੰਜਾਬੀ'],
  ] as const) {
    await page.locator('footer').getByRole('link', { name }).click();
    await page.waitForURL(`**/${locale}`, SOON);
    await page.getByRole('heading', { level: 1, name: WORDS[locale] }).waitFor(SOON);
    expect(await page.locator('html').getAttribute('lang')).toBe(`${locale}-IN`);
    const alternates = page.locator('link[rel=alternate][hreflang]');
    expect(await alternates.evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')))).toEqual([
      'en',
      'hi',
      'pa',
      'x-default',
    ]);
  }
  await page.locator('footer').getByRole('link', { name: 'English' }).click();
  await page.getByRole('heading', { level: 1, name: 'Every home of the tri-city' }).waitFor(SOON);
  await context.close();
});

it('pages in Hindi and Punjabi fit a phone and a desk', async () => {
  for (const width of [360, 1440]) {
    const context = await browser.person({ viewport: { width, height: 800 } });
    const page = await context.newPage();
    for (const path of ['/hi', '/pa', '/hi/login', '/pa/login', '/hi/add', '/pa/add', '/hi/home', '/pa/home']) {
      await page.goto(app.url + path);
      // The page itself, not only the frame that it comes into.
      await page.locator('#content').getByRole('heading').first().waitFor(SOON);
      await page.evaluate('document.fonts.ready.then(() => 1)');
      expect(await page.evaluate('document.documentElement.scrollWidth'), `${path} at ${width}`).toBe(width);
    }
    await context.close();
  }
});
