import { LIVE_CELL_ZOOM, projectToUnitSquare } from '@naksha/events/kernel';
import { expect } from 'vitest';
import { LiveStream } from '../app/live-stream.ts';
import { findDesignProblems } from '../browser/find-design-problems.ts';
import { SOON } from './home-on-screen.ts';
import { STREET } from './home-street.ts';
import { STREET_VIEW, streetTest } from './street-test.ts';

const it = streetTest
  .extend('buyer', { scope: 'file' }, ({ app }) => app.signIn('+919812300077', 'Bina Kaur'))
  .extend(
    'asked',
    ({ requests }) =>
      (path: string) =>
        requests.filter((one) => new URL(one.url()).pathname.startsWith(path)),
  );

it('D-136 M-10 the token of a signed-in user is sent in a header, never in a URL, and not with shared requests', async ({
  street,
  page,
  requests,
  home,
  asked,
  buyer,
}) => {
  await page.addInitScript(`localStorage.setItem('access_token', ${JSON.stringify(buyer.token)})`);
  await home.open(STREET_VIEW);
  await expect.poll(() => asked('/api/me/marks').length).toBeGreaterThan(0);
  await expect.poll(() => asked('/api/live').length).toBeGreaterThan(0);
  await home.point(STREET.corner.position);
  await page.getByTestId('hover-card').getByText('₹85 Lac').waitFor();
  await home.click(STREET.corner.position);
  await page.getByTestId('home-details').getByText('Corner flat').waitFor(SOON);
  await expect
    .poll(() => asked('/api/buyer/').map((one) => one.postDataJSON()))
    .toEqual([{ property: street.homes.corner.id }]);
  expect(asked('/api/buyer/')[0].url()).toMatch(/\/viewed$/);
  await page.goBack();
  await home.waitUntilSettled();
  expect(requests.map((one) => one.url()).filter((url) => url.includes(buyer.token!))).toEqual([]);
  for (const one of asked('/api/me/marks')) expect(one.headers().authorization).toBe(`Bearer ${buyer.token}`);
  const lists = asked('/api/listings').filter((one) => new URL(one.url()).pathname === '/api/listings');
  const sameForAll = [...lists, ...asked('/api/map/'), ...asked('/api/property/cities')];
  expect(sameForAll.length).toBeGreaterThan(3);
  expect(sameForAll.filter((one) => one.headers().authorization)).toEqual([]);
});

it('M-10 views by visitors and views of homes under review are not recorded', async ({ street, page, home, asked }) => {
  await home.open(STREET_VIEW);
  await home.click(STREET.corner.position);
  await page.getByTestId('home-details').getByRole('button', { name: 'Contact seller' }).waitFor(SOON);
  await page.getByRole('link', { name: 'Open full page' }).click();
  await page.getByRole('heading', { level: 1, name: 'Corner flat' }).waitFor();
  await page.evaluate((token) => localStorage.setItem('access_token', token), street.staff.token!);
  await home.open(STREET_VIEW);
  await expect.poll(() => asked('/api/auth/myprofile').length).toBeGreaterThan(0);
  await home.point(STREET.waiting.position);
  await page.getByTestId('hover-card').getByRole('link').waitFor();
  await home.click(STREET.waiting.position);
  await page.getByRole('heading', { level: 1, name: 'Waiting flat' }).waitFor();
  // By then, all earlier requests have been seen.
  await page.evaluate("fetch('/api/property/cities').then((answer) => answer.text())");
  expect(asked('/api/buyer/')).toEqual([]);
});

it.extend('moving', false)(
  'D-138 a hidden page closes its stream and opens it again when it is visible',
  async ({ page, home, asked }) => {
    await home.open(STREET_VIEW);
    await expect.poll(() => asked('/api/live').length).toBeGreaterThan(0);
    const open = new Set(asked('/api/live'));
    page.on('requestfailed', (one) => open.delete(one));
    page.on('requestfinished', (one) => open.delete(one));
    await page.evaluate(SEEN(false));
    await expect.poll(() => open.size).toBe(0);
    const before = asked('/api/live').length;
    await page.evaluate(SEEN(true));
    await expect.poll(() => asked('/api/live').length).toBe(before + 1);
  },
);

it('D-139 panning within a coarse area keeps the stream open; leaving the area opens another', async ({
  page,
  home,
  asked,
}) => {
  await home.open(STREET_VIEW);
  await expect.poll(() => asked('/api/live').length).toBeGreaterThan(0);
  const before = asked('/api/live').length;
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft']) {
    const at = page.url();
    await home.map.locator('canvas').first().focus();
    await page.keyboard.press(key);
    await page.waitForURL((url) => url.href !== at, { timeout: 30_000 });
    await home.waitUntilSettled();
  }
  expect(asked('/api/live')).toHaveLength(before);
  await page.getByRole('button', { name: /^City: / }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Panchkula/ })
    .click();
  await expect.poll(() => asked('/api/live').length).toBeGreaterThan(before);
});

