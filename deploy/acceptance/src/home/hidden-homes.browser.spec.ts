import { expect } from 'vitest';
import { besideMap, HOMES, PHONE, STREET_VIEW } from './street-test.ts';

for (const [where, screen] of [
  ['a desktop', {}],
  ['a phone of 360 px', PHONE],
] as const)
  besideMap.extend('screen', screen)(
    `a home can be hidden from the list of ${where} and shown again`,
    async ({ page, home }) => {
      await home.open(STREET_VIEW);
      const signs = page.getByRole('button', { name: /^Hide / });
      await expect.poll(() => home.count.textContent()).toContain(`${HOMES} homes`);
      await signs.first().waitFor({ state: 'attached' });
      const before = await signs.count();
      await signs.first().dispatchEvent('click');
      await expect.poll(() => home.count.textContent()).toContain(`${HOMES - 1} homes`);
      await expect.poll(() => signs.count()).toBe(before - 1);
      await page.getByText('1 home here is hidden.').waitFor({ state: 'attached' });
      await page.reload();
      await expect.poll(() => home.count.textContent()).toContain(`${HOMES - 1} homes`);
      await page.getByRole('button', { name: 'Hidden homes (1)' }).dispatchEvent('click');
      await page.getByRole('button', { name: /^Show .* again$/ }).click();
      await expect.poll(() => home.count.textContent()).toContain(`${HOMES} homes`);
    },
  );

besideMap.extend('screen', PHONE)(
  'on a phone, the notice of a hidden home is above the half-open list, not over it',
  async ({ page, home }) => {
    await home.open(STREET_VIEW);
    await page.getByRole('button', { name: 'Show more of the list' }).tap();
    await page.locator('[data-testid=sheet][data-snap=half]').waitFor();
    await page
      .getByRole('button', { name: /^Hide / })
      .first()
      .tap();
    await page.getByText('Hidden from the map and lists.').waitFor();
    const isAbove = () =>
      page.evaluate(`document.querySelector('.notice-place > *').getBoundingClientRect().bottom <=
        document.querySelector('[data-testid=sheet]').getBoundingClientRect().top`);
    await expect.poll(isAbove).toBe(true);
  },
);
