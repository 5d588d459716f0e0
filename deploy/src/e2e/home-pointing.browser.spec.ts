import { expect } from 'vitest';
import { SOON } from './home-on-screen.ts';
import { STREET, TOWER, TOWER_FLATS } from './home-street.ts';
import { HOMES, streetTest as it, STREET_VIEW } from './street-test.ts';

it('M-02 U-10 U-11 hovering a marker shows its card and marks it in the list', async ({ street, page, home }) => {
  await home.open(STREET_VIEW);
  await home.point(STREET.corner.position);
  const card = page.getByTestId('hover-card');
  await card.getByText('₹85 Lac').waitFor();
  expect((await card.boundingBox())?.width).toBe(280);
  const marked = home.list.locator(`[data-listing="${street.homes.corner.id}"]`);
  await expect.poll(() => marked.getAttribute('data-marked'), SOON).toBe('true');
});

it('D-173 while the map is dragged nothing is pointed at, and no card is drawn for what slides along below', async ({
  page,
  home,
}) => {
  await home.open(STREET_VIEW);
  await home.point(STREET.corner.position);
  await page.getByTestId('hover-card').waitFor();
  const { x, y } = await home.pixelOf(STREET.corner.position);
  await page.mouse.down();
  await page.mouse.move(x + 10, y - 20);
  await page.getByTestId('hover-card').waitFor({ state: 'detached' });
  await page.evaluate(NOTE_MARKED);
  for (let step = 1; step <= 20; step++) await page.mouse.move(x + 10 + step, y - 20);
  expect(await page.evaluate('window.marked')).toEqual([]);
  await page.mouse.up();
  await page.mouse.move(x + 31, y - 20);
  await page.getByTestId('hover-card').waitFor();
});

it('U-11 U-27 hovering or focusing a card marks its marker', async ({ street, page, home }) => {
  await home.open(STREET_VIEW);
  const card = home.list.locator(`[data-listing="${street.homes.large.id}"]`);
  await card.hover();
  await expect.poll(() => home.map.getAttribute('data-marked'), SOON).toMatch(/^l\d+$/);
  const marked = await home.map.getAttribute('data-marked');
  await page.mouse.move(5, 5);
  await expect.poll(() => home.map.getAttribute('data-marked'), SOON).toBeNull();
  await card.focus();
  await expect.poll(() => home.map.getAttribute('data-marked'), SOON).toBe(marked);
});

it('M-08 M-09 U-23 a home under review says so and cannot be opened by others', async ({ page, home }) => {
  await home.open(STREET_VIEW);
  await home.point(STREET.waiting.position);
  const card = page.getByTestId('review-card');
  await card.getByText('Under review').waitFor();
  await home.click(STREET.waiting.position);
  expect(await page.getByTestId('hover-card').getByRole('link').count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe('/home');
});

it('M-17 U-22 a stack opens the list of its address', async ({ page, home }) => {
  await home.open(STREET_VIEW);
  await home.click(TOWER, 0);
  await page.getByTestId('stack-heading').getByText('6 homes at one address').waitFor();
  await expect.poll(() => home.list.getByRole('listitem').count(), SOON).toBe(TOWER_FLATS);
  await page.getByRole('button', { name: 'All homes in this view' }).click();
  await expect.poll(() => home.list.getByRole('listitem').count(), SOON).toBe(HOMES);
});

it('U-21 a cluster zooms in two levels around itself', async ({ home }) => {
  await home.open('?c=30.697,76.71,12');
  await home.click({ lat: 30.6971, lng: 76.71 }, 0);
  await home.whenQuery((query) => query.get('c')?.endsWith(',14') ?? false);
  await home.settled();
});

/** Run in the page, whose types this package doesn't have. */
const NOTE_MARKED = `
  window.marked = [];
  const map = document.querySelector('[data-testid=map]');
  new MutationObserver(() => window.marked.push(map.dataset.marked ?? 'none'))
    .observe(map, { attributeFilter: ['data-marked'] });`;
