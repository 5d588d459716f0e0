import { STAFF_PHONE } from '@naksha/deploy/testing';
import { expect } from 'vitest';
import type { Person } from '../browser/person.ts';

const SELLER = '+919812300001';
const BUYER = '+919812300002';
/** Mohali's Sector 70, where the seller's form begins. */
const HERE = 'c=30.69700,76.71000,16';

export type Stage = {
  /** Opens the path in a browser of their own. */
  arrive(path: string, who: 'seller' | 'buyer' | 'staff'): Promise<Person>;
  /** As if staff had proven their second factor, which is another test's subject. */
  proveStaff(): Promise<void>;
  /** How soon the seller's screen shows a lead. */
  leadWithinMs: number;
};

/** The main job, in three browsers and without a reload: posted, seen under review, verified, found, contacted, in the inbox. */
export async function threePeople({ arrive, proveStaff, leadWithinMs }: Stage): Promise<void> {
  const buyer = await arrive(`/home?${HERE}`, 'buyer');
  await buyer.page.locator('[data-testid=map][data-state=settled]').waitFor();
  await buyer.page.getByRole('button', { name: /^City: / }).click();
  await buyer.page
    .getByRole('dialog')
    .getByRole('button', { name: /Mohali/ })
    .click();
  const moved = ({ searchParams }: URL) => searchParams.has('c') && searchParams.get('c') !== HERE.slice(2);
  await buyer.page.waitForURL((url) => url.searchParams.get('city') === 'mohali' && moved(url));

  // The seller fills in the form and says who they are last.
  const seller = await arrive('/add', 'seller');
  const form = seller.page;
  await form.getByRole('group', { name: 'Kind of property' }).getByText('Flat').click();
  await form.getByLabel('Start from a locality').selectOption({ label: 'Sector 70' });
  await form.getByLabel('Expected price in rupees').fill('8500000');
  await form.getByLabel('Area', { exact: true }).fill('1450');
  const bedrooms = form.getByRole('group', { name: 'Bedrooms' });
  await bedrooms.getByText('3', { exact: true }).click();
  await form.getByLabel('Title').fill('Corner flat near the lake');
  await form.getByRole('button', { name: 'Post property' }).click();
  await form.getByLabel('Mobile number').waitFor();
  expect(await form.getByRole('dialog').count()).toBe(0);
  await seller.signIn(SELLER, 'Asha');
  await form.getByRole('heading', { name: 'Your property is on the map' }).waitFor();
  await form.getByRole('link', { name: 'See it on the map' }).click();
  await form.locator('[data-testid=map][data-state=settled][data-under-review="1"]').waitFor();
  await form.getByText('1 more under review').first().waitFor();

  // So does the buyer, who has been looking at the same place all along, but can't open it.
  await buyer.page.locator('[data-testid=map][data-under-review="1"]').waitFor();
  expect(await buyer.page.locator('[data-testid=list] a[data-listing]').count()).toBe(0);

  const staff = await arrive('/login?next=/staff/review', 'staff');
  await staff.signIn(STAFF_PHONE, 'Meera', proveStaff);
  const review = staff.page;
  await review.getByRole('heading', { name: 'Corner flat near the lake' }).waitFor();
  for (const box of await review.getByRole('checkbox').all()) await box.check();
  await review.clock.install();
  await review.getByRole('button', { name: 'Verify', exact: true }).click();
  await review.getByText('Verified: Corner flat near the lake').waitFor();
  // Held for ten seconds, in which it could be undone.
  await review.clock.fastForward(10_000);
  await review.getByText('Nothing waits for you.').waitFor();

  // The buyer's list fills by itself; filters find it; the page opens.
  const { page } = buyer;
  const card = page.locator('[data-testid=list] a[data-listing]');
  await card.waitFor();
  await page.getByLabel('Sub type').selectOption('showroom');
  await card.waitFor({ state: 'detached' });
  await page.getByLabel('Sub type').selectOption('flat');
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

  // The seller's inbox is open meanwhile.
  await form.getByRole('button', { name: 'Menu', exact: true }).click();
  await form.getByRole('dialog').getByText('Leads', { exact: true }).click();
  await form.getByText('No leads yet.').waitFor();

  await card.click();
  await page.getByRole('heading', { name: 'Corner flat near the lake' }).waitFor();
  await page.getByRole('button', { name: 'Contact seller' }).click();
  await buyer.signIn(BUYER, 'Vikram');
  await page.getByRole('link', { name: /^Call \+91/ }).waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();

  // The buyer has just been given the number: the seller's screen knows soon, without being asked.
  await form.getByText('Vikram is interested').waitFor({ timeout: leadWithinMs });
  await form.getByRole('link', { name: 'Corner flat near the lake' }).waitFor();
  for (const counted of ['All 1', 'New 1', 'Called 0']) await form.getByText(counted, { exact: true }).waitFor();
  // The office calls the buyer and says so: that too the seller sees as it happens.
  await review.getByRole('link', { name: 'Leads of buyers' }).click();
  await review.getByLabel('Status of Vikram').selectOption('called');
  for (const counted of ['New 0', 'Called 1']) await form.getByText(counted, { exact: true }).waitFor();

  // What it says is changed, it is sold, and it goes.
  await form.getByRole('link', { name: 'Corner flat near the lake' }).click();
  const own = form.getByRole('article');
  await own.getByRole('link', { name: 'Edit', exact: true }).first().click();
  await form.waitForURL('**/dashboard/edit/corner-flat-near-the-lake-*');
  expect(await form.getByLabel('Title').inputValue()).toBe('Corner flat near the lake');
  await form.getByLabel('Title').fill('Corner flat by the lake');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await form.getByRole('heading', { level: 1, name: 'Corner flat by the lake' }).waitFor();
  const sold = { name: 'Mark as sold', exact: true };
  await own.getByRole('button', sold).filter({ visible: true }).click();
  await form.getByRole('dialog').getByRole('button', sold).click();
  await form.getByRole('dialog').waitFor({ state: 'detached' });
  await own.getByRole('button', { name: 'Mark as sold' }).first().waitFor({ state: 'detached' });
  await own.getByRole('button', { name: 'Delete', exact: true }).filter({ visible: true }).click();
  await form.waitForURL('**/dashboard/listing');
  expect(await form.locator('[data-listing]').count()).toBe(0);

  for (const person of [seller, buyer, staff]) {
    expect(await person.neverReloaded()).toBe(true);
    expect(person.troubles).toEqual([]);
  }
}
