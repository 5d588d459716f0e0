import { describe, expect } from 'vitest';
import { findAxeProblems } from '../browser/find-axe-problems.ts';
import { findDesignProblems } from '../browser/find-design-problems.ts';
import { readEdge, SHADOW } from '../browser/read-shadow.ts';
import { STREET, TOWER, TOWER_FLATS } from './home-street.ts';
import { HOMES, PHONE, streetTest } from './street-test.ts';

/** Seconds: between two movements, and how long a finger rests before lifting. */
const FRAME = 0.016;
/** Without resting, Chromium starts a fling, and a tap during a fling does not click. */
const REST = 0.2;

const it = streetTest
  .extend('sheet', ({ page }) => page.getByTestId('sheet'))
  .extend('measureHeight', ({ home, sheet }) => async () => {
    const map = (await home.map.boundingBox())!;
    return Math.round(map.y + map.height - (await sheet.boundingBox())!.y);
  })
  .extend('touch', async ({ person, page }) => {
    const session = await person.newCDPSession(page);
    return async (steps: { x: number; y: number }[][]) => {
      const start = Date.now() / 1000 - (steps.length * FRAME + REST);
      const send = (
        type: 'touchStart' | 'touchMove' | 'touchEnd',
        touchPoints: { x: number; y: number }[],
        at: number,
      ) => session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: start + at });
      const sent = steps.map((touchPoints, k) => send(k === 0 ? 'touchStart' : 'touchMove', touchPoints, k * FRAME));
      sent.push(send('touchEnd', [], steps.length * FRAME + REST));
      await Promise.all(sent);
    };
  })
  .extend(
    'cards',
    ({ home }) =>
      () =>
        home.list.getByRole('listitem').count(),
  );
it.override('screen', PHONE);
it.beforeEach(async ({ home }) => void (await home.open('?c=30.6972,76.71,17')));

