import { STAFF_PHONE } from '@naksha/deploy/testing';
import { sampleJpeg } from '@naksha/services/testing';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { sampleCsv } from '../app/sample-csv.ts';
import type { Person } from '../browser/person.ts';
import { fillInFlat } from './fill-in-flat.ts';

const SELLER = '+919812300001';
const BUYER = '+919812300002';
const ASSISTANT = '+919812300003';
/** Must be in `DEALER_PHONES`. */
export const DEALER = '+919812300004';
/** Sector 70, Mohali, where the form starts. */
const HERE = 'c=30.69700,76.71000,16';
const TITLE = 'Corner flat near the lake';
const STOCK = 200;
/** It takes well under a second; the rest is for a busy machine. */
const LEAD_WITHIN_MS = 5_000;

export type Role = 'seller' | 'buyer' | 'reviewer' | 'assistant' | 'dealer';

export type Stage = {
  arrive(path: string, who: Role): Promise<Person>;
  appointAssistant(phone: string): Promise<void>;
  /** Marks second factors as proven; tested elsewhere. */
  proveStaff(): Promise<void>;
  workWithinMs: number;
};

/**
 * The whole errand in five browsers without a reload: post with photos, review, verify, find, contact, inbox, call, sell, delete;
 * then a dealer's import.
 */
export async function runFivePeople(stage: Stage): Promise<void> {
  const { arrive, proveStaff } = stage;
  const buyer = await arrive(`/home?${HERE}`, 'buyer');
  await lookAtMohali(buyer.page);
  const seller = await arrive('/add', 'seller');
  await postWithPhotos(seller, stage);

  // The buyer sees it under review, but cannot open it.
  await buyer.page.locator('[data-testid=map][data-under-review="1"]').waitFor();
  expect(await buyer.page.locator('[data-testid=list] a[data-listing]').count()).toBe(0);

  const reviewer = await arrive('/login?next=/staff/review', 'reviewer');
  await reviewer.signIn(STAFF_PHONE, 'Meera', proveStaff);
  await verify(reviewer.page);
  await find(buyer.page);

  // The seller has the inbox open.
  await seller.page.getByRole('button', { name: 'Menu', exact: true }).click();
  await seller.page.getByRole('dialog').getByText('Leads', { exact: true }).click();
  await seller.page.getByText('No leads yet.').waitFor();

  await contactAndSave(buyer);
  // The seller's screen updates on its own.
  await seller.page.getByText('Vikram is interested').waitFor({ timeout: LEAD_WITHIN_MS });
  await seller.page.getByRole('link', { name: TITLE }).waitFor();
  await seesLeads(seller.page, ['All 1', 'New 1', 'Called 0']);

  // The office calls; the seller sees that too.
  await stage.appointAssistant(ASSISTANT);
  const assistant = await arrive('/login?next=/staff/leads', 'assistant');
  await assistant.signIn(ASSISTANT, 'Nisha', proveStaff);
  await call(assistant.page);
  await seesLeads(seller.page, ['New 0', 'Called 1']);

  const dealer = await arrive('/login?next=/dashboard/import', 'dealer');
  await dealer.signIn(DEALER, 'Gurpreet');
  await Promise.all([importStock(dealer.page, stage), editSellAndDelete(seller.page)]);
  // The queue updates on its own.
  await reviewer.page.clock.fastForward(10_000);
  await reviewer.page.getByText(`${STOCK} waiting`).waitFor();

  for (const person of [seller, buyer, reviewer, assistant, dealer]) {
    expect(await person.neverReloaded()).toBe(true);
    expect(person.troubles).toEqual([]);
  }
}

async function lookAtMohali(page: Page): Promise<void> {
  await page.locator('[data-testid=map][data-state=settled]').waitFor();
  await page.getByRole('button', { name: /^City: / }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Mohali/ })
    .click();
  const moved = ({ searchParams }: URL) => searchParams.has('c') && searchParams.get('c') !== HERE.slice(2);
  await page.waitForURL((url) => url.searchParams.get('city') === 'mohali' && moved(url));
}

async function postWithPhotos(seller: Person, { workWithinMs: timeout }: Stage): Promise<void> {
  const { page } = seller;
  await fillInFlat(page, TITLE);
  const files = ['front.jpg', 'kitchen.jpg'].map(async (name, k) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: await sampleJpeg(1000 + k, 750),
  }));
  await page.locator('input[type=file][multiple]').setInputFiles(await Promise.all(files));
  await page.getByText('We upload your photos after you sign in.').waitFor();
  await page.getByRole('button', { name: 'Post property' }).click();
  await page.getByLabel('Mobile number').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await seller.signIn(SELLER, 'Asha');
  await page.getByRole('heading', { name: 'Your property is on the map' }).waitFor({ timeout });
  await page.getByRole('link', { name: 'See it on the map' }).click();
  await page.locator('[data-testid=map][data-state=settled][data-under-review="1"]').waitFor();
  await page.getByText('1 more under review').first().waitFor();
}

