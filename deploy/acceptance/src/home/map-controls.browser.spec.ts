import { expect } from 'vitest';
import { STREET } from './home-street.ts';
import { HOMES, PHONE, STREET_VIEW, streetTest } from './street-test.ts';

const desktop = streetTest;
const phone = streetTest.extend('screen', PHONE);

phone(
  'U-15 an area is drawn by taps, and what stands over the map leaves its controls free',
  async ({ page, home }) => {
    await home.open('?c=30.6972,76.71,17');
    const box = async (name: string) => (await page.getByRole('button', { name, exact: true }).boundingBox())!;
    const peek = (await page.getByTestId('sheet').boundingBox())!;
    for (const name of ['Show where I am', 'Draw an area']) {
      const { x, y, width, height } = await box(name);
      expect([x + width > 360 - 32, y + height < peek.y, width >= 44, height >= 44], name).toEqual(Array(4).fill(true));
    }
    const chat = (await page.getByRole('link', { name: 'Write to us' }).boundingBox())!;
    expect([chat.x < 32, chat.y + chat.height < peek.y, chat.y + chat.height > peek.y - 48]).toEqual([
      true,
      true,
      true,
    ]);
    const layers = await box('Colour the map');
    expect([layers.x < 32, layers.y < 104 + 100]).toEqual([true, true]);

    // What a finger does by dragging, in taps, and back again.
    await page.getByRole('button', { name: 'Move the map' }).tap();
    const east = (query: URLSearchParams) => Number(query.get('c')?.split(',')[1]);
    await page.getByRole('button', { name: 'Right', exact: true }).tap();
    await home.whenQuery((query) => east(query) > 76.7105);
    await page.getByRole('button', { name: 'Left', exact: true }).tap();
    await home.whenQuery((query) => Math.abs(east(query) - 76.71) < 0.0001);
    await page.getByRole('button', { name: 'Move the map' }).tap();

    await page.getByRole('button', { name: 'Draw an area' }).tap();
    const { x, y } = await home.findPixel(STREET.small.position);
    for (const [dx, dy] of [
      [-40, -60],
      [-40, 90],
      [100, 90],
    ])
      await page.touchscreen.tap(x + dx, y + dy);
    await page.getByRole('status').getByText('3 corners').waitFor();
    await page.getByRole('button', { name: 'Done' }).tap();
    await home.whenQuery((query) => query.get('poly')?.split(';').length === 3);
    await expect.poll(() => page.getByTestId('peek').innerText()).toBe('1 home');
  },
);

desktop(
  'U-09 an area is drawn by keys alone, with the legend and the chat button in the lower corners',
  async ({ page, home }) => {
    await home.open(STREET_VIEW);
    const wide = page.viewportSize()!;
    for (const width of [600, wide.width]) {
      await page.setViewportSize({ ...wide, width });
      const legend = page.getByRole('button', { name: 'Legend' });
      const chat = page.getByRole('link', { name: 'Write to us' });
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

desktop('a place without an outline is drawn as a guess, and says so', async ({ page, street, home }) => {
  // Of Mohali's localities one that open data has no outline for.
  const { property } = (await (await fetch(`${street.url}/api/property/cities`)).json()) as {
    property: { localities: { id: string }[] }[];
  };
  const outlines = await (await fetch(`${street.url}/api/map/ground/outlines.geojson`)).text();
  const guess = property.flatMap(({ localities }) => localities).find(({ id }) => !outlines.includes(`"${id}"`))!;
  const known = property.flatMap(({ localities }) => localities).find(({ id }) => outlines.includes(`"${id}"`))!;
  await home.open(`${STREET_VIEW}&place=${guess.id}`);
  await page.getByText('Dashed circle: roughly where it is').waitFor();
  await home.open(`${STREET_VIEW}&place=${known.id}`);
  await page.locator('[data-testid=map]:not([data-places="0"])').waitFor();
  expect(await page.getByText('Dashed circle').count()).toBe(0);
});
