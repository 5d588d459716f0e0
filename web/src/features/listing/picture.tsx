import type { Property } from '@naksha/events/wire/property';
import { Suspense } from 'react';
import { OptionalPart } from '../../shared/later-part.tsx';
import { lazyWithTimeout } from '../../shared/lazy-chunk.ts';
import { t } from '../../shared/messages/t.ts';
import { useIsPhoneScreen } from '../../shared/ui/use-media.ts';

const Gallery = lazyWithTimeout(() => import('./gallery.tsx'));
const PhotoGrid = lazyWithTimeout(() => import('./photo-grid.tsx'));
const ListingIllustration = lazyWithTimeout(() =>
  import('../../shared/ui/listing-illustration.tsx').then((part) => ({ default: part.ListingIllustration })),
);

/** Beside the map. */
export const ListingPicture = ({ property }: { property: Property }) => (
  <Picture property={property} room="aspect-4/3 sm:aspect-video" corners="rounded-card" />
);

/** Edge to edge on phones; otherwise a grid if there are several photos. */
export function ListingPagePicture({ property }: { property: Property }) {
  const phone = useIsPhoneScreen();
  const isGrid = !phone && hasSeveralPhotos(property);
  return isGrid ? (
    <div className="relative">
      <Suspense fallback={<div className={`skeleton rounded-card ${PAGE_ROOM}`} />}>
        <PhotoGrid property={property} className={PAGE_ROOM} />
      </Suspense>
      <SoldLabel property={property} />
    </div>
  ) : (
    <div className="max-sm:-mx-4 max-sm:-mt-4">
      <Picture property={property} room={PAGE_ROOM} corners="sm:rounded-card" />
    </div>
  );
}

export const hasSeveralPhotos = ({ photos = [] }: Property): boolean => photos.length > 1;

const PAGE_ROOM = 'aspect-video sm:aspect-auto sm:h-[min(440px,50dvh)]';

function Picture({ property, room, corners }: { property: Property; room: string; corners: string }) {
  return (
    <div className="relative">
      {property.photos?.length ? (
        <Suspense fallback={<div className={`skeleton ${corners} ${room}`} />}>
          <Gallery property={property} room={room} corners={corners} />
        </Suspense>
      ) : (
        <Drawing property={property} corners={corners} />
      )}
      <SoldLabel property={property} />
    </div>
  );
}

const SoldLabel = ({ property }: { property: Property }) =>
  property.listing_state.startsWith('sold') && (
    <p className="absolute top-3 left-3 rounded-control bg-ink px-3 py-1 font-bold text-surface">{t('listing.sold')}</p>
  );

type DrawingProps = { property: Property; corners: string };

function Drawing({ property: { id, property_subtype: subtype, listing_state: state }, corners }: DrawingProps) {
  const wide = !useIsPhoneScreen();
  const room = 'aspect-video w-full sm:aspect-[11/4]';
  return (
    <figure className={`relative overflow-hidden bg-map ${corners}`}>
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
