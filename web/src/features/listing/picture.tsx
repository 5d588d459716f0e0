import type { Property } from '@naksha/events/wire/property';
import { Suspense } from 'react';
import { OptionalPart } from '../../shared/later-part.tsx';
import { lazyChunk } from '../../shared/lazy-chunk.ts';
import { t } from '../../shared/messages/t.ts';
import { useIsPhoneScreen } from '../../shared/ui/use-media.ts';

const Gallery = lazyChunk(() => import('./gallery.tsx'));
const ListingIllustration = lazyChunk(() =>
  import('../../shared/ui/listing-illustration.tsx').then((part) => ({ default: part.ListingIllustration })),
);

export function ListingPicture({ property }: { property: Property }) {
  const { photos = [], listing_state: state } = property;
  return (
    <div className="relative">
      {photos.length > 0 ? (
        <Suspense fallback={<GalleryRoom thumbnails={photos.length > 1} />}>
          <Gallery property={property} className={ROOM} />
        </Suspense>
      ) : (
        <Drawing property={property} />
      )}
      {state.startsWith('sold') && (
        <p className="absolute top-3 left-3 rounded-control bg-ink px-3 py-1 font-bold text-surface">
          {t('listing.sold')}
        </p>
      )}
    </div>
  );
}

const ROOM = 'aspect-4/3 sm:aspect-video';

/** Reserves the photos' space. */
const GalleryRoom = ({ thumbnails }: { thumbnails: boolean }) => (
  <div className="flex flex-col gap-2">
    <div className={`skeleton rounded-card ${ROOM}`} />
    {thumbnails && <div className="h-15" />}
  </div>
);

function Drawing({ property: { id, property_subtype: subtype, listing_state: state } }: { property: Property }) {
  const wide = !useIsPhoneScreen();
  const room = 'aspect-4/3 w-full sm:aspect-[11/4]';
  return (
    <figure className="relative overflow-hidden rounded-card bg-map">
      <div role="img" aria-label={t('app.illustrationOf', { subtype: t(`trade.subtype.${subtype}`) })}>
        <OptionalPart fallback={<div className={room} />}>
          <ListingIllustration
            subtype={subtype}
            id={id}
            wide={wide}
            className={`${room} ${state.startsWith('sold') ? 'grayscale' : ''}`}
          />
        </OptionalPart>
      </div>
      <figcaption className="absolute right-3 bottom-3 rounded-control bg-surface/90 px-2 py-1 text-12 text-muted">
        {t('app.illustration')}
      </figcaption>
    </figure>
  );
}
