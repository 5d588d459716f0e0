import { STAFF_PHONE } from '@naksha/deploy/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtClient } from '../app/client-build.ts';
import { EVERY_CHECK } from '../app/sample-flat.ts';
import { TestApp } from '../app/start-test-app.ts';
import type { TestClient } from '../app/test-client.ts';
import { shareBrowser, type TestBrowser } from '../browser/browser.ts';
import { findLayoutProblems } from '../browser/find-layout-problems.ts';
import { PHONE } from '../home/street-test.ts';

const SOON = { timeout: 20_000 };

let app: TestApp;
let browser: TestBrowser;
let staff: TestClient;
beforeAll(async () => {
  [app, browser] = await Promise.all([TestApp.start({ client: builtClient() }), shareBrowser()]);
  staff = await app.signIn(STAFF_PHONE);
});
afterAll(() => Promise.all([app?.stop(), browser?.close()]));

it.each([
  { width: 'desktop', options: {}, phone: '+919812300031' },
  { width: 'phone', options: PHONE, phone: '+919812300032' },
])(
  'G-37 G-38 G-39 P-11 R-16 on a $width, a seller posts, reads why it was rejected, corrects it, edits it, withdraws the edit, marks it as sold and relists it',
  async ({ options, phone }) => {
    const seller = await app.signIn(phone);
    const context = await browser.person({ ...options, baseURL: app.url });
    await context.addInitScript((token) => localStorage.setItem('access_token', token ?? ''), seller.token);
    const page = await context.newPage();
    const decide = async (verdict: 'verify' | 'reject', what: object) =>
      expect((await staff.post(`/api/staff/listings/${id}/${verdict}`, what)).status).toBe(200);

    await page.goto('/add');
    await page.getByRole('group', { name: 'Kind of property' }).getByText('Flat').click(SOON);
    await page.getByLabel('Start from a locality').selectOption({ label: 'Sector 70' });
    await page.getByLabel('Expected price in rupees').fill('8500000');
    await page.getByLabel('Area', { exact: true }).fill('1450');
    await page.getByRole('group', { name: 'Bedrooms' }).getByText('3', { exact: true }).click();
    await page.getByLabel('Title').fill('Corner flat near the lake');
    const fee = page.locator('section', { hasText: 'For a price of ₹85,00,000, that is ₹42,500.' }).last();
    const post = page.getByRole('button', { name: 'Post property', exact: true });
    const gap = async () => {
      const [above, below] = await Promise.all([fee, post].map(async (one) => (await one.boundingBox())!));
      return below.y - above.y - above.height;
    };
    await expect.poll(gap).toBeLessThan(60);
    await post.click();
    await page.getByRole('link', { name: 'My listings' }).click(SOON);

    // Updates live.
    const row = page.locator('[data-listing]');
    await row.getByText('Under review').waitFor(SOON);
    const id = (await row.getAttribute('data-listing')) ?? '';
    await decide('reject', { reasons: ['The flat has four bedrooms'] });
    await row.getByText('Needs changes').waitFor(SOON);
    await row.getByText('The flat has four bedrooms').waitFor();
    expect(await findLayoutProblems(page)).toEqual([]);
    await row.getByRole('link', { name: 'Edit and resubmit' }).click();
    await page.getByRole('heading', { name: 'What to correct' }).waitFor(SOON);
    await page.getByText('The flat has four bedrooms').waitFor();
    await page.getByRole('group', { name: 'Bedrooms' }).getByText('4', { exact: true }).click();
    await page.getByRole('button', { name: 'Resubmit' }).click();
    await page.getByText('Resubmitted for review.').waitFor(SOON);

    await decide('verify', { checks: EVERY_CHECK });
    await page.goto(`/dashboard/edit/${id}`);
    const area = page.getByLabel('Area', { exact: true });
    await area.fill('1500', SOON);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Some of them are under review').waitFor(SOON);
    await page.goto(`/dashboard/edit/${id}`);
    await page.getByRole('row', { name: /Area 1,450 .* 1,500/ }).waitFor(SOON);
    await expect.poll(() => area.inputValue()).toBe('1500');
    expect(await findLayoutProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Withdraw these changes' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw these changes' }).click();
    await page.getByText('Your changes are withdrawn.').waitFor(SOON);
    await expect.poll(() => area.inputValue(), SOON).toBe('1450');

    await page.goto('/dashboard/listing');
    await row.getByRole('button', { name: 'Mark as sold' }).click(SOON);
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as sold' }).click();
    await row.getByRole('button', { name: 'Put back on the market' }).click(SOON);
    await row.getByText('On the market', { exact: true }).waitFor(SOON);
    await row.getByRole('button', { name: 'Daily stats' }).click();
    await row.getByText('Contacts').first().waitFor(SOON);
    await row.getByRole('button', { name: 'Delete' }).click();
    await row.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await row.getByText('On the market', { exact: true }).waitFor();
    expect(await findLayoutProblems(page)).toEqual([]);

    await page.goto('/dashboard');
    await page.waitForURL('**/dashboard/home', SOON);
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor(SOON);
    await page.getByRole('link', { name: /^On the market 1$/ }).waitFor(SOON);
    await page.getByRole('link', { name: /^Residential 0$/ }).waitFor(SOON);
    expect(await findLayoutProblems(page)).toEqual([]);
    await context.close();
  },
);