async function verify(page: Page): Promise<void> {
  await page.getByRole('heading', { name: TITLE }).waitFor();
  await page.getByRole('button', { name: 'Show photo 2' }).waitFor();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.clock.install();
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await page.getByText(`Verified: ${TITLE}`).waitFor();
  // Pending for ten seconds, for undo.
  await page.clock.fastForward(10_000);
  await page.getByText('No listings to review.').waitFor();
}

async function find(page: Page): Promise<void> {
  const card = page.locator('[data-testid=list] a[data-listing]');
  await card.waitFor();
  await page.getByLabel('Kind of property').selectOption('showroom');
  await card.waitFor({ state: 'detached' });
  await page.getByLabel('Kind of property').selectOption('flat');
  await card.waitFor();
  await page.locator('[data-testid=map][data-state=settled][data-listings="1"][data-under-review="0"]').waitFor();
  const search = page.getByRole('combobox', { name: 'Search' });
  for (const [words, found] of [
    ['castle', 0],
    ['corner', 1],
  ] as const) {
    await search.fill(words);
    await search.press('Enter');
    await expect.poll(() => card.count()).toBe(found);
    await page.getByRole('button', { name: `Remove ${words}` }).click();
  }
  await card.waitFor();
}

async function contactAndSave(buyer: Person): Promise<void> {
  const { page } = buyer;
  await page.locator('[data-testid=list] a[data-listing]').click();
  await page.getByRole('heading', { name: TITLE }).waitFor();
  const cover = page
    .getByRole('region', { name: 'Photos' })
    .getByRole('img', { name: /^Photo 1 of 2/ })
    .first();
  await expect.poll(() => cover.evaluate((img: { naturalWidth: number }) => img.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Contact seller' }).click();
  await buyer.signIn(BUYER, 'Vikram');
  await page.getByRole('link', { name: /^Call \+91/ }).waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();
}

async function seesLeads(page: Page, counts: readonly string[]): Promise<void> {
  for (const counted of counts) await page.getByText(counted, { exact: true }).waitFor();
}

async function call(page: Page): Promise<void> {
  const lead = page.locator('[data-lead]').filter({ hasText: 'Vikram' });
  await lead.getByRole('button', { name: 'Show number of Vikram' }).click();
  expect(await lead.getByRole('link', { name: /^Call / }).getAttribute('href')).toBe(`tel:${BUYER}`);
  await lead.getByLabel('Status of the lead from Vikram').selectOption('called');
}

async function editSellAndDelete(page: Page): Promise<void> {
  await page.getByRole('link', { name: TITLE }).click();
  const own = page.getByRole('article');
  await own.getByRole('link', { name: 'Edit', exact: true }).first().click();
  await page.waitForURL('**/dashboard/edit/corner-flat-near-the-lake-*');
  expect(await page.getByLabel('Title').inputValue()).toBe(TITLE);
  await page.getByLabel('Title').fill('Corner flat by the lake');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('heading', { level: 1, name: 'Corner flat by the lake' }).waitFor();
  const sold = { name: 'Mark as sold', exact: true };
  await own.getByRole('button', sold).filter({ visible: true }).click();
  await page.getByRole('dialog').getByRole('button', sold).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await own.getByRole('button', { name: 'Mark as sold' }).first().waitFor({ state: 'detached' });
  await own.getByRole('button', { name: 'Delete', exact: true }).filter({ visible: true }).click();
  await page.waitForURL('**/dashboard/listing');
  await page.getByText('You haven’t posted anything yet.').waitFor();
  expect(await page.locator('[data-listing]').count()).toBe(0);
}

async function importStock(page: Page, { workWithinMs: timeout }: Stage): Promise<void> {
  const buffer = Buffer.from(sampleCsv(STOCK));
  await page.locator('input[type=file]').setInputFiles({ name: 'stock.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: `Import ${STOCK} homes` }).click({ timeout });
  await page.getByRole('heading', { name: /^stock\.csv has been imported/ }).waitFor({ timeout });
  await page.getByRole('link', { name: 'See my listings' }).click();
  await page.getByText(`${STOCK} listings`, { exact: true }).waitFor();
}
