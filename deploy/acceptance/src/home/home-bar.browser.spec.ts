import { expect } from 'vitest';
import { findDesignProblems } from '../browser/find-design-problems.ts';
import { SOON } from './home-on-screen.ts';
import { besideMap, HOMES, PHONE, STREET_VIEW } from './street-test.ts';

besideMap('the price and bedroom buttons show the selection, and active filters are chips', async ({ page, home }) => {
  await home.open(STREET_VIEW);
  const bar = page.locator('header');
  await bar.getByRole('button', { name: 'Bedrooms' }).click();
  await page
    .getByRole('dialog', { name: 'Filters' })
    .getByRole('group', { name: 'Bedrooms' })
    .getByText('2+', { exact: true })
    .click();
  await home.whenQuery((query) => query.get('bedroom') === '2');
  await bar.getByRole('button', { name: '2+ BHK' }).waitFor();
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: 'Price' }).click();
  await page.getByRole('slider', { name: 'Price, to' }).focus();
  await page.keyboard.press('Home');
  for (let k = 0; k < 18; k++) await page.keyboard.press('ArrowRight');
  await home.whenQuery((query) => query.get('price_range') === '0,90');
  await bar.getByRole('button', { name: 'Up to ₹90 Lac' }).waitFor();
  const cut = `[...document.querySelectorAll('header button span[title]')].filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.title)`;
  await expect.poll(() => page.evaluate(cut)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => home.count.innerText(), SOON).toBe('7 homes');
  await page.getByLabel('Kind of property').first().selectOption('flat');
  const chips = page.getByTestId('active-filters').getByRole('button');
  await expect.poll(() => chips.allInnerTexts()).toEqual(['Flats', '2+ BHK', 'Up to ₹90 Lac', 'Clear all']);
  expect(await findDesignProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove filter: 2+ BHK' }).click();
  await home.whenQuery((query) => !query.has('bedroom') && query.has('price_range'));
  await page.getByRole('button', { name: 'Clear all', exact: true }).click();
  await home.whenQuery((query) => !query.has('price_range') && !query.has('property_subtype'));
  await expect.poll(() => home.count.innerText(), SOON).toBe(`${HOMES} homes`);
  await page.getByTestId('active-filters').waitFor({ state: 'detached' });
  await page.goBack();
  await home.whenQuery((query) => query.get('price_range') === '0,90' && !query.has('bedroom'));
});

besideMap.extend('screen', PHONE)(
  'on a phone, the chips are above the map while the list is lowered, and the header row keeps its badge',
  async ({ page, home }) => {
    await home.open(`${STREET_VIEW}&bedroom=3&property_subtype=flat&price_range=0,90&ownership=0`);
    await page.getByTestId('filter-badge').waitFor();
    const chips = page.getByTestId('active-filters').getByRole('button');
    await expect
      .poll(() => chips.allInnerTexts())
      .toEqual(['Flats', '3+ BHK', 'Up to ₹90 Lac', 'Freehold', 'Clear all']);
    expect(await findDesignProblems(page)).toEqual([]);
    await page.locator('[data-testid=sheet][data-snap=peek]').waitFor();
    const clear = page.getByRole('button', { name: 'Clear all', exact: true });
    const fits = async () => {
      const [row, map, last] = await Promise.all(
        [page.getByTestId('active-filters'), home.map, clear].map(async (one) => (await one.boundingBox())!),
      );
      return [row.y + row.height <= map.y, last.x + last.width <= row.x + row.width];
    };
    await expect.poll(fits).toEqual([true, true]);
    await clear.tap();
    await home.whenQuery((query) => !query.has('bedroom') && !query.has('property_subtype'));
    await page.getByTestId('filter-badge').waitFor({ state: 'detached' });
  },
);
