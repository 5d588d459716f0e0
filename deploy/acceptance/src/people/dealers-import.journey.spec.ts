import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtClient } from '../app/client-build.ts';
import { sampleCsv } from '../app/sample-csv.ts';
import { TestApp } from '../app/start-test-app.ts';
import { shareBrowser, type TestBrowser } from '../browser/browser.ts';
import { findLayoutProblems } from '../browser/find-layout-problems.ts';

const DEALERS = ['+919812300041', '+919812300042', '+919812300043', '+919812300044'];
const ROWS = 200;
const BAD = 12;

let app: TestApp;
let browser: TestBrowser;
beforeAll(async () => {
  const settings = { DEALER_PHONES: DEALERS.join(',') };
  [app, browser] = await Promise.all([
    TestApp.start({ client: builtClient(), worker: true, settings }),
    shareBrowser(),
  ]);
});
afterAll(() => Promise.all([app?.stop(), browser?.close()]));

/** Every sixteenth row has no price, twelve in all. */
function stockWithBadRows(): string {
  const [header, ...rows] = sampleCsv(ROWS).trim().split('\n');
  const spoilt = rows.map((row, k) =>
    k % 16 === 0 && k < 16 * BAD ? row.replace(/,\d+,(\d+),Sq/, ',ask me,$1,Sq') : row,
  );
  return [header, ...spoilt].join('\n');
}
/** Timeout for posting two hundred homes on a busy machine, in ms. */
const LATER = { timeout: 120_000 };
const choose = (page: Page, name: string, text: string) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
const countPosted = async (): Promise<number> => {
  const { rows } = await app.naksha.write.pool.query(
    `select count(*)::int as n from events where type = 'ListingPosted'`,
  );
  return rows[0].n;
};

it.each([
  ['a laptop', 1440, DEALERS[0]],
  ['a phone', 360, DEALERS[1]],
])('a dealer imports 200 homes on %s, corrects the 12 rejected rows and imports those', async (_, width, phone) => {
  const before = await countPosted();
  const dealer = await app.signIn(phone, 'Gurpreet');
  const context = await browser.person({ baseURL: app.url, viewport: { width, height: 900 } });
  await context.addInitScript((token) => localStorage.setItem('access_token', token ?? ''), dealer.token);
  const page = await context.newPage();
  await page.goto('/dashboard/import');
  await choose(page, 'stock.csv', stockWithBadRows());
  await page.getByRole('button', { name: 'Import 188 homes' }).waitFor();
  expect(await countPosted()).toBe(before);
  const reasons = page.locator('section', { has: page.getByRole('heading', { name: 'By reason' }) }).last();
  await reasons.getByText('“ask me” is not a price.').waitFor();
  await reasons.getByText('12 rows', { exact: true }).waitFor();
  expect(await findLayoutProblems(page)).toEqual([]);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download 12 rejected rows' }).click();
  const refused = await readFile(await (await saved).path(), 'utf8');
  expect(refused.trim().split('\r\n')).toHaveLength(BAD + 1);
  expect(refused).toContain('external_id,Reason');

  await page.getByRole('button', { name: 'Import 188 homes' }).click();
  await page.getByText(/Importing stock\.csv|stock\.csv is imported/).waitFor();
  // Continues without the page.
  await page.goto('about:blank');
  await page.goto('/dashboard/import');
  await page.getByRole('heading', { name: 'stock.csv has been imported.' }).waitFor(LATER);
  expect(await countPosted()).toBe(before + ROWS - BAD);

  await choose(page, 'corrected.csv', refused.replaceAll(',ask me,', ',45 lakh,'));
  await page.getByRole('button', { name: 'Import 12 homes' }).click();
  await page.getByRole('heading', { name: 'corrected.csv has been imported.' }).waitFor();
  expect(await countPosted()).toBe(before + ROWS);
  expect(await findLayoutProblems(page)).toEqual([]);
  await context.close();
});

const BROKER = `क्र.,प्रकार,विवरण,कीमत,क्षेत्रफल,इकाई,कमरे,शहर,lat,lng
B-1,Flat,3BHK flat near the hospital,45 L,1450,sq ft,3BHK,Mohali,30.6921,76.7247
B-2,Plot,Plot of ten marla,95 Lacs,10,marla,,Mohali,30.6600,76.7300
B-3,Plot,Plot of 300 sq yd,1.05 करोड़,300,sq yd,,Panchkula,30.6660,76.8560
B-4,Flat,Price on request,Call for price,1650,sqft,3,Zirakpur,30.6420,76.8170
B-5,Flat,No place,50 L,1200,sqft,2,Mohali,,
`;

it.each([
  ['a laptop', 1440, DEALERS[2]],
  ['a phone', 360, DEALERS[3]],
])(
  'a dealer imports a file with Hindi columns on %s, says what “Plot” means, and sees why rows are rejected',
  async (_, width, phone) => {
    const before = await countPosted();
    const dealer = await app.signIn(phone, 'Harjit');
    const context = await browser.person({ baseURL: app.url, viewport: { width, height: 900 } });
    await context.addInitScript((token) => localStorage.setItem('access_token', token ?? ''), dealer.token);
    const page = await context.newPage();
    await page.goto('/dashboard/import');
    await choose(page, 'homes.xlsx', 'PK\u0003\u0004 workbook');
    await page.getByText('homes.xlsx is an Excel workbook.').waitFor();
    await choose(page, 'broker.csv', BROKER);
    // Recognized columns can be changed.
    const price = page.getByLabel('कीमत', { exact: true });
    await page.getByText(/columns recognised/).click();
    expect(await price.inputValue()).toBe('price');
    const question = page.getByRole('group', { name: '2 rows say “Plot” in प्रकार. What does this mean?' });
    await question.getByRole('radio').first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    expect(await page.getByRole('button', { name: /^Import/ }).count()).toBe(0);
    await question.getByLabel('Residential plot').check({ force: true });
    await question.getByRole('button', { name: 'Save answer' }).click();
    await page.getByRole('button', { name: 'Import 3 homes' }).waitFor();
    await page.locator(':focus', { hasText: 'Import 3 homes' }).waitFor();
    // Choices survive a reload.
    await page.reload();
    await page.getByRole('button', { name: 'Import 3 homes' }).waitFor();
    await page.getByText('→ Price').click();
    await page.getByText('Read as ₹45 Lac (45,00,000)').waitFor();
    await page.getByText('→ Kind of property').click();
    expect(await page.getByLabel('Read “Plot” as').inputValue()).toBe('residential-plot');
    expect(await findLayoutProblems(page)).toEqual([]);
    await page.getByText('“Call for price” is not a price.').first().waitFor();
    await page.getByRole('button', { name: 'Import 3 homes' }).click();
    await page.getByRole('heading', { name: 'broker.csv has been imported.' }).waitFor();
    expect(await countPosted()).toBe(before + 3);
    await context.close();
  },
);