it('H-09 H-40 U-12 U-13 U-36 has a 56 px header, a 48 px row, the map and a 56 px bottom bar; the sheet peeks by 72 px with its count, and buttons raise it to half and full height', async ({
  page,
  home,
  sheet,
  measureHeight,
  cards,
}) => {
  const header = (await page.locator('header').boundingBox())!;
  expect(header.height).toBe(56);
  expect(await home.map.boundingBox()).toMatchObject({ x: 0, y: 56 + 48, width: 360, height: 740 - 56 - 48 - 56 });
  for (const control of [page.getByRole('combobox', { name: 'Search' }), page.getByRole('button', { name: 'More' })]) {
    const { y, height } = (await control.first().boundingBox())!;
    expect([y >= 56, y + height <= 56 + 48]).toEqual([true, true]);
  }
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);

  expect((await readEdge(sheet)).shadow).toContain(SHADOW.lift);
  await expect.poll(() => page.getByTestId('peek').innerText()).toBe(`${HOMES} homes`);
  await expect.poll(measureHeight).toBe(72);
  await page.getByRole('button', { name: 'Show more of the list' }).tap();
  await expect.poll(measureHeight).toBe(290);
  await page.getByRole('button', { name: 'Show more of the list' }).tap();
  await expect.poll(measureHeight).toBe(580);
  await expect.poll(cards).toBe(HOMES);
  await page.getByRole('button', { name: 'Show more of the map' }).tap();
  await expect.poll(measureHeight).toBe(290);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Dashboard' }).tap();
  await page.getByRole('dialog', { name: 'Sign in' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/home');
});

it('U-14 U-20 a tap selects a home, a swipe or button goes to the next nearest, and its link opens the page', async ({
  street,
  page,
  home,
  sheet,
  touch,
}) => {
  await home.tap(STREET.small.position);
  const card = page.getByTestId('selected-card');
  await card.getByText('Small flat').waitFor();
  await sheet.waitFor({ state: 'detached' });
  await card.getByRole('button', { name: 'Contact seller' }).waitFor();
  expect([...(await findAxeProblems(page)), ...(await findDesignProblems(page))]).toEqual([]);
  await card.getByRole('button', { name: 'Next nearest home' }).tap();
  await card.getByText('Corner flat').waitFor();
  await card.getByRole('button', { name: 'Previous home' }).tap();
  await card.getByText('Small flat').waitFor();
  const { x, y, width, height } = (await card.boundingBox())!;
  await touch(Array.from({ length: 8 }, (_, step) => [{ x: x + width - 60 - step * 25, y: y + height / 2 }]));
  await card.getByText('Corner flat').waitFor();
  await card.getByRole('button', { name: 'Previous home' }).tap();
  await card.getByText('Small flat').waitFor();
  await card.getByRole('link', { name: 'Open full page' }).tap();
  await page.waitForURL(new RegExp(`/flat/.*${street.homes.small.id}`));
});

it('U-22 a tap on a stack opens its list', async ({ page, home, cards }) => {
  await home.tap(TOWER);
  await page.getByTestId('stack-heading').getByText('6 homes at one address').waitFor();
  await expect.poll(cards).toBe(TOWER_FLATS);
});

it('at half height the first home is in view, below sorting and saving as named icons', async ({ page, home }) => {
  await page.getByRole('button', { name: 'Show more of the list' }).tap();
  await page.getByRole('button', { name: 'Save this search' }).waitFor();
  const firstCard = home.list.getByRole('listitem').first();
  await expect
    .poll(() => firstCard.evaluate((card) => card.getBoundingClientRect().bottom))
    .toBeLessThanOrEqual(740 - 56);
  await page.getByLabel('Sort by').selectOption('price');
  await home.whenQuery((query) => query.get('sort') === 'price');
  await page.getByRole('button', { name: 'Save this search' }).tap();
  await page.getByRole('dialog').waitFor();
});

describe('sheets, while the map stays still', () => {
  it.override('moving', false);

  it('U-18 the sheet can only be dragged by its handle', async ({ person, page, sheet, measureHeight }) => {
    const drag = async (fromY: number, toY: number) => {
      const session = await person.newCDPSession(page);
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
        session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 100, y }] });
      await send('touchStart', fromY);
      for (let step = 1; step <= 8; step++) await send('touchMove', fromY + ((toY - fromY) * step) / 8);
      await send('touchEnd');
    };
    await expect.poll(measureHeight).toBe(72);
    const top = (await sheet.boundingBox())!.y;
    await drag(top + 30, top - 190);
    await expect.poll(() => sheet.getAttribute('data-snap')).not.toBe('peek');
    const snap = await sheet.getAttribute('data-snap');
    await expect.poll(measureHeight).toBe(snap === 'half' ? 290 : 580);
    const middle = (await sheet.boundingBox())!.y + 200;
    await drag(middle, middle - 120);
    expect(await sheet.getAttribute('data-snap')).toBe(snap);
  });

  it('F-11 H-10 D-146 F-39 D-117 U-32 U-35 the filter sheet keeps a draft, shows its count and is one history step', async ({
    page,
    home,
  }) => {
    const before = page.url();
    await page.getByRole('button', { name: 'More', exact: true }).tap();
    const filters = page.getByTestId('filter-sheet');
    await filters.getByRole('tab', { name: 'Residential' }).tap();
    await filters.getByRole('group', { name: 'Bedrooms' }).getByText('4+', { exact: true }).tap();
    await filters.getByRole('button', { name: 'Show 1 home' }).waitFor();
    expect(await findDesignProblems(page)).toEqual([]);
    expect(page.url()).toBe(before);
    await page.goBack();
    await filters.waitFor({ state: 'detached' });
    expect(page.url()).toBe(before);

    await page.getByRole('button', { name: 'More', exact: true }).tap();
    for (const tab of ['All', 'Residential', 'Commercial']) await filters.getByRole('tab', { name: tab }).waitFor();
    await filters.getByRole('tab', { name: 'Residential' }).tap();
    await filters.getByRole('group', { name: 'Bedrooms' }).getByText('4+', { exact: true }).tap();
    await filters.getByRole('button', { name: 'Clear All' }).tap();
    await filters.getByRole('button', { name: `Show ${HOMES} homes` }).waitFor();
    await filters.getByRole('tab', { name: 'Residential' }).tap();
    await filters.getByRole('group', { name: 'Bedrooms' }).getByText('4+', { exact: true }).tap();
    expect(await page.getByTestId('filter-badge').count()).toBe(0);
    await filters.getByRole('button', { name: 'Show 1 home' }).tap();
    await home.whenQuery((query) => query.get('bedroom') === '4');
    await filters.waitFor({ state: 'detached' });
    await expect.poll(() => page.getByTestId('peek').innerText()).toBe('1 home');
    await page.getByTestId('filter-badge').waitFor();
    await page.goBack();
    await home.whenQuery((query) => !query.has('bedroom'));
    await expect.poll(() => page.getByTestId('peek').innerText()).toBe(`${HOMES} homes`);
  });

  it('C-06 the city dialog does not open while the filter sheet is open', async ({ page }) => {
    await page.getByRole('button', { name: 'More', exact: true }).tap();
    await page.getByTestId('filter-sheet').waitFor();
    const city = (await page.getByRole('button', { name: /^City/, includeHidden: true }).boundingBox())!;
    await page.touchscreen.tap(city.x + city.width / 2, city.y + city.height / 2);
    await page.getByTestId('filter-sheet').waitFor({ state: 'detached' });
    expect(await page.getByText('Suggested cities').count()).toBe(0);
  });
});

const PARTS = Array.from({ length: 9 }, (_, k) => k / 8);

it.extend('drawn', true)(
  'U-17 one finger pans, two fingers zoom, a double tap zooms, and rotating has no effect',
  async ({ page, home, touch }) => {
    await home.open('?c=30.6972,76.71,15');
    const { x, y } = (await home.map.boundingBox())!;
    const middle = { x: x + 180, y: y + 240 };
    const camera = () => home.query().c.split(',').map(Number);

    await touch(PARTS.map((part) => [{ x: middle.x, y: middle.y - 100 * part }]));
    await home.whenQuery((query) => Number(query.get('c')?.split(',')[0]) < 30.696);
    expect(camera()[2]).toBe(15);

    const apart = (px: number, angle = 0) => [
      { x: middle.x - px * Math.cos(angle), y: middle.y - px * Math.sin(angle) },
      { x: middle.x + px * Math.cos(angle), y: middle.y + px * Math.sin(angle) },
    ];
    await touch(PARTS.map((part) => apart(30 + 60 * part)));
    await home.whenQuery((query) => Number(query.get('c')?.split(',')[2]) > 15.5);
    await home.waitUntilStill();

    const before = camera();
    const pixels = await home.map.screenshot();
    await touch(PARTS.map((part) => apart(80, (Math.PI / 2) * part)));
    await home.waitUntilStill();
    expect((await home.map.screenshot()).equals(pixels)).toBe(true);
    expect(camera()).toEqual(before);

    await page.touchscreen.tap(middle.x, middle.y);
    await page.touchscreen.tap(middle.x, middle.y);
    await home.whenQuery((query) => Number(query.get('c')?.split(',')[2]) > before[2] + 0.5);
  },
);
