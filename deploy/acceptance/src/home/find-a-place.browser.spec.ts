import { DefineItem } from '@naksha/services';
import { CommandBus } from '@nestjs/cqrs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { HomeOnScreen, SOON } from './home-on-screen.ts';
import { PHONE, STREET_VIEW, serveStreet, streetTest } from './street-test.ts';

/** Not in the initial view of /home. */
const KHARAR = { city: 'Kharar', locality: 'Kharar', position: { lat: 30.74, lng: 76.65 } };
const PEER_MUCHALLA = { city: 'Zirakpur', locality: 'Peer Muchalla', position: { lat: 30.66, lng: 76.861 } };
const TOWERS = { city: 'Mohali', project: 'Sunrise Towers', position: { lat: 30.648, lng: 76.753 } };

/** A separate street, because tests add buildings. */
const base = streetTest
  .extend('served', { scope: 'worker' }, serveStreet)
  .extend('town', { scope: 'worker' }, async ({ app, street }, { onCleanup }) => {
    onCleanup(() => app.stop());
    const { city, project: en, position } = TOWERS;
    const project = { id: 'mohali-sunrise-towers', city: city.toLowerCase(), names: { en }, aka: [], radiusM: 300 };
    await app.naksha.app
      .get(CommandBus, { strict: false })
      .execute(
        new DefineItem(
          { type: 'ProjectDefined', data: { ...project, position, type: 'Society', featured: false } as never },
          'system',
          new Date(),
        ),
      );
    await app.drain();
    const seller = await app.signIn('+919812300031', 'Meena Devi');
    for (const home of [
      { ...KHARAR, title: 'A home to be found' },
      { ...PEER_MUCHALLA, title: 'Another home to be found' },
      { ...TOWERS, title: 'Penthouse over the runway' },
    ])
      await street.verify(await seller.postFlat(home));
    await app.drain();
    return street;
  });

