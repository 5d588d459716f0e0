import type { ShownPhoto } from '@naksha/events/wire/photos';
import { describePhoto, type Pictured } from './photo-alt.ts';
import PhotoImage from './photo-image.tsx';
import type { Strip } from './use-strip.ts';

type Props = {
  strip: Strip;
  photos: readonly ShownPhoto[];
  pictured: Pictured;
  sizes: string;
  fit: 'cover' | 'contain';
  secret?: boolean;
  onTap?: () => void;
  className?: string;
  placeClass?: string;
};

export const PhotoStrip = ({ strip, photos, pictured, secret, onTap, className, placeClass, ...looks }: Props) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: its button is what the keyboard has
  <ul
    ref={strip.ref}
    onScroll={strip.onScroll}
    onClick={onTap}
    className={`flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] print:grid print:grid-cols-2 print:gap-2 print:overflow-visible ${className}`}
  >
    {photos.map((photo, k) => (
      <li
        key={photo.id}
        // Slides out of view are not focusable.
        inert={k !== strip.at}
        className={`w-full shrink-0 snap-center snap-always print:nth-[n+5]:hidden ${placeClass}`}
      >
        {/* The browser leaves for later what is out of sight, but for what is fetched by hand. */}
        {(!secret || Math.abs(k - strip.at) < 2) && (
          <PhotoImage
            photo={photo}
            alt={describePhoto(pictured, k + 1, photos.length)}
            secret={secret}
            eager={k === strip.at}
            className="size-full"
            {...looks}
          />
        )}
      </li>
    ))}
  </ul>
);
