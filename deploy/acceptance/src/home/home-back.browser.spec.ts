import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { SOON } from './home-on-screen.ts';
import { STREET, TOWER } from './home-street.ts';
import { PHONE, STREET_VIEW, streetTest } from './street-test.ts';

const it = streetTest
  .extend('sheet', ({ page }) => page.getByTestId('sheet'))
  .extend('raise', ({ page }) => async () => {
    await page.getByRole('button', { name: 'Show more of the list' }).tap();
  })
  .extend('closed', () => (layer: Locator) => layer.waitFor({ state: 'detached', ...SOON }));
it.override('screen', PHONE);
/** The page before Home, shown if Back goes too far. */
const BEFORE = '/robots.txt';
it.beforeEach(async ({ page, street, home }) => {
  await page.goto(`${street.url}${BEFORE}`);
  await home.open(STREET_VIEW);
});

describe('M-18 on a phone, Back closes what covers the map, and the close button leaves history unchanged', () => {
  it.override('moving', false);
  const LAYERS = [
    { opener: /^City/, shown: { name: 'Choose a city' } },
    { opener: 'Menu', shown: { name: 'Naksha' } },
    { opener: 'More', shown: { name: 'Filters' } },
    { opener: 'Dashboard', shown: { name: 'Sign in' } },
  ];
  it('M-18 city picker, drawer, filter sheet and sign-in dialog', async ({ page, closed }) => {
    const before = page.url();
    for (const { opener, shown } of LAYERS) {
      const button = page.getByRole('button', { name: opener, exact: true }).first();
      const dialog = page.getByRole('dialog', shown);
      await button.tap();
      await dialog.waitFor(SOON);
      await page.goBack();
      await closed(dialog);
      expect(page.url(), shown.name).toBe(before);
      await page.getByTestId('peek').waitFor();
      await page.goForward();
      await expect.poll(() => page.evaluate('history.state?.layers ?? []'), SOON).toEqual([]);
      expect(await dialog.count(), shown.name).toBe(0);

      await button.tap();
      await dialog.getByRole('button', { name: 'Close' }).tap();
      await closed(dialog);
      await expect.poll(() => page.evaluate('history.state?.layers ?? []'), SOON).toEqual([]);
    }
    await page.goBack();
    await page.waitForURL(`**${BEFORE}`);
  });
});

describe('M-18 on a phone, Back closes the topmost layer', () => {
  it('M-18 a card over the raised sheet, then the sheet', async ({ page, home, sheet, raise, closed }) => {
    await raise();
    await home.tap(STREET.small.position, 20);
    const card = page.getByTestId('selected-card');
    await card.getByText('Small flat').waitFor(SOON);
    await page.goBack();
    await closed(card);
    expect(await sheet.getAttribute('data-snap')).toBe('half');
    await page.goBack();
    await expect.poll(() => sheet.getAttribute('data-snap'), SOON).toBe('peek');
    await page.goBack();
    await page.waitForURL(`**${BEFORE}`);
  });

  it('M-18 the panel that colours the map', async ({ page }) => {
    const panel = page.getByRole('region', { name: 'Colour the map' });
    const button = panel.getByRole('button', { name: 'Colour the map' });
    const before = page.url();
    await button.tap(SOON);
    await panel.getByText('My budget', { exact: true }).waitFor();
    await page.goBack();
    await expect.poll(() => button.getAttribute('aria-expanded'), SOON).toBe('false');
    expect(page.url()).toBe(before);
  });

  it('M-18 the list of homes at one address', async ({ page, home, sheet }) => {
    await home.tap(TOWER);
    const heading = page.getByTestId('stack-heading');
    await heading.waitFor(SOON);
    await page.goBack();
    await heading.waitFor({ state: 'detached' });
    await expect.poll(() => sheet.getAttribute('data-snap'), SOON).toBe('peek');
    expect(new URL(page.url()).pathname).toBe('/home');
  });

  it('M-18 a map that was moved under a card keeps its position', async ({ page, home, closed }) => {
    await home.tap(STREET.small.position);
    const card = page.getByTestId('selected-card');
    await card.waitFor(SOON);
    const { x, y, width } = (await home.map.boundingBox())!;
    await page.mouse.move(x + width / 2, y + 80);
    await page.mouse.down();
    await page.mouse.move(x + width / 2 - 90, y + 80, { steps: 6 });
    await page.mouse.up();
    await home.whenQuery((query) => Number(query.get('c')?.split(',')[1]) > 76.7102);
    const moved = page.url();
    await page.goBack();
    await closed(card);
    expect(page.url()).toBe(moved);
  });
});