for (const width of ['desktop', 'phone'] as const) {
  const it = base.extend('screen', width === 'phone' ? PHONE : {});
  // The map is drawn at one width; results do not depend on it.
  const drawnOnce = it.extend('moving', width === 'desktop');
  const drawnLight = it.extend('moving', false);
  const countOf = (page: Page) => page.getByTestId(width === 'phone' ? 'peek' : 'count');

  drawnLight(`on a ${width}, a landmark chosen by keyboard shows homes near it`, async ({ page, town, home }) => {
    await page.goto(town.url);
    const where = page.getByRole('combobox', { name: 'Where' });
    await where.fill('elante');
    await page
      .getByRole('group', { name: 'Landmarks' })
      .getByRole('option', { name: /^Elante Mall/ })
      .waitFor(SOON);
    await where.press('ArrowDown');
    await where.press('Enter');
    await expect.poll(() => where.inputValue()).toBe('Elante Mall');
    await where.press('Enter');
    await home.whenQuery((query) => query.get('within') === 'elante-mall,3km');
    const chip = page.getByTestId('active-filters').getByText('Within 3 km of Elante Mall');
    await chip.waitFor(SOON);
    await chip.click();
    await home.whenQuery((query) => !query.has('within'));
  });

  drawnLight(
    `F-44 F-10 on a ${width}, the landing page finds places, typos, Hindi, projects and properties, and Back returns to it`,
    async ({ page, town, home }) => {
      await page.goto(town.url);
      const where = page.getByRole('combobox', { name: 'Where' });
      const option = (name: RegExp) => page.getByRole('option', { name }).first();
      const show = async () => {
        await page.getByRole('button', { name: 'Show on the map' }).click();
      };
      const isFound = async (wanted: Record<string, string>) => {
        await home.whenQuery((query) => Object.entries(wanted).every(([key, value]) => query.get(key) === value));
        const read = () => {
          const { c, city, fit: _, ...rest } = home.query();
          return { rest, cityWithoutCamera: city && !c ? city : undefined };
        };
        await expect.poll(read).toEqual({ rest: wanted });
        await home.waitUntilSettled();
        await expect.poll(() => countOf(page).innerText(), SOON).toBe('1 home');
        await page.goBack();
        await where.waitFor(SOON);
      };

      await where.fill('pir muchalla');
      await show();
      await isFound({ place: 'zirakpur-peer-muchalla' });

      await where.fill('3 bhk kharar mohali');
      await where.press('Enter');
      await isFound({ bedrooms: '3', place: 'kharar' });

      await where.fill('खरड़');
      await option(/^Kharar/).waitFor(SOON);
      await where.press('ArrowDown');
      await where.press('Enter');
      await expect.poll(() => where.inputValue()).toBe('Kharar');
      await where.press('Enter');
      await isFound({ place: 'kharar' });

      await where.fill('sunrse');
      await option(/^Sunrise Towers.*Project in Mohali/).click(SOON);
      await show();
      await isFound({ place: 'mohali-sunrise-towers' });

      await where.fill('penthuose');
      await option(/^Penthouse over the runway/).click(SOON);
      await page.getByRole('heading', { name: 'Penthouse over the runway' }).waitFor(SOON);
      await page.goBack();
      await where.waitFor(SOON);
    },
  );

  drawnOnce(
    `M-19 F-44 on a ${width}, Back restores the position after a search from the landing page, a filter and three opened listings`,
    async ({ page, town, home }) => {
      await page.goto(town.url);
      const where = page.getByRole('combobox', { name: 'Where' });
      await where.fill('mohali');
      await where.press('Enter');
      await home.whenQuery((query) => query.get('place') === 'mohali');
      await home.waitUntilSettled();
      const raise = page.getByRole('button', { name: 'Show more of the list' });
      if (width === 'phone') {
        await page.getByRole('button', { name: /^More/ }).tap();
        const filters = page.getByRole('dialog', { name: 'Filters' });
        await filters.getByText('Flats', { exact: true }).tap();
        await filters.getByRole('button', { name: /^Show (\d+ homes?|Results)$/ }).tap();
        await raise.tap();
      } else {
        await page.getByLabel('Kind of property').first().selectOption('flat');
      }
      await page.locator('[data-testid=map][data-state=settled][data-filter*="property_subtype=flat"]').waitFor(SOON);
      await home.list
        .locator('[aria-busy=true]')
        .first()
        .waitFor({ state: 'detached', ...SOON });
      const cards = home.list.getByRole('link');
      await expect.poll(() => cards.count(), SOON).toBeGreaterThanOrEqual(3);
      const state = async () => [page.url(), await countOf(page).innerText(), await cards.count()];
      const before = await state();
      for (const k of [0, 1, 2]) {
        await cards.nth(k).click();
        await page.waitForURL((url) => url.pathname !== '/home', SOON);
        await page.getByRole('heading', { level: 1 }).waitFor(SOON);
        await page.goBack();
        await expect.poll(state, SOON).toEqual(before);
        if (width === 'phone') await page.locator('[data-testid=sheet][data-snap=half]').waitFor(SOON);
      }
    },
  );

  drawnLight(
    `F-45 F-09 on a ${width}, a misspelt place is corrected with a notice, and a search as typed suggests the correction`,
    async ({ page, town, home }) => {
      await page.goto(town.url);
      const where = page.getByRole('combobox', { name: 'Where' });
      await where.fill('khrar');
      await where.press('Enter');
      await home.whenQuery((query) => query.get('place') === 'kharar');
      await page.getByText('Showing results for Kharar.').waitFor(SOON);
      await page.getByRole('button', { name: 'Search for “khrar” instead' }).click(SOON);
      await home.whenQuery((query) => query.get('search') === 'khrar' && !query.has('place'));
      if (width === 'phone') await page.getByRole('button', { name: 'Show more of the list' }).click(SOON);
      await page.getByText('We could not find this: khrar').waitFor(SOON);
      await page.getByRole('button', { name: 'Did you mean Kharar?' }).click(SOON);
      await home.whenQuery((query) => query.get('place') === 'kharar' && !query.has('search'));
      await home.waitUntilSettled();
      await expect.poll(() => countOf(page).innerText(), SOON).toBe('1 home');
    },
  );

  it(`F-40 F-04 on a ${width}, a chosen suggestion filters by its place until its chip is removed; a property suggestion opens the property`, async ({
    page,
    town,
    home,
  }) => {
    expect(town.url).toBeTruthy();
    await home.open(STREET_VIEW);
    const search = page.getByRole('combobox', { name: 'Search' });
    await search.fill('kharar');
    await page
      .getByRole('option', { name: /^Kharar/ })
      .first()
      .click();
    await home.whenQuery((query) => query.get('place') === 'kharar' && !query.has('search'));
    await page.locator('[data-testid=map][data-filter="place=kharar"]').waitFor(SOON);
    await home.waitUntilSettled();
    await expect.poll(() => countOf(page).innerText(), SOON).toBe('1 home');
    const there = await home.map.getAttribute('data-camera');
    await page.getByRole('button', { name: 'Remove Kharar' }).click();
    await home.whenQuery((query) => !query.has('place'));
    await page.locator('[data-testid=map]:not([data-filter*="place="])').waitFor(SOON);
    await expect.poll(() => home.map.getAttribute('data-camera')).toBe(there);
    await search.fill('penthouse');
    await page.getByRole('option', { name: /^Penthouse over the runway/ }).click(SOON);
    await page.getByRole('heading', { name: 'Penthouse over the runway' }).waitFor(SOON);
    await page.goBack();
    await expect.poll(() => home.map.getAttribute('data-camera')).toBe(there);
  });

  drawnLight(
    `F-42 on a ${width}, an empty view says how many homes match elsewhere, and one tap shows them`,
    async ({ page, town, home }) => {
      expect(town.url).toBeTruthy();
      await home.open('?c=30.9,76.9,15&place=kharar');
      if (width === 'phone') await page.getByRole('button', { name: 'Show more of the list' }).click();
      await page.getByText('1 home elsewhere matches.').waitFor(SOON);
      await page.getByRole('button', { name: 'Show the nearest one (Kharar)' }).click();
      await expect.poll(() => countOf(page).innerText(), SOON).toBe('1 home');
    },
  );
}

