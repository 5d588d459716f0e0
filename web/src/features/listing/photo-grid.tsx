import type { Property } from '@naksha/events/wire/property';
import { t } from '../../shared/messages/t.ts';
import { describePhoto } from '../../shared/photos/photo-alt.ts';
import PhotoImage from '../../shared/photos/photo-image.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { coverIndex, useFullScreenPhotos } from './full-screen-photos.tsx';

/** The cover large, with two small photos beside it, or four where there is room. */
export default function PhotoGrid({ property, className }: { property: Property; className: string }) {
  const { photos = [], is_verified, listing_state: state } = property;
  const { open, viewer } = useFullScreenPhotos(property);
  const cover = coverIndex(property);
  const others = photos.map((_, at) => at).filter((at) => at !== cover);
  const shown = [cover, ...others].slice(0, photos.length < 5 ? 3 : 5);
  return (
    <section aria-label={t('photos.title')} className="relative">
      <ul className={`grid gap-2 print:h-auto print:grid-cols-2 print:grid-rows-none ${className} ${columns(shown)}`}>
        {shown.map((at, k) => (
          <li
            key={photos[at].id}
            className={`min-h-0 min-w-0 print:col-span-1 print:row-span-1 print:aspect-4/3 print:nth-[n+5]:hidden ${tileSpan(k, shown)}`}
          >
            <button
              type="button"
              onClick={() => open(at)}
              className="block size-full cursor-zoom-in overflow-hidden rounded-card bg-map"
            >
              <PhotoImage
                photo={photos[at]}
                alt={describePhoto(property, at + 1, photos.length)}
                sizes={k === 0 ? '(width >= 1440px) 640px, 66vw' : '(width >= 1440px) 320px, 33vw'}
                secret={!is_verified && !state.startsWith('sold')}
                eager
                className={`size-full ${state.startsWith('sold') ? 'grayscale' : ''}`}
              />
            </button>
          </li>
        ))}
      </ul>
      {photos.length > 3 && (
        <button
          type="button"
          onClick={() => open(cover)}
          className="absolute right-3 bottom-3 flex min-h-11 items-center gap-2 rounded-control bg-surface px-3 font-semibold text-14 text-ink shadow-lift print:hidden"
        >
          <Icon name="photos" />
          {t('photos.all', { n: photos.length })}
        </button>
      )}
      {viewer}
    </section>
  );
}

const columns = ({ length }: readonly number[]): string => {
  if (length === 2) return 'grid-cols-2';
  return length === 3 ? 'grid-cols-3 grid-rows-2' : 'grid-cols-3 grid-rows-2 lg:grid-cols-4';
};

const tileSpan = (k: number, { length }: readonly number[]): string => {
  if (k === 0 && length > 2) return 'col-span-2 row-span-2';
  return k > 2 ? 'max-lg:hidden print:block' : '';
};
