import { STAFF_PHONE } from '@naksha/deploy/testing';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { builtClient } from '../app/client-build.ts';
import { TestApp } from '../app/start-test-app.ts';
import type { TestClient } from '../app/test-client.ts';
import { shareBrowser, type TestBrowser } from '../browser/browser.ts';

let app: TestApp;
let browser: TestBrowser;
beforeEach(async () => {
  [app, browser] = await Promise.all([TestApp.start({ client: builtClient() }), shareBrowser()]);
});
afterEach(() => Promise.all([app?.stop(), browser?.close()]));

async function open(path: string, as: TestClient, width: number): Promise<{ page: Page; close(): Promise<void> }> {
  const context = await browser.person({ baseURL: app.url, viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  await context.addInitScript((token) => localStorage.setItem('access_token', token ?? ''), as.token);
  const page = await context.newPage();
  await page.goto(path);
  return { page, close: () => context.close() };
}

it('a seller finds the address and enters an unknown place, from which staff create a place with the keyboard', async () => {
  const seller = await app.signIn('+919812300081', 'Simran');
  const staff = await app.signIn(STAFF_PHONE, 'Meera');
  const form = await open('/add', seller, 360);
  await form.page.getByLabel('City', { exact: true }).selectOption({ label: 'Mohali' });
  await form.page.getByLabel('Address, society or sector').fill('House 12, Phase 7');
  await form.page.getByLabel('Address, society or sector').press('Enter');
  await form.page.getByRole('button', { name: 'Phase 7, Mohali' }).click();
  await form.page.getByRole('button', { name: /^Position of the property/ }).waitFor();
  await form.page.getByLabel('Locality shown to buyers').selectOption({ label: 'Another locality, not in this list' });
  await form.page.getByLabel('Name of the locality').fill('Royal Enclave');
  await form.page.getByLabel('Expected price in rupees').fill('8500000');
  await form.page.getByLabel('Area', { exact: true }).fill('1450');
  await form.page.getByLabel('Title').fill('Corner flat');
  await form.page.getByRole('button', { name: 'Post property' }).click();
  await form.page.getByRole('heading', { name: 'Your property is on the map' }).waitFor();
  await form.close();
  await app.drain();

  const { page, close } = await open('/staff/content', staff, 1440);
  await page.getByRole('button', { name: 'Create a place' }).press('Enter');
  expect(await page.getByLabel('English').inputValue()).toBe('Royal Enclave');
  await page.getByText('Id: mohali-royal-enclave.').waitFor();
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await page.getByText('No missing places').waitFor();
  await app.drain();
  const count = await app.client().get('/api/map/count?place=mohali-royal-enclave');
  expect(count.body).toEqual({ total: 0, under_review: 1 });

  await page.getByRole('link', { name: 'Localities' }).press('Enter');
  await page.getByLabel('Search').fill('royal');
  await page.getByRole('link', { name: /^Royal Enclave/ }).press('Enter');
  await page.getByRole('button', { name: 'Retire', exact: true }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Retire' }).press('Enter');
  await page.getByRole('button', { name: 'Restore' }).waitFor();
  await expect.poll(() => page.getByRole('listitem').filter({ hasText: 'You:' }).count()).toBe(2);
  await close();
});
