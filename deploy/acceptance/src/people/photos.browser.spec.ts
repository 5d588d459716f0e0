import { STAFF_PHONE } from '@naksha/deploy/testing';
import { sampleJpeg } from '@naksha/services/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtClient } from '../app/client-build.ts';
import { EVERY_CHECK, sampleFlat } from '../app/sample-flat.ts';
import { TestApp } from '../app/start-test-app.ts';
import { shareBrowser, type TestBrowser } from '../browser/browser.ts';
import { findLayoutProblems } from '../browser/find-layout-problems.ts';
import { FOCUSED_IN_VIEW } from '../browser/focused-in-view.ts';
import { Person } from '../browser/person.ts';
import { PHONE } from '../home/street-test.ts';
import { fillInFlat } from './fill-in-flat.ts';

const SOON = { timeout: 30_000 };

let app: TestApp;
let browser: TestBrowser;
beforeAll(async () => {
  [app, browser] = await Promise.all([TestApp.start({ client: builtClient(), worker: true }), shareBrowser()]);
});
afterAll(() => Promise.all([app?.stop(), browser?.close()]));

const photo = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await sampleJpeg(1200, 900) });
/** A file that is only a HEIC header. */
const brokenHeic = {
  name: 'IMG_0042.HEIC',
  mimeType: 'image/heic',
  buffer: Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(2000, 7)]),
};

