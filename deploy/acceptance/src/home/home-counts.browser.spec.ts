import { expect } from 'vitest';
import { SOON } from './home-on-screen.ts';
import { STREET } from './home-street.ts';
import { besideMap, HOMES, PHONE, STREET_VIEW, streetTest } from './street-test.ts';

for (const width of ['desktop', 'phone'] as const) {
  const phone = width === 'phone';
  const it = streetTest.extend('screen', phone ? PHONE : {});

  it(`M-20 on a ${width}, counts include only homes that can be opened; homes under review are counted separately`, async ({
    page,
    home,
  }) => {
    await home.open(STREET_VIEW);
    const counted = page.getByTestId(phone ? 'peek' : 'count');
    await expect.poll(() => counted.innerText(), SOON).toBe(`${HOMES} homes`);
    await expect
      .poll(() => page.getByTestId('announce').textContent())
      .toBe(`${HOMES} homes here, 1 more under review`);
    if (phone) return expect.poll(() => page.getByTestId('peek-note').innerText()).toBe('1 more under review');
    await home.list.getByText('1 more under review').waitFor(SOON);

    // The same for a cluster of all of them.
    await home.open('?c=30.697,76.71,12');
    await expect.poll(() => home.map.getAttribute('data-clusters')).toBe('1');
    await home.point({ lat: 30.6972, lng: 76.71 });
    const card = page.getByTestId('cluster-card');
    await card.getByText('₹32 Lac – ₹1.6 Cr').waitFor(SOON);
    expect((await card.innerText()).split('\n').filter(Boolean)).toEqual([
      `${HOMES} homes`,
      '₹32 Lac – ₹1.6 Cr',
      `${HOMES} Flats`,
      '1 more under review',
    ]);
  });

  it(`M-21 on a ${width}, "Show on the map" selects the home, and Back returns to it`, async ({
    page,
    street,
    home,
  }) => {
    const { id, slug } = street.homes.small;
    await page.goto(`${street.url}/flat/${slug}`);
    await page.getByRole('link', { name: 'Show on the map' }).click();
    await page.waitForURL((url) => url.pathname === '/home' && !url.searchParams.has('home'), SOON);
    const card = page.getByTestId('selected-card');
    await card.getByText('Small flat').waitFor(SOON);
    if (!phone) await page.locator(`[data-listing="${id}"][data-marked]`).waitFor(SOON);
    const isOnMap = async () => {
      const { x, y } = await home.findPixel(STREET.small.position);
      const { width, height, ...map } = (await home.map.boundingBox())!;
      return x > map.x && x < map.x + width && y > map.y && y < map.y + height;
    };
    await expect.poll(isOnMap).toBe(true);
    await page.goBack();
    await page.waitForURL(`**/flat/${slug}`, SOON);
  });
}

besideMap(
  'M-21 "Show on the map" for a home in a tower opens the list of the tower',
  async ({ page, app, home, street }) => {
    const [tower] = (await app.client().get('/api/listings?search=tower')).body.listings;
    await page.goto(`${street.url}/flat/${tower.slug}`);
    await page.getByRole('link', { name: 'Show on the map' }).click();
    await page.getByTestId('stack-heading').getByText('6 homes at one address').waitFor(SOON);
    await home.whenQuery((query) => !query.has('home'));
  },
);

const onPhone = besideMap.extend('screen', PHONE);

onPhone(
  'F-42 on a phone, the suggestion for an empty view is visible above the lowered sheet',
  async ({ page, home }) => {
    await home.open('?c=30.9,76.9,15&property_subtype=flat');
    const way = page.getByTestId('way-out').getByRole('button', { name: /^Show the nearest \d+ \(/ });
    await way.waitFor(SOON);
    const sheetTop = async () => (await page.getByTestId('sheet').boundingBox())!.y;
    // Sheet and filter bar move shortly after opening.
    const isAbove = async () => {
      const { y, height } = (await way.boundingBox())!;
      return y + height <= (await sheetTop());
    };
    await expect.poll(isAbove, SOON).toBe(true);
    await way.tap();
    await expect.poll(() => page.getByTestId('peek').innerText(), SOON).toMatch(/^\d+ homes$/);
    expect(await page.getByTestId('way-out').count()).toBe(0);
  },
);

onPhone('on a phone, the suggestion is to clear the filters if nothing matches anywhere', async ({ page, home }) => {
  await home.open('?c=30.697,76.71,15&property_subtype=showroom');
  await page.getByTestId('way-out').getByRole('button', { name: 'Clear filters' }).tap();
  await home.whenQuery((query) => !query.has('property_subtype'));
});
