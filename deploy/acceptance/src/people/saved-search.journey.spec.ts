import { readFile } from 'node:fs/promises';
import { STAFF_PHONE } from '@naksha/deploy/testing';
import { FixedClock } from '@naksha/events/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtClient } from '../app/client-build.ts';
import { EVERY_CHECK } from '../app/sample-flat.ts';
import { TestApp } from '../app/start-test-app.ts';
import { shareBrowser, type TestBrowser } from '../browser/browser.ts';
import { findLayoutProblems } from '../browser/find-layout-problems.ts';
import { Person } from '../browser/person.ts';
import { PHONE } from '../home/street-test.ts';

const [SELLER, BUYER, SAVER] = ['+919812300021', '+919812300022', '+919812300023'];
const VIEW = '/home?bedroom=3&c=30.697,76.71,15&price_range=0,90';
const SOON = { timeout: 20_000 };

let app: TestApp;
let browser: TestBrowser;
// 11:30 in India, because alerts are not sent at night.
const clock = new FixedClock('2026-11-21T06:00:00Z');
beforeAll(async () => {
  [app, browser] = await Promise.all([TestApp.start({ client: builtClient(), clock, worker: true }), shareBrowser()]);
});
afterAll(() => Promise.all([app?.stop(), browser?.close()]));

const alerts = () => app.sent.filter(({ text }) => text.includes('/stop-alerts/'));
const isPaused = async () => {
  const { rows } = await app.database.pool.query(`select from events where type = 'SearchPaused'`);
  return rows.length > 0;
};
async function phone(): Promise<Page> {
  const context = await browser.person({ ...PHONE, baseURL: app.url });
  return context.newPage();
}

it('Y-02 U-72 a visitor saves a search, gets a text about a new home, opens it, and stops the texts with one tap', async () => {
  const buyer = await Person.arrive(browser, app, VIEW);
  const { page } = buyer;
  await page.getByRole('button', { name: 'Save this search' }).click(SOON);
  await buyer.signIn(BUYER, 'Asha');
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await dialog.getByTestId('search-words').waitFor();
  await expect
    .poll(() => dialog.getByTestId('search-words').textContent())
    .toMatch(/^3\+ BHK · up to ₹90 Lac · around .+, Mohali$/);
  await dialog.getByLabel('Name').fill('Near the lake');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Search saved.').waitFor();
  await page.getByRole('button', { name: 'Save this search' }).click();
  await dialog.getByText('You have already saved this search as “Near the lake”.').waitFor(SOON);
  expect(await dialog.getByLabel('Name').count()).toBe(0);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await app.drain();

  clock.set(1000);
  const seller = await app.signIn(SELLER);
  const posted = await seller.postFlat();
  const far = await seller.postFlat({ position: { lat: 30.65, lng: 76.81 } });
  const staff = await app.signIn(STAFF_PHONE);
  clock.set(1000);
  for (const { id } of [far, posted]) await staff.post(`/api/staff/listings/${id}/verify`, { checks: EVERY_CHECK });
  const verified = Date.now();
  await expect.poll(alerts, SOON).toHaveLength(1);
  console.log(`accepted → sent: ${Date.now() - verified} ms`);
  const [{ phone: number, text }] = alerts();
  expect(number).toBe(BUYER);
  expect(text).toMatch(/^\S+: 1 new home for "Near the lake"\. See: .*\/dashboard\/searches Stop: /);

  await page.goto('/dashboard/searches');
  const row = page.locator('[data-search]');
  await row.getByText('1 new home').waitFor();
  await row.getByText('Corner flat near the lake').waitFor();
  expect(await findLayoutProblems(page)).toEqual([]);
  clock.set(1000);
  await row.getByRole('link', { name: 'Show on the map' }).click();
  await page.waitForURL(/\/home\?bedroom=3/);
  // Leaving while loading would cause failed requests.
  await page.locator('[data-testid=map][data-state=settled]').waitFor({ timeout: 60_000 });
  await expect.poll(() => page.title(), SOON).not.toContain('Saved searches');
  await page.goto('/dashboard/searches');
  await row.getByText('Nothing new').waitFor();
  await row.getByRole('button', { name: 'Rename' }).click();
  await page.getByLabel('Name of the search').fill('By the lake');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await row.getByRole('heading', { name: 'By the lake' }).waitFor();
  await row.getByText('Once a day').click();
  await page.getByText('Saved.', { exact: true }).waitFor();

  // The link in a text works signed out: opening it changes nothing, confirming stops alerts.
  const other = await phone();
  const link = text.split('Stop: ')[1];
  await other.goto(`${link}x`);
  await other.getByRole('button', { name: 'Stop alerts' }).click();
  await other.getByRole('heading', { name: 'This link is not valid' }).waitFor();
  await other.locator('#content').getByRole('link', { name: 'Saved searches' }).waitFor();
  expect(await isPaused()).toBe(false);
  await other.goto(link);
  await other.getByRole('heading', { name: 'Stop alerts for this search?' }).waitFor();
  await other.getByRole('button', { name: 'Stop alerts' }).waitFor();
  expect(await findLayoutProblems(other)).toEqual([]);
  expect(await isPaused()).toBe(false);
  await other.getByRole('button', { name: 'Stop alerts' }).click();
  await other.getByText('You will get no more alerts for this search.').waitFor();
  expect(await isPaused()).toBe(true);
  await app.drain();
  await page.reload();
  await expect.poll(() => row.getByLabel('No alerts', { exact: true }).isChecked()).toBe(true);

  await row.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('You have no saved searches yet.').waitFor();
  expect(buyer.troubles).toEqual([]);
  await buyer.leave();
});