async function holdPhotos(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/photos', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

it.each([
  ['at a desk', '+919812300041', {}],
  ['on a phone', '+919812300042', PHONE],
])(
  'G-23 G-33 photos are chosen, sorted by keyboard, given a cover, checked and viewed, %s',
  async (where, phone, screen) => {
    const title = `Flat with photos ${where}`;
    const seller = await Person.arrive(browser, app, '/add', screen);
    const { page } = seller;
    await fillInFlat(page, title);
    const photos = page.getByRole('listitem').filter({ has: page.getByRole('radio', { name: /as the cover$/ }) });
    const names = () => photos.getByRole('img').evaluateAll((all) => all.map((one) => one.getAttribute('alt')));
    await page
      .locator('input[type=file][multiple]')
      .setInputFiles([await photo('red.jpg'), await photo('green.jpg'), brokenHeic, await photo('blue.jpg')]);
    await expect.poll(names, SOON).toEqual(['red.jpg', 'green.jpg', 'blue.jpg']);
    await page.getByText('IMG_0042.HEIC').waitFor();
    await page.getByText('We upload your photos after you sign in.').waitFor();

    const letGo = await holdPhotos(page);
    await page.getByRole('button', { name: 'Post property' }).click();
    await seller.signIn(phone, 'Asha');
    // The focus stays in view when the sign-in form closes.
    await expect.poll(() => page.evaluate(FOCUSED_IN_VIEW), SOON).toBe('You are signed in');
    await page.getByText('Your photos are still being uploaded.').waitFor();
    letGo();
    // Posting waits for usable photos.
    await page
      .getByText(/^Photo 3 can’t be used\. .* choose/)
      .first()
      .waitFor(SOON);
    await page.getByText('3 of 4 photos ready').waitFor(SOON);
    await photos
      .filter({ hasText: /is damaged|is incomplete/ })
      .filter({ hasNotText: 'Try again' })
      .waitFor();
    await page.getByRole('button', { name: 'Remove photo 3' }).click();

    await page.getByRole('button', { name: 'Move photo 3 earlier' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(names).toEqual(['red.jpg', 'blue.jpg', 'green.jpg']);
    await page.getByText('Photo moved to position 2 of 3').waitFor({ state: 'attached' });
    await page.keyboard.press('Enter');
    await expect.poll(names).toEqual(['blue.jpg', 'red.jpg', 'green.jpg']);
    await page.getByRole('button', { name: /^Move photo 3:/ }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(names).toEqual(['blue.jpg', 'green.jpg', 'red.jpg']);
    await photos.nth(2).locator('label').click();
    expect(await findLayoutProblems(page)).toEqual([]);

    // Uploads survive a reload.
    await page.reload();
    await page.getByText('3 of 3 photos ready').waitFor(SOON);
    expect(await photos.nth(2).getByRole('radio').isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Post property' }).click();
    await page.getByRole('heading', { name: 'Your property is on the map' }).waitFor(SOON);
    await app.drain();

    const staff = await app.signIn(STAFF_PHONE);
    const { body } = await staff.get('/api/staff/review');
    const { listing } = body.items.find((item: { listing: { title: string } }) => item.listing.title === title);
    const checking = await Person.arrive(browser, app, '/', screen);
    await checking.page.evaluate((token) => localStorage.setItem('access_token', token ?? ''), staff.token);
    await checking.page.goto('/staff/review');
    await checking.page.getByRole('heading', { name: title }).waitFor(SOON);
    await checking.page.getByRole('button', { name: 'Show photo 2' }).click();
    await checking.page
      .getByTestId('photo-viewer')
      .getByRole('img', { name: /^Photo 2 of 3/ })
      .waitFor();
    await checking.leave();
    await staff.post(`/api/staff/listings/${listing.id}/verify`, { checks: EVERY_CHECK });
    await app.drain();

    // A visitor sees the cover, then the gallery; Back returns to the page.
    const visitor = await Person.arrive(browser, app, `/flat/${listing.slug}`, screen);
    const looking = visitor.page;
    const gallery = looking.getByRole('region', { name: 'Photos' });
    const shown = gallery.getByRole('img', { name: 'Photo 3 of 3: 3 BHK flat in Sector 70' });
    await expect
      .poll(() => shown.evaluate((img: { naturalWidth: number }) => img.naturalWidth), SOON)
      .toBeGreaterThan(0);
    expect(await findLayoutProblems(looking)).toEqual([]);
    if (screen === PHONE) {
      await gallery.getByText('Photo 3 of 3').waitFor({ state: 'attached' });
      await gallery.getByRole('button', { name: 'Previous photo' }).tap();
      await gallery.getByText('Photo 2 of 3').waitFor({ state: 'attached' });
      await gallery.getByRole('button', { name: 'Full screen' }).tap();
    } else {
      await gallery.getByRole('button', { name: /^Photo 2 of 3/ }).focus();
      await looking.keyboard.press('Enter');
    }
    const viewer = looking.getByTestId('photo-viewer');
    await viewer.getByRole('img', { name: /^Photo 2 of 3/ }).waitFor();
    await viewer.getByText('3 BHK flat in Sector 70', { exact: true }).waitFor();
    await looking.keyboard.press('ArrowLeft');
    await viewer.getByText('Photo 1 of 3').waitFor({ state: 'attached' });
    await looking.keyboard.press('End');
    await viewer.getByText('Photo 3 of 3').waitFor({ state: 'attached' });
    const address = looking.url();
    await looking.goBack();
    await viewer.waitFor({ state: 'detached' });
    expect(looking.url()).toBe(address);
    if (screen === PHONE) await gallery.getByText('Photo 3 of 3').waitFor({ state: 'attached' });

    if (screen !== PHONE) await lookAtCard(looking, listing.id);
    for (const person of [seller, visitor]) expect(person.troubles).toEqual([]);
    await Promise.all([seller.leave(), visitor.leave()]);
  },
);

async function lookAtCard(page: Page, id: string): Promise<void> {
  const weights: number[] = [];
  page.on('response', async (answer) => {
    if (/\/photos\/[^/]+\/320\./.test(answer.url())) weights.push((await answer.body()).length);
  });
  await page.goto(`/home?c=${sampleFlat.position.lat},${sampleFlat.position.lng},16`);
  await page.locator(`[data-testid=list] a[data-listing="${id}"] img`).waitFor({ state: 'attached', ...SOON });
  await expect.poll(() => weights.length, SOON).toBeGreaterThan(0);
  expect(Math.max(...weights)).toBeLessThanOrEqual(25_000);
}
