import type { PhotoId } from '@naksha/events/kernel';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { queryClient } from '../../../shared/api/query-client.ts';
import type { PhotoChoice, Upload } from './photo-list.ts';
import PhotoSection from './photo-section.tsx';
import { PhotoTile } from './photo-tile.tsx';
import { PhotoUploads } from './photo-uploads.ts';
import { stubUploadDeps } from './testing/stub-upload-world.ts';

const ids = ['x', 'y', 'z'] as PhotoId[];
const render = (node: React.ReactNode) =>
  renderToStaticMarkup(<QueryClientProvider client={queryClient}>{node}</QueryClientProvider>);
const section = (chosen: PhotoChoice) =>
  render(<PhotoSection step={6} chosen={chosen} onChoice={() => {}} handle={createRef<PhotoUploads>()} />);

describe('the photo section of the form', () => {
  it('G-21 offers the five file types, several at once, and shows the maximum number and size', () => {
    const html = section({ photos: [] });
    const [input] = html.match(/<input type="file"[^>]*>/) ?? [];
    expect(input).toContain('multiple');
    for (const kind of ['jpeg', 'png', 'webp', 'avif', 'heic']) expect(input).toContain(`image/${kind}`);
    expect(html).toContain('Up to 20, 15 MB each: JPEG, PNG, WebP, AVIF or HEIC.');
  });

  it('has one cover: the first, or the selected one', () => {
    const checked = (html: string) =>
      [...html.matchAll(/<input type="radio"[^>]*>/g)].map(([input]) => input.includes('checked=""'));
    expect(checked(section({ photos: ids }))).toEqual([true, false, false]);
    expect(checked(section({ photos: ids, cover: ids[2] }))).toEqual([false, false, true]);
  });

  it('moves each photo with buttons, except beyond the ends', () => {
    const html = section({ photos: ids });
    const off = (name: string) =>
      new RegExp(`<button[^>]*aria-label="${name}"[^>]*>`).exec(html)?.[0].includes('aria-disabled="true"');
    expect([off('Move photo 1 earlier'), off('Move photo 2 earlier')]).toEqual([true, false]);
    expect([off('Move photo 2 later'), off('Move photo 3 later')]).toEqual([false, true]);
  });

  it('tells signed-out users that nothing is sent before sign-in', () => {
    expect(section({ photos: ids })).toContain('We upload your photos after you sign in.');
    expect(section({ photos: [] })).not.toContain('We upload your photos after');
  });
});

describe('a photo being uploaded', () => {
  const uploads = new PhotoUploads(stubUploadDeps().world, { photos: [] });
  const tile = (photo: Partial<Upload>) =>
    render(
      <PhotoTile
        photo={{ key: 'k', name: 'hall.heic', state: 'queued', sent: 0, ...photo }}
        place={1}
        count={3}
        isCover={false}
        dragged={false}
        onGrip={() => {}}
        onMove={() => {}}
        uploads={uploads}
      />,
    );

  it('G-32 shows its progress and can be cancelled', () => {
    const html = tile({ state: 'sending', sent: 0.4 });
    expect(html).toMatch(/<progress[^>]*max="1" value="0.4"|<progress[^>]*value="0.4"/);
    expect(html).toContain('aria-label="Cancel photo 2"');
    expect(tile({ state: 'preparing' })).not.toContain('Cancel photo');
  });

  it('G-32 that failed shows the reason, and can be retried if that may help', () => {
    const html = tile({ state: 'failed', reason: 'No connection.', mayRetry: true });
    expect(html).toContain('No connection.');
    expect(html).toContain('aria-label="Try photo 2 again"');
    expect(
      tile({ state: 'failed', reason: 'This file is not a photo. Choose a JPEG, PNG, WebP, AVIF or HEIC photo.' }),
    ).not.toContain('Try again');
  });

  it('shows its file name until there is a preview', () => {
    expect(tile({})).toContain('hall.heic');
    expect(tile({})).not.toContain('<img');
    expect(tile({ picture: 'blob:x' })).toContain('<img src="blob:x" alt="hall.heic"');
  });

  it('that was removed can be restored, and has no other action', () => {
    const html = tile({ removed: true });
    expect(html.match(/<button/g)).toHaveLength(1);
    expect(html).toContain('Undo');
  });
});