it('P-06 P-08 P-09 Z-02 homes saved on a phone appear on a desktop, also after they are sold, until the account is erased', async () => {
  const seller = await app.signIn(SELLER);
  const staff = await app.signIn(STAFF_PHONE);
  const { id } = await seller.postFlat({ title: 'Flat that got cheaper', position: { lat: 30.7, lng: 76.72 } });
  await staff.post(`/api/staff/listings/${id}/verify`, { checks: EVERY_CHECK });
  clock.set(4 * 86_400_000);
  await seller.put(`/api/property/${id}`, { expected_price: 8_000_000 });
  await app.drain();
  // Price drops have a public page.
  const onPhone = await Person.arrive(browser, app, '/price-drops', PHONE);
  const { page } = onPhone;
  await page.getByRole('heading', { name: 'Price drops' }).waitFor();
  await page.getByText('Flat that got cheaper').waitFor(SOON);
  expect(await findLayoutProblems(page)).toEqual([]);
  const heart = page.getByRole('button', { name: 'Save Flat that got cheaper' });
  await heart.click(SOON);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click(SOON);
  clock.set(60_000);
  await onPhone.signIn(SAVER, 'Kiran');
  await expect.poll(() => heart.getAttribute('aria-pressed'), SOON).toBe('true');

  await seller.put(`/api/property/sold-delete/${id}`, { action: 'sold' });
  await app.drain();
  clock.set(60_000);
  const onDesktop = await Person.arrive(browser, app, '/dashboard/saved');
  const desk = onDesktop.page;
  await desk.getByText('You haven’t saved any homes yet.').waitFor(SOON);
  await desk.locator('main').getByRole('button', { name: 'Sign in' }).click();
  await onDesktop.signIn(SAVER);
  await desk.getByRole('heading', { level: 1, name: 'Saved properties' }).waitFor(SOON);
  const row = desk.locator(`[data-listing="${id}"]`);
  await row.getByText('Sold', { exact: true }).waitFor(SOON);
  expect(await findLayoutProblems(desk)).toEqual([]);
  await row.getByRole('link').click();
  await desk.getByRole('heading', { level: 1, name: 'Flat that got cheaper' }).waitFor(SOON);
  await desk.goBack();
  await row.getByRole('button', { name: 'Save Flat that got cheaper' }).click(SOON);
  await row.waitFor({ state: 'detached' });
  await desk.getByRole('button', { name: 'Undo' }).click();
  await row.waitFor(SOON);

  await page.goto('/dashboard/profile');
  await page.getByText('This device').waitFor(SOON);
  expect(await findLayoutProblems(page)).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  const kept = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(kept.tables.vault_person).toEqual([expect.objectContaining({ phone: SAVER, first_name: 'Kiran' })]);
  expect(kept.documents.interests).toEqual([expect.objectContaining({ listing: id, saved: true })]);
  await page.getByRole('button', { name: /^End the session from/ }).click();
  await page.getByText('Session ended.').waitFor();
  await desk.goto('/dashboard/saved');
  await desk.getByText('You haven’t saved any homes yet.').waitFor(SOON);
  await desk.locator('main').getByRole('button', { name: 'Sign in' }).click();

  await page.getByRole('link', { name: 'Erase my account' }).click();
  await page.getByText('Backups are deleted after 35 days.').waitFor(SOON);
  expect(await findLayoutProblems(page)).toEqual([]);
  await page.getByLabel('Type ERASE to continue').fill('erase');
  clock.set(60_000);
  await page.getByRole('button', { name: 'Send code' }).click();
  const code = page.getByLabel('Code from the SMS');
  await code.waitFor(SOON);
  await code.fill(app.readCode(SAVER));
  await page.getByRole('button', { name: 'Erase my account now' }).click();
  await page.getByRole('heading', { name: 'Your account has been erased' }).waitFor(SOON);
  expect(await page.evaluate('[localStorage.length, sessionStorage.length]')).toEqual([0, 0]);
  await page.goto('/dashboard/profile');
  await page.waitForURL('**/login?next=%2Fdashboard%2Fprofile');
  expect([...onPhone.troubles, ...onDesktop.troubles]).toEqual([]);
  await Promise.all([onPhone.leave(), onDesktop.leave()]);
});

