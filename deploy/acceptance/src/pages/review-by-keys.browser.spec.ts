import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { findDesignProblems } from '../browser/find-design-problems.ts';
import { OpenedSite } from './opened-site.ts';

let site: OpenedSite;
beforeAll(async () => {
  site = await OpenedSite.open();
});
afterEach(() => site.closePages());
afterAll(() => site?.close());

it('U-32 U-35 U-67 with the keyboard alone, staff tick checks, decide, undo, and reject with saved reasons', async () => {
  const page = await site.visit('/staff/review', { as: site.people.staff });
  await page.getByRole('heading', { name: 'Flat that waits for staff' }).waitFor();
  await page.keyboard.press('r');
  await page.getByText('What needs to change?').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('button:focus', { hasText: 'Reject' }).waitFor();
  for (const key of ['4', '5', 'v']) await page.keyboard.press(key);
  await page.getByText('Verified: Flat that waits for staff').waitFor();
  await page.keyboard.press('u');
  await page.getByText('Verified: Flat that waits for staff').waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Flat that waits for staff' }).waitFor();

  let sent: unknown;
  await page.route('**/reject', (route) => {
    sent = route.request().postDataJSON();
    return route.fulfill({ json: { code: 200 } });
  });
  await page.keyboard.press('r');
  await page.getByLabel('The price looks wrong for this area and size.').press('Space');
  await page.getByLabel('Show us the ownership document.').press('Space');
  await page.getByLabel('Another reason').fill('The gate is on another street.');
  expect(await findDesignProblems(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByText('Rejected: Flat that waits for staff').waitFor();
  // Leaving the page sends pending decisions.
  await page.locator('header').getByRole('link', { name: 'Naksha' }).click();
  await expect
    .poll(() => sent)
    .toMatchObject({ codes: ['price', 'paper'], reasons: ['The gate is on another street.'] });
});

it('S-27 spam of one seller is rejected together, and listings of others stay', async () => {
  const spammer = await site.app.signIn('+919812300013', 'Spam');
  for (let n = 1; n <= 3; n++) await spammer.postFlat({ title: `Spam flat ${n}` });
  await site.app.drain();
  const page = await site.visit('/staff/review', { as: site.people.staff });
  await page.getByRole('button', { name: /Spam flat 2/ }).click();
  await page.getByRole('button', { name: 'Reject', exact: true }).click();
  await page.getByLabel(/^Another reason/).fill('Call 98140 12345');
  await page.getByRole('button', { name: 'Reject with these reasons' }).click();
  await page.getByText('Remove the phone number.').waitFor();
  await page.getByLabel(/^Another reason/).fill('This is no home');
  await page.getByLabel('Also reject this seller’s other 2 waiting listings').check();
  await page.getByRole('button', { name: 'Reject with these reasons' }).click();
  await page.getByText('Rejected: Spam flat 2 and 2 more').waitFor();
  const queue = page.getByRole('region', { name: 'Review queue' });
  await queue.getByText('Spam flat').first().waitFor({ state: 'detached' });
  await queue.getByText('Flat that waits for staff').waitFor();
  // Leaving the page sends what could still be undone.
  await page.getByRole('link', { name: 'Naksha' }).first().click();
  const states = async () => {
    const { body } = await spammer.get('/api/me/listings');
    return body.listings.map(({ listing_state }: { listing_state: string }) => listing_state);
  };
  await expect.poll(states).toEqual(['rejected', 'rejected', 'rejected']);
});
