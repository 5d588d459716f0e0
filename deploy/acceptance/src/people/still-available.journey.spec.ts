import { STAFF_PHONE } from '@naksha/deploy/testing';
import { DAY_MS, nameListingStream, toIndianIsoDay } from '@naksha/events/kernel';
import { FixedClock } from '@naksha/events/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtClient } from '../app/client-build.ts';
import { EVERY_CHECK, type ListingPosted } from '../app/sample-flat.ts';
import { TestApp } from '../app/start-test-app.ts';
import { shareBrowser, type TestBrowser } from '../browser/browser.ts';

const SELLER = '+919812300011';

let app: TestApp;
let browser: TestBrowser;
let [due, fresh]: ListingPosted[] = [];
beforeAll(async () => {
  const clock = new FixedClock(new Date(Date.now() - 31 * DAY_MS));
  [app, browser] = await Promise.all([TestApp.start({ client: builtClient(), clock }), shareBrowser()]);
  const verified = async (title: string) => {
    const posted = await (await app.signIn(SELLER)).postFlat({ title });
    const staff = await app.signIn(STAFF_PHONE);
    await staff.post(`/api/staff/listings/${posted.id}/verify`, { checks: EVERY_CHECK });
    return posted;
  };
  due = await verified('Flat of last month');
  clock.set(30 * DAY_MS);
  fresh = await verified('Flat of yesterday');
  clock.set(DAY_MS);
  await app.drain();
});
afterAll(() => Promise.all([app?.stop(), browser?.close()]));

it('G-13 an owner confirms "still available" with one tap after 30 days, and the page shows the date', async () => {
  const seller = await app.signIn(SELLER);
  const context = await browser.person({ baseURL: app.url });
  await context.addInitScript((token) => localStorage.setItem('access_token', token ?? ''), seller.token);
  const page = await context.newPage();
  await page.goto('/dashboard/listing');
  const row = (id: string) => page.locator(`[data-listing="${id}"]`);
  const button = (id: string) => row(id).getByRole('button', { name: 'Still available' });
  await row(fresh.id).getByRole('button', { name: 'Mark as sold' }).waitFor();
  expect(await button(fresh.id).count()).toBe(0);
  await button(due.id).click();
  await page.getByText('Buyers can see that you confirmed your listing today.').waitFor();
  await button(due.id).waitFor({ state: 'detached' });

  const confirmed = (await app.naksha.write.store.readStream(nameListingStream(due.id))).at(-1);
  expect(confirmed).toMatchObject({ type: 'AvailabilityConfirmed', actor: expect.stringContaining('account:') });
  await page.goto(`/flat/${due.slug}`);
  const [year, , day] = toIndianIsoDay(new Date(confirmed!.occurredAt)).split('-');
  const shown = page
    .locator('div')
    .filter({ has: page.locator('dt', { hasText: 'Last confirmed' }) })
    .last();
  await shown.waitFor();
  expect(await shown.locator('dd').textContent()).toMatch(new RegExp(`^${Number(day)} [A-Z][a-z]{2,3} ${year}$`));
  await context.close();
});
