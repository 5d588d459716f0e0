import { expect } from 'vitest';
import { SOON } from './home-on-screen.ts';
import { PHONE, STREET_VIEW, streetTest } from './street-test.ts';

/** What people type first; each a place of its own, none of them in the view that /home opens with. */
const SOUGHT = [
  { typed: 'Kharar', place: 'kharar', city: 'Kharar', position: { lat: 30.74, lng: 76.65 } },
  { typed: 'Dhakoli', place: 'zirakpur-dhakoli', city: 'Zirakpur', position: { lat: 30.6544, lng: 76.845 } },
  { typed: 'Aerocity', place: 'mohali-aerocity', city: 'Mohali', position: { lat: 30.647, lng: 76.752 } },
  {
    typed: 'Mullanpur',
    place: 'new-chandigarh-mullanpur',
    city: 'New Chandigarh',
    position: { lat: 30.801, lng: 76.743 },
  },
  { typed: 'Peer Muchalla', place: 'zirakpur-peer-muchalla', city: 'Zirakpur', position: { lat: 30.66, lng: 76.861 } },
];

const base = streetTest.extend('town', { scope: 'file' }, async ({ app, street }) => {
  const seller = await app.signIn('+919812300031', 'Meena Devi');
  for (const { typed: locality, city, position } of SOUGHT)
    await street.verify(await seller.postFlat({ title: 'A home to be found', city, locality, position }));
  await app.drain();
  return street;
});

for (const width of ['desktop', 'phone'] as const) {
  const it = base.extend('screen', width === 'phone' ? PHONE : {});

  it(`F-44 on a ${width}, a place typed on the landing page opens that place with its homes`, async ({
    page,
    town,
    home,
  }) => {
    for (const { typed, place } of SOUGHT) {
      await page.goto(town.url);
      await page.locator('datalist option').first().waitFor({ state: 'attached' });
      await page.getByLabel('Where').fill(typed.toLowerCase());
      await page.getByRole('button', { name: 'Show on the map' }).click();
      await home.whenQuery((query) => query.get('place') === place && !query.has('search') && query.has('c'));
      await home.settled();
      const count = width === 'phone' ? page.getByTestId('peek') : home.count;
      await expect.poll(() => count.innerText(), SOON).toBe('1 home');
      await page.locator('[data-testid=map][data-places="1"]').waitFor(SOON);
    }
  });

  it(`F-40 on a ${width}, a chosen suggestion filters by its place, is drawn, and leaves the view when it goes`, async ({
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
    await page.locator('[data-testid=map][data-places="1"][data-filter="place=kharar"]').waitFor(SOON);
    await home.settled();
    const count = width === 'phone' ? page.getByTestId('peek') : home.count;
    await expect.poll(() => count.innerText(), SOON).toBe('1 home');
    const there = await home.map.getAttribute('data-camera');
    await page.getByRole('button', { name: 'Remove Kharar' }).click();
    await home.whenQuery((query) => !query.has('place'));
    await page.locator('[data-testid=map][data-places="0"]').waitFor(SOON);
    expect(await home.map.getAttribute('data-camera')).toBe(there);
  });

  it(`F-42 on a ${width}, none in view says how many match elsewhere, and one tap goes there`, async ({
    page,
    town,
    home,
  }) => {
    expect(town.url).toBeTruthy();
    await home.open('?c=30.9,76.9,15&place=kharar');
    if (width === 'phone') await page.getByRole('button', { name: 'Show more of the list' }).click();
    await page.getByText('1 home matches elsewhere.').waitFor(SOON);
    await page.getByRole('button', { name: 'Show 1 in Kharar' }).click();
    const count = width === 'phone' ? page.getByTestId('peek') : home.count;
    await expect.poll(() => count.innerText(), SOON).toBe('1 home');
  });
}
