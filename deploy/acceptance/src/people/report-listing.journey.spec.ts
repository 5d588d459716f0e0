import { STAFF_PHONE } from '@naksha/deploy/testing';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { builtClient } from '../app/client-build.ts';
import { TestApp } from '../app/start-test-app.ts';
import type { TestClient } from '../app/test-client.ts';
import { shareBrowser, type TestBrowser } from '../browser/browser.ts';
import { findLayoutProblems } from '../browser/find-layout-problems.ts';
import { FOCUSED_IN_VIEW } from '../browser/focused-in-view.ts';
import { PeopleOnStage } from '../browser/people-on-stage.ts';
import { PHONE } from '../home/street-test.ts';

let app: TestApp;
let browser: TestBrowser;
let people: PeopleOnStage;
beforeAll(async () => {
  [app, browser] = await Promise.all([TestApp.start({ client: builtClient() }), shareBrowser()]);
  people = new PeopleOnStage(browser);
});
afterAll(() => Promise.all([app?.stop(), browser?.close()]));
afterEach(({ task }) => people.leave(task));

const WIDTHS = [
  { where: 'on a laptop', size: { width: 1280, height: 800 }, seller: '+919812300041', name: 'Asha' },
  { where: 'on a phone', size: PHONE.viewport, seller: '+919812300042', name: 'Bina' },
];

it.each(WIDTHS)(
  'G-25 two checks verify a listing, a visitor reads who made them and reports it sold, staff ask, and its owner answers, $where',
  async ({ size, seller, name }) => {
    const title = `Corner flat of ${name}`;
    const owner = await app.signIn(seller, name);
    const flat = await owner.postFlat({ title, furnishing: 'semi', facing: 'east' });
    const later = await owner.postFlat({ title: `Another of ${name}` });
    await app.drain();
    const arrive = async (path: string, as?: TestClient) => {
      const { page } = await people.arrive(app, '/');
      await page.setViewportSize(size);
      await page.evaluate((token) => token && localStorage.setItem('access_token', token), as?.token);
      await page.goto(path);
      return page;
    };

    const review = await arrive('/staff/review', await app.signIn(STAFF_PHONE, 'Meera'));
    await review.getByRole('heading', { name: title }).waitFor();
    await review.getByRole('button', { name: 'Claim' }).click();
    await review.getByText(/^You are reviewing this listing\. Others can take it over in \d+ minutes/).waitFor();
    for (const check of ['Seller reached by phone', 'Location checked']) await review.getByLabel(check).check();
    await review.getByRole('button', { name: 'Verify', exact: true }).click();
    await review.getByText(`Verified: ${title}`).waitFor();
    // The next item is shown from its top.
    await expect.poll(() => review.evaluate(FOCUSED_IN_VIEW)).toBe(`Another of ${name}`);
    // Leaving the page sends pending decisions.
    await review.getByRole('link', { name: 'Reports', exact: true }).click();
    await review.getByText('No open reports.').waitFor();
    await owner.put(`/api/property/sold-delete/${later.id}`, { action: 'delete' });

    // The badge opens an explanation, and reports a dialog that Back closes.
    await expect.poll(async () => (await app.client().get(`/api/property/${flat.slug}`)).status).toBe(200);
    const page = await arrive(`/flat/${flat.slug}`);
    // Printing shows every attribute without navigation.
    await page.getByRole('article').getByText('2 of 5 checked').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    for (const attribute of ['Bedrooms', 'Bathrooms', 'Car parking spaces', 'Ownership', 'Furnishing', 'Facing'])
      expect(await page.getByRole('term').filter({ hasText: attribute }).isVisible(), attribute).toBe(true);
    expect(await page.getByRole('banner').isVisible()).toBe(false);
    await page.emulateMedia({ media: null });
    await page.getByRole('article').getByText('2 of 5 checked').click();
    for (const check of ['Seller reached by phone', 'Location checked'])
      await page
        .getByRole('listitem')
        .filter({ hasText: check })
        .getByText(/^Checked by our .* Valid until/)
        .waitFor();
    const report = page.getByRole('button', { name: 'Report this listing' });
    const dialog = page.getByRole('dialog', { name: 'Report this listing' });
    await report.click();
    await dialog.waitFor();
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    await report.click();
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await dialog.getByText('Choose a reason.').waitFor();
    await dialog.getByText('Already sold').click();
    await dialog.getByLabel('Details').fill('My uncle bought it. Call 98140 12345');
    expect(await findLayoutProblems(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await page.getByText('Our staff will review your report.').waitFor();

    await review.reload();
    const card = review.locator(`[data-listing="${flat.id}"]`);
    await card.getByText('My uncle bought it. Call […]').waitFor();
    expect(await findLayoutProblems(review)).toEqual([]);
    await card.getByRole('button', { name: 'Ask the owner' }).click();
    await card.getByRole('button', { name: 'Ask the owner' }).click();
    await review.getByRole('button', { name: 'Undo' }).click();
    await card.getByRole('button', { name: 'Ask the owner' }).click();
    await review.getByText(`Owner asked: ${title}`).waitFor();
    await review.getByRole('link', { name: 'Review queue', exact: true }).click();

    const asked = async () => (await owner.get('/api/me/listings')).body.listings[0].question?.kind;
    await expect.poll(asked).toBe('sold');
    const own = await arrive('/dashboard/listing', owner);
    const row = own.locator(`[data-listing="${flat.id}"]`);
    await row.getByText('Someone reported that this home is sold.').waitFor();
    expect(await findLayoutProblems(own)).toEqual([]);
    await row.getByRole('button', { name: 'Mark as sold' }).click();
    await own.getByRole('dialog').getByRole('button', { name: 'Mark as sold' }).click();
    await row.getByText('Sold', { exact: true }).waitFor();
    await row.getByText('Someone reported').waitFor({ state: 'detached' });
  },
);
