import { type PhotoFormat, type PhotoSize, photoUrlPath } from '@naksha/events/kernel';
import type { ShownPhoto } from '@naksha/events/wire/photos';
import { thumbHashToDataURL } from 'thumbhash';
import { usePrivatePhotoUrl } from './use-private-photo.ts';

export type PhotoImageProps = {
  photo: ShownPhoto;
  alt: string;
  /** As in HTML. */
  sizes: string;
  largest?: PhotoSize;
  /** Requested with the token, for owner and staff. */
  secret?: boolean;
  eager?: boolean;
  fit?: 'cover' | 'contain';
  className?: string;
};

export default function PhotoImage({ photo, largest = 1600, secret = false, ...rest }: PhotoImageProps) {
  return secret ? (
    <SecretImage photo={photo} largest={largest} {...rest} />
  ) : (
    <picture className="contents">
      <source className="hidden" type="image/avif" srcSet={buildSrcSet(photo, 'avif', largest)} sizes={rest.sizes} />
      <Image
        photo={photo}
        src={photoUrlPath(photo.id, sizeUpTo(photo, 320), 'webp')}
        srcSet={buildSrcSet(photo, 'webp', largest)}
        {...rest}
      />
    </picture>
  );
}

function SecretImage({ photo, largest, ...rest }: PhotoImageProps & { largest: PhotoSize }) {
  const src = usePrivatePhotoUrl(photo.id, sizeUpTo(photo, largest));
  return <Image photo={photo} src={src} {...rest} sizes={undefined} />;
}

type ImageProps = Pick<PhotoImageProps, 'photo' | 'alt' | 'eager' | 'fit' | 'className'> & {
  src: string | undefined;
  srcSet?: string;
  sizes?: string;
};

const Image = ({ photo, src, srcSet, sizes, alt, eager = false, fit = 'cover', className = '' }: ImageProps) => (
  <img
    // Must be set before `src`.
    loading={eager ? 'eager' : 'lazy'}
    decoding="async"
    width={photo.width}
    height={photo.height}
    alt={alt}
    sizes={sizes}
    srcSet={srcSet}
    src={src}
    // The preview's shape differs slightly and would show at the edges.
    onLoad={({ currentTarget: { style } }) => {
      style.backgroundImage = 'none';
    }}
    className={`${fit === 'cover' ? 'object-cover' : 'object-contain'} ${className}`}
    style={{
      backgroundImage: previewBackground(photo.preview),
      backgroundPosition: 'center',
      backgroundRepeat: 'no-repeat',
      backgroundSize: fit,
    }}
  />
);

/** Sizes are the longer side, and photos are never enlarged. */
export function photoWidthAtSize({ width, height }: ShownPhoto, size: PhotoSize): number {
  const longer = Math.max(width, height);
  return Math.round((width * Math.min(size, longer)) / longer);
}

const buildSrcSet = (photo: ShownPhoto, format: PhotoFormat, largest: PhotoSize): string =>
  photo.sizes
    .filter((size, k) => size <= largest || k === 0)
    .map((size) => `${photoUrlPath(photo.id, size, format)} ${photoWidthAtSize(photo, size)}w`)
    .join(', ');

/** The largest size up to `wished`, or the smallest. */
const sizeUpTo = ({ sizes }: Pick<ShownPhoto, 'sizes'>, wished: PhotoSize): PhotoSize =>
  sizes.findLast((size) => size <= wished) ?? sizes[0] ?? 320;

/** Cards are rendered repeatedly. */
const MAX_CACHED = 200;
const drawn = new Map<string, string>();

/** `preview`: ThumbHash, base64. Undefined if invalid. */
export function previewBackground(preview: string): string | undefined {
  const known = drawn.get(preview);
  if (known) return known;
  const bytes = readBase64(preview);
  // Shorter than any hash.
  if (!bytes || bytes.length < 5) return undefined;
  if (drawn.size >= MAX_CACHED) drawn.clear();
  const image = `url("${thumbHashToDataURL(bytes)}")`;
  drawn.set(preview, image);
  return image;
}

function readBase64(text: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined; // The photo itself is on its way: it goes without its preview.
  }
}
