import type { DomainEvent } from '@naksha/events/contracts';
import { PostgresEventStore, RandomIds } from '@naksha/events/event-store';
import { DAY_MS, listingIdFromNumber, nameListingStream, type Rupees, toIndianIsoDay } from '@naksha/events/kernel';
import { sampleAppend, samplePosted, samplePriceChange } from '@naksha/events/testing';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { TestApp } from '../app/start-test-app.ts';
import type { HomeOnScreen } from './home-on-screen.ts';
import { STREET } from './home-street.ts';
import { HOMES, PHONE, STREET_VIEW, streetTest } from './street-test.ts';

const desktop = streetTest;
const phone = streetTest.extend('screen', PHONE);

phone('U-15 an area can be drawn by taps, and overlays leave the map controls free', async ({ page, home }) => {
  await home.open('?c=30.6972,76.71,17');
  const box = async (name: string) => (await page.getByRole('button', { name, exact: true }).boundingBox())!;
  const top = async () => (await page.getByTestId('sheet').boundingBox())!.y;
  // The sheet moves shortly after opening.
  for (const name of ['Show my location', 'Draw an area']) {
    const fits = async () => {
      const { x, y, width, height } = await box(name);
      return [x + width > 360 - 32, y + height < (await top()), width >= 44, height >= 44];
    };
    await expect.poll(fits, { message: name }).toEqual(Array(4).fill(true));
  }
  const chatFits = async () => {
    const { x, y, height } = (await page.getByRole('link', { name: 'Message us' }).boundingBox())!;
    const below = (await top()) - y - height;
    return [x < 32, below > 0, below < 48];
  };
  await expect.poll(chatFits).toEqual([true, true, true]);
  const layers = await box('Colour the map');
  expect([layers.x < 32, layers.y < 104 + 100]).toEqual([true, true]);

  // Everything that dragging does can also be done by taps.
  await page.getByRole('button', { name: 'Move the map' }).tap();
  const east = (query: URLSearchParams) => Number(query.get('c')?.split(',')[1]);
  await page.getByRole('button', { name: 'Right', exact: true }).tap();
  await home.whenQuery((query) => east(query) > 76.7105);
  await page.getByRole('button', { name: 'Left', exact: true }).tap();
  await home.whenQuery((query) => Math.abs(east(query) - 76.71) < 0.0001);
  await home.waitUntilStill();
  // A press while the map glides has its full effect.
  const right = page.getByRole('button', { name: 'Right', exact: true });
  await right.tap();
  await right.tap();
  const longitude = () => Number(home.query().c.split(',')[1]);
  await expect.poll(longitude).toBeCloseTo(76.71 + (2 * 160 * 360) / (256 * 2 ** 17), 4);
  for (const _ of [1, 2]) await page.getByRole('button', { name: 'Left', exact: true }).tap();
  await expect.poll(longitude).toBeCloseTo(76.71, 4);
  await page.getByRole('button', { name: 'Move the map' }).tap();

  await page.getByRole('button', { name: 'Draw an area' }).tap();
  const status = page.getByRole('status');
  await status.getByText('Tap the corners of your area').waitFor();
  const { x, y } = await home.findPixel(STREET.small.position);
  for (const [dx, dy, told] of [
    [-40, -60, '1 corner'],
    [-40, 90, '2 corners'],
    [100, 90, '3 corners'],
  ] as const) {
    await page.touchscreen.tap(x + dx, y + dy);
    await status.getByText(told).waitFor();
  }
  await page.getByRole('button', { name: 'Done' }).tap();
  await home.whenQuery((query) => query.get('poly')?.split(';').length === 3);
  await expect.poll(() => page.getByTestId('peek').innerText()).toBe('1 home');
});

desktop(
  'U-09 an area can be drawn with the keyboard alone, with the legend and the chat button in the lower corners',
  async ({ page, home }) => {
    await home.open(STREET_VIEW);
    const wide = page.viewportSize()!;
    for (const width of [600, wide.width]) {
      await page.setViewportSize({ ...wide, width });
      const legend = page.getByRole('button', { name: 'Legend' });
      const chat = page.getByRole('link', { name: 'Message us' });
      await expect
        .poll(
          async () => {
            const [map, left, right] = await Promise.all(
              [home.map, legend, chat].map(async (one) => (await one.boundingBox())!),
            );
            const lower = (box: typeof map) => map.y + map.height - (box.y + box.height);
            return [left.x - map.x, lower(left), map.x + map.width - (right.x + right.width), lower(right)].every(
              (gap) => gap >= 8 && gap <= 24,
            );
          },
          { message: `at ${width} px` },
        )
        .toBe(true);
    }
    await page.getByRole('button', { name: 'Draw an area' }).focus();
    await page.keyboard.press('Enter');
    const corners = page.getByRole('status').filter({ hasText: 'corner' });
    await corners.waitFor();
    await home.map.locator('canvas').first().focus();
    const centre = () => home.query().c;
    const go = async (...keys: string[]) => {
      for (const key of keys) {
        const before = centre();
        await page.keyboard.press(key);
        await home.whenQuery((query) => query.get('c') !== before);
      }
    };
    const at: number[][] = [];
    for (const keys of [['ArrowLeft', 'ArrowLeft', 'ArrowUp'], ['ArrowDown', 'ArrowDown'], ['ArrowRight']]) {
      await go(...keys);
      await page.keyboard.press('Enter');
      at.push(centre().split(',').slice(0, 2).map(Number));
      await corners.getByText(at.length === 1 ? '1 corner' : `${at.length} corners`).waitFor();
    }
    await page.getByRole('button', { name: 'Done' }).focus();
    await page.keyboard.press('Enter');
    await home.whenQuery((query) => query.get('poly')?.split(';').length === 3);
    const drawn = home
      .query()
      .poly.split(';')
      .map((corner) => corner.split(',').map(Number));
    drawn.forEach((corner, k) => {
      corner.forEach((degrees, axis) => {
        expect(degrees).toBeCloseTo(at[k][axis], 4);
      });
    });
    await expect.poll(() => home.count.innerText()).not.toBe(`${HOMES} homes`);
  },
);