describe('M-19 returning from a listing to the list', () => {
  it.override('moving', false);
  it('M-19 restores the height and scroll position of the sheet', async ({ page, home, sheet, raise }) => {
    await raise();
    await raise();
    await expect.poll(() => sheet.getAttribute('data-snap')).toBe('full');
    const cards = home.list.getByRole('link');
    await cards.last().scrollIntoViewIfNeeded();
    const scrolled = () => sheet.evaluate(SCROLL_OF_LIST);
    const at = await scrolled();
    expect(at).toBeGreaterThan(100);
    await cards.last().tap();
    await page.getByRole('heading', { level: 1 }).waitFor(SOON);
    await page.waitForURL((url) => url.pathname !== '/home');
    await page.goBack();
    await expect.poll(() => sheet.getAttribute('data-snap'), SOON).toBe('full');
    await expect.poll(scrolled, SOON).toBe(at);
  });
});

describe('M-19 returning from a listing to the map', () => {
  it('M-19 restores the selected card', async ({ page, home }) => {
    await home.tap(STREET.small.position);
    const card = page.getByTestId('selected-card');
    await card.getByRole('link', { name: 'Open full page' }).tap();
    await page.waitForURL((url) => url.pathname !== '/home');
    await page.goBack();
    await card.getByText('Small flat').waitFor(SOON);
  });
});

describe('F-43 a link', () => {
  it('F-43 C-08 shows everyone the same place, whichever city they have chosen, and names it', async ({
    page,
    browser,
    home,
    street,
  }) => {
    await page.evaluate(`localStorage.setItem('naksha.city', 'zirakpur')`);
    await home.open('?property_subtype=flat');
    await home.whenQuery((query) => query.has('c') && query.has('city'));
    const stranger = await browser.person(PHONE);
    const theirs = await stranger.newPage();
    await theirs.goto(`${street.url}/home?property_subtype=flat`);
    await theirs.waitForURL(page.url());
    await stranger.close();
    // From a larger screen.
    await home.open('?c=30.697,76.71,15&fit=1440,836');
    await home.whenQuery(
      (query) => query.get('c') === '30.697,76.71,13' && query.get('fit')?.startsWith('360,') === true,
    );
    await expect.poll(() => home.map.getAttribute('data-camera')).toBe('30.697,76.71,13');

    // Without parameters, Home opens where it was left.
    await home.open();
    await home.whenQuery((query) => query.get('city') === 'zirakpur' && query.has('c'));
  });
});

describe('without a movable map', () => {
  it.override('moving', false);

  it('F-28 a link to an unavailable number of bedrooms selects the nearest one and says so', async ({ page, home }) => {
    await home.open('?bedroom=12');
    await home.whenQuery((query) => query.get('bedroom') === '8');
    await page.getByRole('button', { name: /^More/ }).tap();
    await expect.poll(() => page.getByRole('radio', { name: /^8\+/ }).isChecked()).toBe(true);
  });

  it('the notice is visible and no map is requested', async ({ page }) => {
    const isInFreeArea = async () => {
      const { y, height } = (await page.getByTestId('map-notice').boundingBox())!;
      return y >= 56 + 48 && y + height <= 740 - 56 - 72;
    };
    await expect.poll(isInFreeArea).toBe(true);
    for (const name of ['Draw an area', 'Show my location'])
      expect(await page.getByRole('button', { name }).count()).toBe(0);
  });
});

/** Runs in the page: scroll position of the sheet's list. */
const SCROLL_OF_LIST = (sheet: { lastElementChild: unknown }): number =>
  (sheet.lastElementChild as { scrollTop: number }).scrollTop;