it('requests list and tiles twice, not a hundred times, when a hundred homes change at once', async ({
  street,
  page,
  home,
  asked,
}) => {
  const { x, y } = projectToUnitSquare(STREET.corner.position);
  const [column, row] = [x, y].map((at) => Math.floor(at * 2 ** LIVE_CELL_ZOOM));
  const now = await LiveStream.open(`${street.url}/api/live`);
  const { id } = await now.first(({ event }) => event === 'position');
  now.close();
  const change = `id: ${id}\nevent: cells\ndata: ${JSON.stringify({ cells: [`${column}/${row}`], position: id })}\n\n`;
  const sent = Promise.withResolvers<void>();
  let streams = 0;
  // Only the first request is answered.
  await page.route('**/api/live*', async (route) => {
    if (streams++ > 0) return;
    await sent.promise;
    await route.fulfill({ contentType: 'text/event-stream', body: change.repeat(100) });
  });
  await home.open(STREET_VIEW);
  await expect.poll(() => streams).toBe(1);
  const tilesOfListings = () => asked('/api/map/').filter((one) => /\/api\/map\/\d/.test(one.url()));
  const count = () => [asked('/api/listings'), tilesOfListings()].map(({ length }) => length);
  const before = count();
  sent.resolve();
  await expect.poll(() => asked('/api/listings').length).toBeGreaterThanOrEqual(before[0] + 2);
  await home.waitUntilSettled();
  const [lists, tiles] = count().map((all, k) => all - before[k]);
  expect(lists).toBe(2);
  // The position that was sent, whatever caches in between return.
  const told = id
    .split('.')
    .slice(1)
    .flatMap((seq, partition) => (seq === '0' ? [] : [`${partition}:${seq}`]));
  const listsAfter = asked('/api/listings').slice(-2);
  expect(listsAfter.map((one) => new URL(one.url()).searchParams.get('after'))).toEqual([told.join(), told.join()]);
  expect(tiles).toBeLessThanOrEqual(2 * before[1]);
});

it('hides the map while a listing covers it, and does not draw updates in the meantime', async ({
  street,
  page,
  home,
}) => {
  await page.addInitScript(COUNT_DRAWS);
  await home.open(STREET_VIEW);
  const attribution = page.locator('.maplibregl-ctrl-attrib').first();
  await attribution.waitFor();
  await home.list.locator(`[data-listing="${street.homes.corner.id}"]`).click();
  await page.waitForURL(/\/flat\//);
  await expect.poll(() => page.evaluate(SHINES_THROUGH)).toBe(false);
  const countDraws = () => page.evaluate<number>('window.draws');
  let drawn = 0;
  const drawsMore = async () => {
    const before = drawn;
    drawn = await countDraws();
    return drawn > before;
  };
  await expect.poll(drawsMore, { interval: 500, ...SOON }).toBe(false);
  const late = await street.seller.postFlat({ title: 'Late flat', position: { lat: 30.6962, lng: 76.7105 } });
  const waiting = (count: number) =>
    expect.poll(() => home.map.getAttribute('data-under-review'), SOON).toBe(`${count}`);
  await waiting(2);
  expect(await countDraws()).toBe(drawn);
  await page.goBack();
  await expect.poll(() => page.evaluate(SHINES_THROUGH)).toBe(true);
  await expect.poll(drawsMore, SOON).toBe(true);
  expect((await street.seller.put(`/api/property/sold-delete/${late.id}`, { action: 'delete' })).status).toBe(200);
  await waiting(1);
});

it('U-32 U-35 U-63 nothing on the page moves when reduced motion is requested', async ({ page, home }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(NOTE_MOTION);
  await home.open(STREET_VIEW);
  await page.getByRole('button', { name: 'Show more of the list' }).click();
  await page.locator('[data-testid=sheet][data-snap=half]').waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await findDesignProblems(page)).toEqual([]);
  expect(await page.evaluate('window.moved')).toEqual([]);
});

const SEEN = (seen: boolean): string => `
  Object.defineProperty(document, 'hidden', { configurable: true, value: ${!seen} });
  document.dispatchEvent(new Event('visibilitychange'));`;
const SHINES_THROUGH = `document.querySelector('.maplibregl-ctrl-attrib')
  .checkVisibility({ opacityProperty: true, visibilityProperty: true })`;
const COUNT_DRAWS = `
  window.draws = 0;
  for (const name of ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced']) {
    const draw = WebGL2RenderingContext.prototype[name];
    WebGL2RenderingContext.prototype[name] = function (...how) {
      window.draws++;
      return draw.apply(this, how);
    };
  }`;
const NOTE_MOTION = `
  window.moved = [];
  for (const event of ['transitionrun', 'animationstart'])
    document.addEventListener(event, (one) => window.moved.push([one.target.className, one.propertyName ?? one.animationName]), true);`;
