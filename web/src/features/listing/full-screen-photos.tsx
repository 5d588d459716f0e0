import type { Property } from '@naksha/events/wire/property';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyWithTimeout } from '../../shared/lazy-chunk.ts';

const PhotoViewer = lazyWithTimeout(() => import('../../shared/photos/photo-viewer.tsx'));

type FullScreenPhotos = { open(at: number): void; viewer: ReactNode };

/** `onClose` receives the last photo shown. */
export function useFullScreenPhotos(property: Property, onClose?: (at: number) => void): FullScreenPhotos {
  const { photos = [], is_verified, listing_state: state } = property;
  const [start, setStart] = useState<number>();
  const viewer = start !== undefined && (
    <Suspense>
      <PhotoViewer
        photos={photos}
        pictured={property}
        secret={!is_verified && !state.startsWith('sold')}
        start={start}
        onClose={(at) => {
          setStart(undefined);
          onClose?.(at);
        }}
      />
    </Suspense>
  );
  return { open: setStart, viewer };
}

export const coverIndex = ({ photos = [], cover_image: cover }: Property): number =>
  Math.max(
    0,
    photos.findIndex(({ id }) => cover?.includes(id)),
  );
