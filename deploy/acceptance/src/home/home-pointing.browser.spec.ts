import { expect } from 'vitest';
import { findAxeProblems } from '../browser/find-axe-problems.ts';
import { findDesignProblems } from '../browser/find-design-problems.ts';
import { readEdge, SHADOW } from '../browser/read-shadow.ts';
import { STREET, TOWER, TOWER_FLATS } from './home-street.ts';
import { HOMES, streetTest as it, STREET_VIEW } from './street-test.ts';

it('M-02 M-08 M-09 M-17 U-10 U-11 U-22 U-23 U-27 U-36 markers and cards highlight each other, a stack opens its list, and a home under review says so and cannot be opened by others', async ({
  street,
  page,
  home,
}) => {
  await home.open(STREET_VIEW);
  await home.point(STREET.corner.position);
  const card = page.getByTestId('hover-card');
  await card.getByText('₹85 Lac').waitFor();
  expect((await card.boundingBox())?.width).toBe(280);
  expect((await readEdge(card)).shadow).toContain(SHADOW.lift);
  const large = home.list.locator(`[data-listing="${street.homes.large.id}"]`);
  const other = await readEdge(large);
  expect(other.border).toBe('1px');
  expect(other.shadow).toContain(SHADOW.card);
  const corner = home.list.locator(`[data-listing="${street.homes.corner.id}"]`);
  await expect.poll(() => corner.getAttribute('data-marked')).toBe('true');

  const marked = () => home.map.getAttribute('data-marked');
  const ofCorner = await marked();
  await large.hover();
  await expect.poll(async () => [null, ofCorner].includes(await marked())).toBe(false);
  const ofLarge = await marked();
  expect(ofLarge).toMatch(/^l\d+$/);
  await page.mouse.move(5, 5);
  await expect.poll(marked).toBeNull();
  await large.focus();
  await expect.poll(marked).toBe(ofLarge);

  await home.click(TOWER);
  await page.getByTestId('stack-heading').getByText('6 homes at one address').waitFor();
  await expect.poll(() => home.list.getByRole('listitem').count()).toBe(TOWER_FLATS);
  await page.getByRole('button', { name: 'All homes in this view' }).click();
  await expect.poll(() => home.list.getByRole('listitem').count()).toBe(HOMES);

  await home.point(STREET.waiting.position);
  await page.getByTestId('review-card').getByText('Under review').waitFor();
  await home.click(STREET.waiting.position);
  expect(await card.getByRole('link').count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe('/home');
});

it('after a drag, nothing is highlighted until the pointer moves, not even what is now under it', async ({
  page,
  home,
}) => {
  await home.open(STREET_VIEW);
  await home.point(STREET.small.position);
  await page.getByTestId('hover-card').waitFor();
  const [small, corner] = [await home.findPixel(STREET.small.position), await home.findPixel(STREET.corner.position)];
  const start = { x: small.x, y: small.y - 20 };
  const house = small.x - corner.x;
  await page.mouse.down();
  for (let step = 1; step <= 10; step++) await page.mouse.move(start.x + (house * step) / 10, start.y);
  await page.getByTestId('hover-card').waitFor({ state: 'detached' });
  await page.evaluate(NOTE_MARKED);
  // Held still, so that the map does not glide on.
  await page.waitForTimeout(300);
  await page.mouse.up();
  await home.whenQuery((query) => query.get('c') !== '30.697,76.71,17');
  expect(await page.evaluate('window.marked')).toEqual([]);
  await page.mouse.move(start.x + house + 1, start.y);
  await page.getByTestId('hover-card').getByText('₹32 Lac').waitFor();
});

it('nothing is highlighted while the wheel zooms; afterwards the item under the pointer is', async ({ page, home }) => {
  await home.open(STREET_VIEW);
  await home.point(STREET.corner.position);
  await page.getByTestId('hover-card').waitFor();
  const { x, y } = await home.findPixel(STREET.corner.position);
  await page.evaluate(NOTE_MARKED);
  await page.mouse.wheel(0, -60);
  await page.getByTestId('hover-card').waitFor({ state: 'detached' });
  await page.mouse.move(x + 1, y - 20);
  await home.whenQuery((query) => query.get('c') !== '30.697,76.71,17');
  await page.getByTestId('hover-card').waitFor();
  // The mark disappeared once and appeared once.
  await expect.poll(() => page.evaluate('window.marked')).toEqual(['none', expect.stringMatching(/^l\d+$/)]);
});

it('U-20 a click on a home opens it beside the map, which stays, and Back or Escape closes it', async ({
  page,
  home,
}) => {
  await home.open(STREET_VIEW);
  const before = page.url();
  await home.click(STREET.corner.position);
  const panel = page.getByTestId('selected-card');
  await panel.getByText('Corner flat').waitFor();
  await panel.getByRole('button', { name: 'Contact seller' }).waitFor();
  const [beside, map] = [(await panel.boundingBox())!, (await home.map.boundingBox())!];
  expect(beside.x + beside.width).toBeLessThanOrEqual(map.x);
  await home.click(STREET.small.position);
  await panel.getByText('Small flat').waitFor();
  expect(page.url()).toBe(before);
  await page.goBack();
  await panel.waitFor({ state: 'detached' });
  expect(page.url()).toBe(before);

  await home.click(STREET.corner.position);
  await panel.getByRole('button', { name: 'Contact seller' }).waitFor();
  expect([...(await findAxeProblems(page)), ...(await findDesignProblems(page))]).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await panel.getByText('Small flat').waitFor();
  await expect.poll(() => page.getByTestId('panel-announce').textContent()).toMatch(/^₹32 Lac, 1 BHK, .*, Small flat$/);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('CANVAS');
});

it('U-21 a cluster zooms in two levels around itself', async ({ home }) => {
  await home.open('?c=30.697,76.71,12');
  await home.click({ lat: 30.6971, lng: 76.71 });
  await home.whenQuery((query) => query.get('c')?.endsWith(',14') ?? false);
  await home.waitUntilSettled();
});

const NOTE_MARKED = `
  window.marked = [];
  const map = document.querySelector('[data-testid=map]');
  new MutationObserver(() => window.marked.push(map.dataset.marked ?? 'none'))
    .observe(map, { attributeFilter: ['data-marked'] });`;
