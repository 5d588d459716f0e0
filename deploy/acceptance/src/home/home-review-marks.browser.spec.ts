import { expect } from 'vitest';
import { SOON } from './home-on-screen.ts';
import { STREET } from './home-street.ts';
import { HOMES, streetTest as it } from './street-test.ts';

it('several homes under review are one mark apart from the cluster, which says what the list says; a click on the mark zooms in until each has its own marker', async ({
  app,
  street,
  page,
  home,
}) => {
  const { lat, lng } = STREET.waiting.position;
  const late = await street.seller.postFlat({ title: 'Late flat', position: { lat: lat + 2e-4, lng: lng + 2e-4 } });
  await app.drain();
  const middle = { lat: lat + 1e-4, lng: lng + 1e-4 };
  await home.open(`?c=${lat},76.7104,15`);
  const layers = () =>
    home.map.evaluate((map) => {
      const { listings, clusters, underReview, reviewMarks } = (map as unknown as { dataset: Record<string, string> })
        .dataset;
      return { listings, clusters, underReview, reviewMarks };
    });
  await expect.poll(layers, SOON).toEqual({ listings: '0', clusters: '1', underReview: '0', reviewMarks: '1' });
  await expect.poll(() => home.count.innerText(), SOON).toBe(`${HOMES} homes`);
  await home.list.getByText('2 more under review').waitFor(SOON);
  await home.point(middle);
  await page.getByTestId('review-card').getByText('Our staff are checking several homes here.').waitFor(SOON);
  await home.click(middle);
  await home.whenQuery((query) => query.get('c')?.endsWith(',17') ?? false);
  await expect.poll(layers, SOON).toMatchObject({ underReview: '2', reviewMarks: '0' });
  expect((await street.seller.put(`/api/property/sold-delete/${late.id}`, { action: 'delete' })).status).toBe(200);
  await expect.poll(layers, SOON).toMatchObject({ underReview: '1' });
});