base(
  'F-43 a link without a camera shows its places with their cities, and names an unknown place',
  async ({ person, town }) => {
    const page = await person.newPage();
    const home = await new HomeOnScreen(page, town.url).open('?place=kharar');
    await home.whenQuery((query) => query.get('city') === 'kharar');
    await expect.poll(() => home.map.getAttribute('data-camera')).toBe('30.746,76.648,13');
    await home.open('?place=chandigarh-sector-7&place=panchkula-sector-7');
    for (const name of ['Remove Sector 7, Chandigarh', 'Remove Sector 7, Panchkula'])
      await page.getByRole('button', { name }).waitFor(SOON);
    await page.locator('[data-testid=map][data-places="1"]').waitFor(SOON);
    const box = (await home.map.boundingBox())!;
    for (const position of [
      { lat: 30.7353, lng: 76.8041 },
      { lat: 30.70647, lng: 76.84466 },
    ]) {
      const { x, y } = await home.findPixel(position);
      expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height).toBe(true);
    }
    await home.open('?place=khrar');
    await page.getByText('We couldn’t find a place called “khrar”.').waitFor(SOON);
    await page.getByRole('button', { name: 'Did you mean Kharar?' }).click();
    await home.whenQuery((query) => query.getAll('place').join() === 'kharar');
    await page.goto(`${town.url}/hi/home?place=kharar`);
    await page.getByRole('button', { name: 'खरड़ हटाएँ' }).waitFor(SOON);
    await page.getByRole('button', { name: /शहर: खरड़/ }).waitFor(SOON);
  },
);
