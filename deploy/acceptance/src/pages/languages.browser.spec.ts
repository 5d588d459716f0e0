import { STAFF_PHONE } from '@naksha/deploy/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtClient } from '../app/client-build.ts';
import { EVERY_CHECK } from '../app/sample-flat.ts';
import { TestApp } from '../app/start-test-app.ts';
import { shareBrowser, type TestBrowser } from '../browser/browser.ts';
import { LAID_OUT } from '../browser/laid-out.ts';
import { WITHOUT_WEBGL } from '../browser/without-webgl.ts';

const SOON = { timeout: 30_000 };
/** 01:30 in Mohali; the previous afternoon in New York. */
const AT_NIGHT = new Date('2026-11-20T20:00:00Z');
const WORDS = { hi: 'ट्राइसिटी में बिकाऊ घर', pa: 'ਟ੍ਰਾਈਸਿਟੀ ਵਿੱਚ ਵਿਕਾਊ ਘਰ' };

let app: TestApp;
let browser: TestBrowser;
beforeAll(async () => {
  app = await TestApp.start({ client: builtClient(), clock: { now: () => AT_NIGHT } });
  browser = await shareBrowser();
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

it('D-165 the footer leads to the page in Hindi and Punjabi and back; English loads nothing of them', async () => {
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
    await page.locator(`html[lang=${locale}-IN]`).waitFor();
    const alternates = page.locator('link[rel=alternate][hreflang]');
    await expect
      .poll(() => alternates.evaluateAll((links) => links.map((link) => link.getAttribute('hreflang'))))
      .toEqual(['en', 'hi', 'pa', 'x-default']);
  }
  await page.locator('footer').getByRole('link', { name: 'English' }).click();
  await page.getByRole('heading', { level: 1, name: 'Homes for sale across the tri-city' }).waitFor(SOON);
  await context.close();
});

it('R-21 the footer’s sitemap is a plain link in every language and opens the sitemap', async () => {
  const context = await browser.person();
  const page = await context.newPage();
  await page.goto(`${app.url}/hi`);
  const link = page.locator('footer').getByRole('link', { name: 'साइटमैप' });
  const [answer] = await Promise.all([page.waitForResponse('**/sitemap.xml'), link.click(SOON)]);
  expect([answer.status(), answer.request().isNavigationRequest()]).toEqual([200, true]);
  expect(new URL(answer.url()).pathname).toBe('/sitemap.xml');
  expect(await answer.text()).toMatch(/^<\?xml[^>]*>\s*<sitemapindex[^>]*>\s*<sitemap><loc>[^<]+<\/loc>/);
  await context.close();
});

it('pages in Hindi and Punjabi fit a phone and a desktop', async () => {
  const context = await browser.person();
  await context.addInitScript(WITHOUT_WEBGL);
  const page = await context.newPage();
  for (const path of ['/hi', '/pa', '/hi/login', '/pa/login', '/hi/add', '/pa/add', '/hi/home', '/pa/home']) {
    await page.goto(app.url + path);
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 800 });
      // The page's content, not only its frame.
      await page.locator('#content').getByRole('heading').first().waitFor(SOON);
      await page.evaluate(LAID_OUT);
      await expect
        .poll(() => page.evaluate('document.documentElement.scrollWidth'), { message: `${path} at ${width}` })
        .toBe(width);
    }
  }
  await context.close();
});

it.each([
  ['English', '', '21 Nov 2026', '21 Nov, 1:30 am'],
  ['Hindi', '/hi', '21 नव॰ 2026', '21 नव॰, रात 1:30'],
  ['Punjabi', '/pa', '21 ਨਵੰ 2026', '21 ਨਵੰ, ਰਾਤ 1:30'],
])('D-166 a browser in New York shows Indian price formats and Indian dates, in %s', async (_, base, day, moment) => {
  const { seller, path } = await contactedOne();
  const context = await browser.person({ timezoneId: 'America/New_York', locale: 'en-US' });
  await context.addInitScript((token) => localStorage.setItem('access_token', token), seller.token!);
  const page = await context.newPage();
  await page.goto(`${app.url}${base}${path}`);
  await page.getByText('₹1,23,45,678').first().waitFor(SOON);
  await page.getByText('1,23,456.5 ').first().waitFor(SOON);
  await page.locator('time').filter({ hasText: day }).first().waitFor(SOON);
  await page.goto(`${app.url}${base}/dashboard/listing`);
  await page.getByText('₹1,23,45,678').first().waitFor(SOON);
  await page.getByText(day).first().waitFor(SOON);
  await page.goto(`${app.url}${base}/dashboard/leads`);
  await page.getByTitle(moment, { exact: true }).waitFor(SOON);
  await context.close();
});

let contacted: ReturnType<typeof contactOne> | undefined;
const contactedOne = () => (contacted ??= contactOne());
async function contactOne() {
  const seller = await app.signIn('+919812300031', 'Asha');
  const staff = await app.signIn(STAFF_PHONE, 'Meera');
  const buyer = await app.signIn('+919812300032', 'Vikram');
  const { id, slug } = await seller.postFlat({
    expected_price: 1_23_45_678,
    area: { value: 1_23_456.5, unit: 'sqft' },
  });
  await staff.post(`/api/staff/listings/${id}/verify`, { checks: EVERY_CHECK });
  await buyer.post('/api/buyer/contacted', { property: id });
  await app.drain();
  return { seller, path: `/flat/${slug}` };
}
