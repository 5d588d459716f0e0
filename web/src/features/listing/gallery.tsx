import type { Property } from '@naksha/events/wire/property';
import { Suspense, useState } from 'react';
import { lazyChunk } from '../../shared/lazy-chunk.ts';
import { t } from '../../shared/messages/t.ts';
import { PhotoStrip } from '../../shared/photos/photo-strip.tsx';
import { PhotoStripButtons, PhotoStripCount } from '../../shared/photos/strip-controls.tsx';
import { Thumbnails } from '../../shared/photos/thumbnails.tsx';
import { usePhotoStrip } from '../../shared/photos/use-strip.ts';

const PhotoViewer = lazyChunk(() => import('../../shared/photos/photo-viewer.tsx'));

export default function Gallery({ property, className }: { property: Property; className: string }) {
  const { photos = [], cover_image: cover, is_verified, listing_state: state } = property;
  const first = Math.max(
    0,
    photos.findIndex(({ id }) => cover?.includes(id)),
  );
  const strip = usePhotoStrip(photos.length, first);
  const [open, setOpen] = useState(false);
  const shown = { photos, pictured: property, secret: !is_verified && !state.startsWith('sold') };
  return (
    <section aria-label={t('photos.title')} className="flex flex-col gap-2">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys are a shortcut of the buttons in it */}
      <div onKeyDown={strip.onKeyDown} className="relative overflow-hidden rounded-card bg-map">
        <PhotoStrip
          {...shown}
          strip={strip}
          sizes="(width >= 1024px) 860px, 100vw"
          fit="cover"
          onTap={() => setOpen(true)}
          className={`cursor-zoom-in ${state.startsWith('sold') ? 'grayscale' : ''}`}
          placeClass={className}
        />
        <PhotoStripButtons strip={strip} count={photos.length} />
        <PhotoStripCount strip={strip} count={photos.length} className="absolute bottom-3 left-3" />
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="absolute right-3 bottom-3 min-h-11 rounded-control bg-surface px-3 font-semibold text-14 text-ink shadow-lift print:hidden"
        >
          {t('photos.fullScreen')}
        </button>
      </div>
      {photos.length > 1 && <Thumbnails photos={photos} at={strip.at} secret={shown.secret} onChoose={strip.go} />}
      {open && (
        <Suspense>
          <PhotoViewer
            {...shown}
            start={strip.at}
            onClose={(at) => {
              setOpen(false);
              strip.go(at);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
