import axe from 'axe-core';
import { expect } from 'vitest';
import { findDesignProblems } from '../browser/find-design-problems.ts';
import { SOON } from './home-on-screen.ts';
import { PHONE, streetTest } from './street-test.ts';

/** All nine flats are in one cell at this zoom. */
const OVER_MOHALI = '?c=30.697,76.71,13';
/** Six of nine flats cost about 60 lakh for 1,450 sq ft. */
const RATE = 6_000_000 / 1450;

for (const width of ['desktop', 'phone'] as const) {
  const it = streetTest.extend('screen', width === 'phone' ? PHONE : {});

  it.extend('drawn', true)(
    `Y-15 on a ${width}, dragging a budget colours places by the area it buys there, without a request`,
    async ({ page, requests, home }) => {
      await home.open(OVER_MOHALI);
      const panel = page.getByRole('region', { name: 'Colour the map' });
      await panel.getByRole('button', { name: 'Colour the map' }).click();
      await panel.getByText('My budget', { exact: true }).click();
      await home.whenQuery((query) => query.get('prices') === 'flat,80');
      await page.locator('[data-testid=map]:not([data-areas="0"])').waitFor(SOON);
      await panel.getByText(/^List of \d/).click();
      const row = panel.getByRole('row').nth(1);
      const buys = (lakhs: number) => `${Math.round((lakhs * 100_000) / RATE).toLocaleString('en-IN')} sq.ft`;
      await expect.poll(() => row.innerText()).toContain(buys(80));
      expect(await row.innerText()).toMatch(/, Mohali\s+\d homes/);
      await panel.getByText('divided by the median asking price').waitFor();

      const asked = () => requests.filter((one) => /\/api\/map\/(prices|ground)/.test(one.url())).length;
      const before = asked();
      const pixels = await home.map.screenshot();
      const thumb = panel.getByRole('slider', { name: 'My budget' });
      const end = (await panel.getByRole('button', { name: 'Higher budget' }).boundingBox())!;
      const held = (await thumb.boundingBox())!;
      await page.mouse.move(held.x + held.width / 2, held.y + held.height / 2);
      await page.mouse.down();
      await page.mouse.move(end.x, held.y, { steps: 12 });
      const amount = panel.getByTestId('amount');
      // Updated while dragging, before the URL changes.
      await expect.poll(() => amount.innerText()).toBe('₹5 Cr');
      expect(home.query().prices).toBe('flat,80');
      await expect.poll(() => home.map.screenshot().then((now) => now.equals(pixels))).toBe(false);
      await page.mouse.up();
      await home.whenQuery((query) => query.get('prices') === 'flat,500');

      await thumb.focus();
      await page.keyboard.press('Home');
      await home.whenQuery((query) => query.get('prices') === 'flat,5');
      await expect.poll(() => row.innerText()).toContain(buys(5));
      await panel.getByRole('button', { name: 'Higher budget' }).click();
      await home.whenQuery((query) => query.get('prices') === 'flat,10');
      expect(asked()).toBe(before);

      const link = page.url();
      await page.goto(link);
      await expect.poll(() => panel.getByTestId('amount').innerText(), SOON).toBe('₹10 Lac');
      await page.locator('[data-testid=map]:not([data-areas="0"])').waitFor(SOON);
    },
  );

  it(`Y-08 on a ${width}, the map is coloured by price per area, with classes, unit and an equivalent list`, async ({
    page,
    home,
  }) => {
    await home.open(OVER_MOHALI);
    const panel = page.getByRole('region', { name: 'Colour the map' });
    await panel.getByRole('button', { name: 'Colour the map' }).click();
    await panel.getByText('Prices', { exact: true }).click();
    await home.whenQuery((query) => query.get('prices') === 'flat');
    await page.locator('[data-testid=map][data-areas="1"]').waitFor(SOON);
    await panel.getByText('Flats: rupees per sq.ft').waitFor();
    await expect.poll(() => panel.getByTestId('price-classes').getByRole('listitem').count()).toBeGreaterThan(1);
    await panel.getByText(/^List of \d/).click();
    const row = panel.getByRole('row').nth(1);
    await expect.poll(() => row.innerText()).toContain(`₹${Math.round(RATE).toLocaleString('en-IN')} per sq.ft`);
    expect(await panel.getByText('Demo', { exact: true }).count()).toBe(0);
    await page.evaluate(axe.source);
    const found = await page.evaluate(
      'axe.run().then(({ violations }) => violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]))',
    );
    expect(found).toEqual([]);
    expect(await findDesignProblems(page)).toEqual([]);

    // A kind without homes has no figure, and another kind's colour must not remain.
    await panel.getByRole('combobox').selectOption({ label: 'Kothis' });
    await panel.getByText('There are fewer than 5 matching homes of this kind').waitFor();
    await page.locator('[data-testid=map][data-areas="0"]').waitFor(SOON);
    await page.goBack();
    await home.whenQuery((query) => !query.has('prices'));
    await panel.getByTestId('price-classes').waitFor({ state: 'detached' });
  });
}
