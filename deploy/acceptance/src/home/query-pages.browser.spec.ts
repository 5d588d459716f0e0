import { expect } from 'vitest';
import { findDesignProblems } from '../browser/find-design-problems.ts';
import { SOON } from './home-on-screen.ts';
import { besideMap, PHONE, streetTest } from './street-test.ts';

const SLUG = '3bhk-flats-for-sale-in-mohali';
const FILTER = 'bedrooms=3&place=mohali&property_subtype=flat&property_type=residential';

for (const width of ['desktop', 'phone'] as const) {
  const phone = width === 'phone';
  const it = streetTest.extend('screen', phone ? PHONE : {}).extend('moving', !phone);

  it(`R-12 C-05 F-38 D-105 on a ${width}, a popular search shows what its filter finds and can be refined`, async ({
    app,
    page,
    street,
    home,
  }) => {
    await page.goto(`${street.url}/popular-searches`);
    await page.getByRole('heading', { level: 1, name: 'Popular searches' }).waitFor(SOON);
    expect(await findDesignProblems(page)).toEqual([]);
    expect(await page.getByTestId('link-carousel').count()).toBe(0);
    await page.locator('#content').getByRole('link', { name: '3BHK flats for sale in Mohali' }).click();
    await page.waitForURL(`**/search/${SLUG}`);
    await page.getByRole('heading', { level: 1, name: '3BHK flats for sale in Mohali' }).waitFor(SOON);
    await home.waitUntilSettled();
    await expect.poll(() => page.title(), SOON).toBe('3BHK flats for sale in Mohali | Naksha');
    await expect.poll(() => page.getByRole('button', { name: /^City: Mohali/ }).isDisabled()).toBe(true);

    // Map, list, counts and API agree for the link and its filter.
    const { total } = (await app.client().get(`/api/map/count?${FILTER}`)).body;
    expect(total).toBe(1);
    expect((await app.client().get(`/api/${SLUG}/`)).body).toMatchObject({ code: 200, total });
    await expect.poll(() => home.map.getAttribute('data-filter')).toBe(FILTER);
    const count = page.getByTestId(phone ? 'peek-note' : 'count');
    await expect.poll(() => count.innerText(), SOON).toMatch(/^1 home/);
    await expect.poll(() => home.list.locator('[data-listing]').count(), SOON).toBe(1);
    expect(await findDesignProblems(page)).toEqual([]);
    // No parameters beyond the link itself.
    await expect.poll(() => new URL(page.url()).search, SOON).toBe('');

    if (phone) await page.getByRole('button', { name: 'Show more of the list' }).click();
    await page.getByRole('button', { name: 'Remove filter: 3 BHK' }).click();
    await page.waitForURL((url) => url.pathname === '/home' && !url.searchParams.has('bedrooms'), SOON);
    await expect.poll(() => home.query()).toMatchObject({ place: 'mohali', property_subtype: 'flat', city: 'mohali' });
    await expect.poll(() => page.getByRole('button', { name: /^City: Mohali/ }).isEnabled(), SOON).toBe(true);
    await page.goBack();
    await page.waitForURL((url) => url.pathname === `/search/${SLUG}`, SOON);
    await expect.poll(() => home.map.getAttribute('data-filter'), SOON).toBe(FILTER);

    await home.list.getByRole('link').getByText('Corner flat').click();
    await page.getByRole('heading', { level: 1 }).getByText('Corner flat').waitFor(SOON);
    await page.goBack();
    await page.waitForURL((url) => url.pathname === `/search/${SLUG}`, SOON);
    await expect.poll(() => home.list.locator('[data-listing]').count(), SOON).toBe(1);
    await expect.poll(() => page.title(), SOON).toBe('3BHK flats for sale in Mohali | Naksha');
  });
}

besideMap('an unknown search is a page that does not exist', async ({ person, street }) => {
  const page = await person.newPage();
  expect((await page.goto(`${street.url}/search/no-such-search`))?.status()).toBe(404);
  await page.waitForURL('**/404', SOON);
  await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor(SOON);
});

besideMap(
  'L-14 L-16 the popular searches at the end of a page have several pages and lead from map to map',
  async ({ page, home }) => {
    await home.open();
    const carousel = page.getByTestId('link-carousel');
    await carousel.scrollIntoViewIfNeeded();
    const titles = () => carousel.getByRole('heading', { level: 3 }).allInnerTexts();
    await expect.poll(titles).toHaveLength(4);
    const first = await titles();
    await carousel.getByRole('button', { name: 'More popular searches' }).click();
    await expect.poll(async () => (await titles()).filter((title) => first.includes(title))).toEqual([]);
    await expect.poll(() => carousel.getByRole('button', { name: 'More popular searches' }).isDisabled()).toBe(true);
    await carousel.getByRole('link', { name: 'Offices for sale in Mohali' }).click();
    await page.waitForURL('**/search/offices-for-sale-in-mohali');
    await page.locator('[data-testid=map][data-filter*="office"]').waitFor(SOON);
    await page.getByRole('heading', { level: 1, name: 'Offices for sale in Mohali' }).waitFor(SOON);
  },
);