desktop('a place is drawn only if its outline is known', async ({ page, street, home }) => {
  // A locality without an outline.
  const { property } = (await (await fetch(`${street.url}/api/property/cities`)).json()) as {
    property: { localities: { id: string }[] }[];
  };
  const outlines = await (await fetch(`${street.url}/api/map/ground/outlines.geojson`)).text();
  const unknown = property.flatMap(({ localities }) => localities).find(({ id }) => !outlines.includes(`"${id}"`))!;
  const known = property.flatMap(({ localities }) => localities).find(({ id }) => outlines.includes(`"${id}"`))!;
  await home.open(`${STREET_VIEW}&place=${unknown.id}`);
  await page.locator(`[data-testid=map][data-filter="place=${unknown.id}"][data-places="0"]`).waitFor();
  await home.open(`${STREET_VIEW}&place=${known.id}`);
  await page.locator('[data-testid=map]:not([data-places="0"])').waitFor();
});

const PAST_HOME = { position: { lat: 30.716, lng: 76.731 }, stream: nameListingStream(listingIdFromNumber(4_242)) };
const dayAgo = (days: number) => toIndianIsoDay(new Date(Date.now() - days * DAY_MS));

/** Posted twelve days ago, verified, reduced nine days ago, sold four days ago. */
async function sellInThePast(app: TestApp): Promise<void> {
  const store = new PostgresEventStore({ pool: app.database.pool, ids: new RandomIds() });
  const posted = samplePosted({ price: 9_000_000 as Rupees });
  const story: [days: number, event: DomainEvent][] = [
    [12, { ...posted, data: { ...posted.data, facts: { ...posted.data.facts, position: PAST_HOME.position } } }],
    [11, { type: 'ListingVerified', data: { checks: ['phone_reached'], price: 9_000_000 as Rupees } }],
    [9, samplePriceChange(9_000_000, 8_100_000)],
    [4, { type: 'ListingSold', data: { by: 'owner' } }],
  ];
  const before = (await store.readStream(PAST_HOME.stream)).length;
  for (const [version, [days, event]] of story.entries()) {
    if (version < before) continue;
    const append = sampleAppend(PAST_HOME.stream, version, [event]);
    append.meta.occurredAt = new Date(Date.now() - days * DAY_MS);
    await store.append(append);
  }
  await app.drain();
}

type Looking = { app: TestApp; page: Page; home: HomeOnScreen };
async function goBackInTime({ app, page, home }: Looking): Promise<void> {
  await sellInThePast(app);
  await home.open(`?c=${PAST_HOME.position.lat},${PAST_HOME.position.lng},17`);
  await page.locator('[data-testid=map][data-state=settled][data-listings="0"]').waitFor();
  const control = page.getByTestId('day-control');
  const layers = (await page.getByRole('button', { name: 'Colour the map' }).boundingBox())!;
  const button = (await control.getByRole('button', { name: 'Show a past day' }).boundingBox())!;
  const map = (await home.map.boundingBox())!;
  for (const box of [layers, button]) expect([box.x - map.x < 32, box.y - map.y < 160]).toEqual([true, true]);
  expect(button.y).toBeGreaterThanOrEqual(layers.y + layers.height);

  await control.getByRole('button', { name: 'Show a past day' }).click();
  const shownOn = async (days: number, listings: number) => {
    await control.getByLabel('Day', { exact: true }).fill(dayAgo(days));
    await home.whenQuery((query) => query.get('at') === dayAgo(days));
    await page
      .locator(`[data-testid=map][data-state=settled][data-day="${dayAgo(days)}"][data-listings="${listings}"]`)
      .waitFor({ timeout: 60_000 });
  };
  await shownOn(4, 0);
  await shownOn(5, 1);
  const price = home.list.getByText('₹81 Lac');
  await price.first().waitFor({ state: 'attached' });
  await shownOn(10, 1);
  await home.list.getByText('₹90 Lac').first().waitFor({ state: 'attached' });
  // Playback ends at the last complete day.
  await control.getByRole('button', { name: 'Play' }).click();
  await home.whenQuery((query) => query.get('at') === dayAgo(1));
  await shownOn(10, 1);
  await control.getByRole('button', { name: 'Show a past day' }).click();
  const link = home.list.locator('a[data-listing]').first();
  expect(await link.getAttribute('href')).toContain(`?at=${dayAgo(10)}`);
  await page.goto(new URL((await link.getAttribute('href'))!, page.url()).href);
  await page.getByTestId('as-it-was').waitFor();
  await page.getByText('₹90,00,000').first().waitFor();
  await page.getByRole('link', { name: 'See the current listing' }).click();
  await page.getByText('₹81,00,000').filter({ visible: true }).first().waitFor();
  await page.getByTestId('as-it-was').waitFor({ state: 'detached' });
}

desktop(
  'Y-13 U-08 on a wide screen, the map of a past day shows a sold home for sale at its former price',
  ({ app, page, home }) => goBackInTime({ app, page, home }),
);
phone(
  'Y-13 U-08 on a phone, the map of a past day shows a sold home for sale at its former price',
  ({ app, page, home }) => goBackInTime({ app, page, home }),
);
