import type { PhotoId } from '@naksha/events/kernel';
import type { ShownPhoto } from '@naksha/events/wire/photos';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import CoverPhoto from './cover-photo.tsx';
import { describePhoto } from './photo-alt.ts';

import PhotoImage, { photoWidthAtSize, previewBackground } from './photo-image.tsx';

const PREVIEW = '1QcSHQRnh493V4dIh4eXh1h4kJUI';
const photo = (id: string, width = 4000, height = 3000): ShownPhoto => ({
  ...{ id: id as PhotoId, width, height, preview: PREVIEW },
  sizes: [320, 800, 1600],
});
const flat = {
  property_subtype: 'flat',
  bedrooms: 3,
  locality: 'Sector 70',
  city: 'Mohali',
  cover_image: null,
} as const;
const render = (node: React.ReactNode) =>
  renderToStaticMarkup(<QueryClientProvider client={queryClient}>{node}</QueryClientProvider>);

describe('a photo on a page', () => {
  it('reserves its space, over its preview, in the newer format if the browser supports it', () => {
    const html = render(<PhotoImage photo={photo('x')} alt="A flat" sizes="136px" largest={800} />);
    expect(html).toContain(
      '<source class="hidden" type="image/avif" srcSet="/photos/x/320.avif 320w, /photos/x/800.avif 800w"',
    );
    expect(html).toContain('srcSet="/photos/x/320.webp 320w, /photos/x/800.webp 800w"');
    expect(html).toMatch(/<img loading="lazy"[^>]* width="4000" height="3000" alt="A flat"/);
    expect(html).toMatch(/style="background-image:url\(&quot;data:image\/png;base64,/);
  });

  it('a portrait photo is limited by its longer side, and a small one is not enlarged', () => {
    expect([320, 800].map((size) => photoWidthAtSize(photo('x', 3000, 4000), size as 320))).toEqual([240, 600]);
    expect(photoWidthAtSize(photo('x', 200, 100), 320)).toBe(200);
  });

  it('that is not public is never requested without a token', () => {
    const html = render(<PhotoImage photo={photo('x')} alt="A flat" sizes="136px" secret />);
    expect(html).not.toContain('/photos/x');
    expect(html).toMatch(/ width="4000" height="3000" alt="A flat"/);
  });

  it('is shown without an unreadable preview', () => {
    expect(previewBackground(PREVIEW)).toMatch(/^url\("data:image\/png;base64,/);
    for (const broken of ['', 'AA==', 'not base64!']) expect(previewBackground(broken)).toBeUndefined();
  });
});

describe('a cover', () => {
  it('describes its content, as far as known', () => {
    expect(describePhoto(flat, 1, 6)).toBe('Photo 1 of 6: 3 BHK flat in Sector 70');
    expect(describePhoto({ ...flat, property_subtype: 'office', bedrooms: undefined, locality: '' }, 2, 2)).toBe(
      'Photo 2 of 2: office in Mohali',
    );
    expect(describePhoto({ ...flat, locality: '', city: '' }, 1, 1)).toBe('Photo 1 of 1: 3 BHK flat');
  });

  it('on a card uses the card size, unless it is large', () => {
    const card = { ...flat, photos: [photo('x')], photo_count: 6, cover_image: '/photos/x/320.webp' };
    const html = render(<CoverPhoto card={card} sizes="136px" />);
    expect(html).toContain('alt="Photo 1 of 6: 3 BHK flat in Sector 70"');
    expect(html).not.toContain('/800.');
    expect(render(<CoverPhoto card={card} sizes="320px" largest={800} />)).toContain('/800.avif 800w');
  });

  it('is the selected one of all photos', () => {
    const card = { ...flat, photos: [photo('x'), photo('y')], photo_count: 2, cover_image: '/photos/y/320.webp' };
    const html = render(<CoverPhoto card={card} sizes="136px" />);
    expect(html).toContain('alt="Photo 2 of 2: 3 BHK flat in Sector 70"');
    expect(html).not.toContain('/photos/x/');
  });
});
