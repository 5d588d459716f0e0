import type { PhotoId } from '@naksha/events/kernel';
import type { Property } from '@naksha/events/wire/property';
import { QueryClientProvider } from '@tanstack/react-query';
import { prerenderToNodeStream } from 'react-dom/static';
import { expect, it } from 'vitest';
import { queryClient } from '../../shared/api/query-client.ts';
import { ListingPagePicture, ListingPicture } from './picture.tsx';
import { verifiedFlat } from './testing/verified-flat.ts';

async function render(property: Property, Picture = ListingPicture): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <QueryClientProvider client={queryClient}>
      <Picture property={property} />
    </QueryClientProvider>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const parts: Buffer[] = [];
  for await (const part of prelude) parts.push(part as Buffer);
  return Buffer.concat(parts).toString().replaceAll('<!-- -->', '');
}
const photos = ['x', 'y', 'z'].map((id) => ({
  ...{ id: id as PhotoId, width: 4000, height: 3000, preview: '' },
  sizes: [320 as const, 800 as const, 1600 as const],
}));

it('a listing without photos shows a drawing and says so', async () => {
  const html = await render(verifiedFlat);
  expect(html).toContain('Illustration of a Flat, not a photo');
  expect(html).not.toContain('<img');
});

it('photos of a listing are in order, with the cover visible, each in a suitable size', async () => {
  const html = await render({ ...verifiedFlat, photos, photo_count: 3, cover_image: '/photos/y/320.webp' });
  expect(html).not.toContain('Illustration');
  expect([...html.matchAll(/alt="(Photo[^"]+)"/g)].map(([, alt]) => alt)).toEqual(
    [1, 2, 3].map((at) => `Photo ${at} of 3: 3 BHK flat in Sector 70`),
  );
  expect(html).toContain('/photos/y/1600.avif 1600w');
  expect(html).toContain('<span aria-hidden="true">2 / 3</span>');
  // Only visible slides are focusable and loaded eagerly.
  expect(html.match(/<li inert=""/g)).toHaveLength(2);
  expect(html.match(/<img loading="eager"/g)).toHaveLength(1);
});

it('photos of a listing that is not public are loaded with the session', async () => {
  const waiting = { ...verifiedFlat, photos, is_verified: false, listing_state: 'under_review' as const };
  expect(await render(waiting)).not.toContain('/photos/x');
});

it.each([
  [1, [1], false],
  [2, [2, 1], false],
  [4, [2, 1, 3], true],
  [8, [2, 1, 3, 4, 5], true],
])('on a page, %i photos are shown with the cover first', async (count, order, hasMore) => {
  const all = Array.from({ length: count }, (_, k) => ({ ...photos[0], id: `id-${k + 1}` as PhotoId }));
  const cover_image = `/photos/id-${order[0]}/320.webp`;
  const html = await render({ ...verifiedFlat, photos: all, photo_count: count, cover_image }, ListingPagePicture);
  expect([...html.matchAll(/alt="Photo (\d) of/g)].map(([, at]) => Number(at))).toEqual(order);
  expect(html.includes(`All ${count} photos`)).toBe(hasMore);
});

it('on a page, a listing without photos shows a drawing', async () => {
  expect(await render(verifiedFlat, ListingPagePicture)).toContain('Illustration of a Flat, not a photo');
});
