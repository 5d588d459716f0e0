import type { ShownPhoto } from '@naksha/events/wire/photos';
import type { ReviewItem } from '@naksha/events/wire/review';
import { Suspense, useState } from 'react';
import { lazyWithTimeout } from '../../shared/lazy-chunk.ts';
import { t } from '../../shared/messages/t.ts';
import type { Pictured } from '../../shared/photos/photo-alt.ts';
import { Thumbnails } from '../../shared/photos/thumbnails.tsx';

const PhotoViewer = lazyWithTimeout(() => import('../../shared/photos/photo-viewer.tsx'));

export function ReviewPhotos({ item: { listing, changes, waiting_photos: waiting = [] } }: { item: ReviewItem }) {
  const replaced = changes?.some(({ field }) => field === 'photos');
  return (
    <>
      {listing.photos && <Shown title={t('photos.title')} pictured={listing} photos={listing.photos} />}
      {replaced && <Shown title={t('staff.review.newPhotos')} pictured={listing} photos={waiting} />}
    </>
  );
}

function Shown({ title, pictured, photos }: { title: string; pictured: Pictured; photos: readonly ShownPhoto[] }) {
  const [open, setOpen] = useState<number>();
  return (
    <section>
      <h3 className="font-semibold text-14">{title}</h3>
      {photos.length === 0 && <p className="text-14 text-muted">{t('staff.review.nothing')}</p>}
      <Thumbnails photos={photos} at={-1} secret large onChoose={setOpen} />
      {open !== undefined && (
        <Suspense>
          <PhotoViewer photos={photos} start={open} pictured={pictured} secret onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </section>
  );
}