it('Y-05 U-73 a buyer compares two homes on a phone, shares the comparison, and calculates the cost of one', async () => {
  const seller = await app.signIn(SELLER);
  const staff = await app.signIn(STAFF_PHONE);
  const at = { lat: 30.72, lng: 76.69 };
  const one = await seller.postFlat({ title: 'Flat with the morning sun', position: at, expected_price: 8_123_456 });
  const two = await seller.postFlat({ title: 'Flat with the evening sun', position: at, expected_price: 8_500_000 });
  for (const { id } of [one, two]) await staff.post(`/api/staff/listings/${id}/verify`, { checks: EVERY_CHECK });
  await app.drain();

  const onPhone = await Person.arrive(browser, app, `/flat/${one.slug}`, PHONE);
  const { page } = onPhone;
  // Surroundings load when nearly in view.
  await page.getByRole('button', { name: 'Report this listing' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Compare', exact: true }).click(SOON);
  await page.getByRole('button', { name: 'In your comparison' }).waitFor();
  await page.getByRole('button', { name: 'Compare Flat with the evening sun' }).click(SOON);
  await page.getByText('2 homes to compare.').waitFor();
  await page.getByRole('button', { name: 'Compare now' }).last().click();
  await page.waitForURL(`**/compare?ids=${one.id},${two.id}`);
  const price = page.getByRole('rowgroup').filter({ hasText: /^Price ≠, differs/ });
  // Both are fully visible.
  for (const one of ['₹81,23,456', '₹85,00,000']) {
    const cell = price.getByRole('cell', { name: one });
    await cell.waitFor(SOON);
    const isFullyVisible = async () => {
      const { x, width } = (await cell.boundingBox())!;
      return x >= 0 && x + width <= PHONE.viewport.width;
    };
    await expect.poll(isFullyVisible, { message: one }).toBe(true);
  }
  expect(await findLayoutProblems(page)).toEqual([]);

  clock.set(4 * 86_400_000);
  await seller.put(`/api/property/${one.id}`, { expected_price: 8_000_000 });
  await app.drain();
  await page.goto('/price-drops');
  await page.getByText('Flat with the morning sun').waitFor(SOON);

  await seller.put(`/api/property/sold-delete/${two.id}`, { action: 'sold' });
  await seller.put(`/api/property/sold-delete/${one.id}`, { action: 'delete' });
  await app.drain();
  const onDesktop = await Person.arrive(browser, app, `/compare?ids=${one.id},${two.id}`);
  const desk = onDesktop.page;
  await desk.getByRole('columnheader').getByText('Sold', { exact: true }).waitFor(SOON);
  await desk.getByRole('columnheader').getByText('No longer listed').waitFor(SOON);
  expect(await findLayoutProblems(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Remove the home that is no longer listed' }).click();
  await desk.waitForURL(`**/compare?ids=${two.id}`);

  await desk.goto('/calculators?price=8500000');
  await desk
    .getByTestId('emi')
    .getByText(/^₹[\d,]+ a month$/)
    .waitFor(SOON);
  await desk.getByLabel('Interest rate (% per year)').fill('0');
  // 80 % over 240 months.
  await desk.getByTestId('emi').getByText('₹28,333 a month').waitFor();
  const duty = desk.getByTestId('duty-total');
  await expect.poll(() => duty.textContent(), SOON).toBe('₹6,80,000');
  await desk.getByText('Chandigarh', { exact: true }).click();
  await expect.poll(() => duty.textContent()).toBe('₹5,95,000');
  await desk.getByLabel('Registration fee (% of price)').fill('2');
  await expect.poll(() => duty.textContent()).toBe('₹6,80,000');
  expect(await findLayoutProblems(desk)).toEqual([]);
  await page.goto('/calculators?price=8500000');
  await page.getByTestId('duty-total').waitFor(SOON);
  expect(await findLayoutProblems(page)).toEqual([]);
  expect([...onPhone.troubles, ...onDesktop.troubles]).toEqual([]);
  await Promise.all([onPhone.leave(), onDesktop.leave()]);
});
