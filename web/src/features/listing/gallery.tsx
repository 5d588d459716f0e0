import type { Property } from '@naksha/events/wire/property';
import { t } from '../../shared/messages/t.ts';
import { PhotoStrip } from '../../shared/photos/photo-strip.tsx';
import { PhotoStripButtons, PhotoStripCount } from '../../shared/photos/strip-controls.tsx';
import { usePhotoStrip } from '../../shared/photos/use-strip.ts';
import { coverIndex, useFullScreenPhotos } from './full-screen-photos.tsx';

type Props = { property: Property; room: string; corners: string };

export default function Gallery({ property, room, corners }: Props) {
  const { photos = [], is_verified, listing_state: state } = property;
  const strip = usePhotoStrip(photos.length, coverIndex(property));
  const { open, viewer } = useFullScreenPhotos(property, strip.go);
  return (
    <section aria-label={t('photos.title')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys are a shortcut of the buttons in it */}
      <div onKeyDown={strip.onKeyDown} className={`relative overflow-hidden bg-map ${corners}`}>
        <PhotoStrip
          strip={strip}
          photos={photos}
          pictured={property}
          secret={!is_verified && !state.startsWith('sold')}
          sizes="(width >= 1024px) 860px, 100vw"
          fit="cover"
          onTap={() => open(strip.at)}
          className={`cursor-zoom-in ${state.startsWith('sold') ? 'grayscale' : ''}`}
          placeClass={room}
        />
        <PhotoStripButtons strip={strip} count={photos.length} />
        {photos.length > 1 && (
          <PhotoStripCount strip={strip} count={photos.length} className="absolute bottom-3 left-3" />
        )}
        <button
          type="button"
          onClick={() => open(strip.at)}
          className="absolute right-3 bottom-3 min-h-11 rounded-control bg-surface px-3 font-semibold text-14 text-ink shadow-lift print:hidden"
        >
          {t('photos.fullScreen')}
        </button>
      </div>
      {viewer}
    </section>
  );
}
