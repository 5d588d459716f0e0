import { afterAll, beforeAll, expect, it } from 'vitest';
import { findLayoutProblems } from '../browser/find-layout-problems.ts';
import { Person } from '../browser/person.ts';
import { NARROW, OpenedSite, WIDE } from '../pages/opened-site.ts';

let site: OpenedSite;
beforeAll(async () => {
  site = await OpenedSite.open();
});
afterAll(() => site?.close());

it.each([
  ['360 px', NARROW, '+919812300041', '+919812300042'],
  ['1440 px', WIDE, '+919812300043', '+919812300044'],
])(
  'B-13 A-29 at %s homes kept by a visitor join the account, and the next person is asked',
  async (_, viewport, first, second) => {
    const { id, slug } = site.listings.open;
    const visitor = await Person.arrive(site.browser, site.app, `/flat/${slug}`, { viewport });
    const { page } = visitor;
    const saved = page.getByRole('button', { name: 'Saved', exact: true });
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await save.click();
    await saved.waitFor();
    await page.getByText('Saved in this browser.').waitFor();

    await page.goto('/dashboard/saved');
    const row = page.locator(`[data-listing="${id}"]`);
    await row.waitFor();
    await row.getByRole('button', { name: /^Compare / }).click();
    await page.getByText('1 home to compare.').waitFor();
    expect(await findLayoutProblems(page)).toEqual([]);
    await page.locator('main').getByRole('button', { name: 'Sign in' }).click();
    await visitor.signIn(first, 'Kiran');
    // The account's page, which visitors do not have.
    await page.getByRole('navigation', { name: 'My activity' }).waitFor();
    await row.waitFor();
    await expect.poll(() => row.getByRole('button', { name: /^Compare / }).getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => page.evaluate(`localStorage.getItem('naksha.saved')`)).toBeNull();

    await page.goto('/dashboard/profile');
    if (viewport === NARROW) await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).first().click();
    await page.waitForURL((url) => url.pathname === '/home');
    await page.goto(`/flat/${slug}`);
    await save.click();
    await page.getByRole('button', { name: 'Sign in', exact: true }).filter({ visible: true }).last().click();
    await visitor.signIn(second, 'Meena');
    const question = page.getByRole('dialog', { name: 'Add homes saved in this browser?' });
    await question.getByText('1 saved home').waitFor();
    expect(await findLayoutProblems(page)).toEqual([]);
    await question.getByRole('button', { name: 'Not mine' }).click();
    await save.waitFor();
    expect(await page.evaluate(`localStorage.getItem('naksha.saved')`)).toContain(id);
    expect(visitor.troubles).toEqual([]);
    await visitor.leave();
  },
);
