import { type PhotoSize, photoPath } from '@naksha/events/kernel';
import type { ShownPhoto } from '@naksha/events/wire/photos';
import { buildSrcSet, sizeUpTo } from './photo-files.ts';
import { previewImage } from './photo-preview.ts';
import { usePrivatePhoto } from './use-private-photo.ts';

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
        src={photoPath(photo.id, sizeUpTo(photo, 320), 'webp')}
        srcSet={buildSrcSet(photo, 'webp', largest)}
        {...rest}
      />
    </picture>
  );
}

function SecretImage({ photo, largest, ...rest }: PhotoImageProps & { largest: PhotoSize }) {
  const src = usePrivatePhoto(photo.id, sizeUpTo(photo, largest));
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
      backgroundImage: previewImage(photo.preview),
      backgroundPosition: 'center',
      backgroundRepeat: 'no-repeat',
      backgroundSize: fit,
    }}
  />
);
