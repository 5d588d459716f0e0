import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openBrowser, type TestBrowser } from '../testing/browser.ts';
import { builtClient } from '../testing/client-build.ts';
import { Person } from '../testing/person.ts';
import { TestApp } from '../testing/start-test-app.ts';
import { STAFF_PHONE } from '../testing/test-config.ts';

let app: TestApp;
let browser: TestBrowser;
let people: Person[] = [];
beforeAll(async () => {
  [app, browser] = await Promise.all([TestApp.start({ client: builtClient() }), openBrowser()]);
});
afterAll(() => Promise.all([app?.stop(), browser?.close()]));
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await takePictures();
  for (const person of people) await person.leave();
  people = [];
});

const arrive = async (path: string): Promise<Person> => {
  const person = await Person.arrive(browser, app, path);
  people.push(person);
  return person;
};

const PICTURES = fileURLToPath(new URL('../../../test-results/', import.meta.url));
async function takePictures(): Promise<void> {
  await mkdir(PICTURES, { recursive: true });
  for (const [k, { page, troubles }] of people.entries()) {
    if (troubles.length > 0) console.error(`person ${k}:`, troubles);
    await page.screenshot({ path: `${PICTURES}three-people-${k}.png` });
  }
}

const SELLER = '+919812300001';
const BUYER = '+919812300002';
/** Mohali's Sector 70, where the seller's form begins. */
const HERE = 'c=30.69700,76.71000,16';

it('D-140 without a reload anywhere: posted, seen under review, verified, found by filter, contacted, and in the inbox', async () => {
  const buyer = await arrive(`/home?${HERE}`);
  await buyer.page.locator('[data-testid=map][data-state=settled]').waitFor();

  // The seller fills in the form and says who they are last.
  const seller = await arrive('/add');
  const form = seller.page;
  await form.getByRole('group', { name: 'Kind of property' }).getByText('Flat').click();
  await form.getByLabel('Start from a locality').selectOption({ label: 'Sector 70' });
  await form.getByLabel('Expected price in rupees').fill('8500000');
  await form.getByLabel('Area', { exact: true }).fill('1450');
  const bedrooms = form.getByRole('group', { name: 'Bedrooms' });
  await bedrooms.getByText('3', { exact: true }).click();
  await form.getByLabel('Title').fill('Corner flat near the lake');
  await form.getByRole('button', { name: 'Post property' }).click();
  await seller.signIn(SELLER, 'Asha');
  await form.getByRole('heading', { name: 'Your property is on the map' }).waitFor();
  await form.getByRole('link', { name: 'See it on the map' }).click();
  await form.locator('[data-testid=map][data-state=settled][data-under-review="1"]').waitFor();
  await form.getByText('1 more under review').first().waitFor();

  // So does the buyer, who has been looking at the same place all along, but can't open it.
  await buyer.page.locator('[data-testid=map][data-under-review="1"]').waitFor();
  expect(await buyer.page.locator('[data-testid=list] a[data-listing]').count()).toBe(0);

  const staff = await arrive('/login?next=/staff/review');
  await staff.signIn(STAFF_PHONE, 'Meera');
  const review = staff.page;
  await review.getByRole('heading', { name: 'Corner flat near the lake' }).waitFor();
  for (const box of await review.getByRole('checkbox').all()) await box.check();
  await review.getByRole('button', { name: 'Verify', exact: true }).click();
  // Held for ten seconds, in which it could be undone.
  await review.getByText('Verified: Corner flat near the lake').waitFor();
  await review.getByText('Nothing waits for you.').waitFor();

  // The buyer's list fills by itself; filters find it; the page opens.
  const { page } = buyer;
  const card = page.locator('[data-testid=list] a[data-listing]');
  await card.waitFor({ timeout: 20_000 });
  await page.getByLabel('Sub type').selectOption('showroom');
  await card.waitFor({ state: 'detached' });
  await page.getByLabel('Sub type').selectOption('flat');
  await card.waitFor();
  await page.locator('[data-testid=map][data-state=settled][data-listings="1"][data-under-review="0"]').waitFor();

  // The seller's inbox is open meanwhile.
  await form.getByRole('button', { name: 'Menu', exact: true }).click();
  await form.getByRole('dialog').getByText('Leads', { exact: true }).click();
  await form.getByText('No leads yet.').waitFor();

  await card.click();
  await page.getByRole('heading', { name: 'Corner flat near the lake' }).waitFor();
  await page.getByRole('button', { name: 'Get the number' }).click();
  await buyer.signIn(BUYER, 'Vikram');
  await page.getByRole('link', { name: /^Call \+91/ }).waitFor();

  // The buyer has just been given the number: the seller's screen knows within a second.
  await form.getByText('Vikram is interested').waitFor({ timeout: 1000 });
  await form.getByRole('link', { name: 'Corner flat near the lake' }).waitFor();

  for (const person of people) {
    expect(await person.neverReloaded()).toBe(true);
    expect(person.troubles).toEqual([]);
  }
});
