import { type PhotoSize, photoPath } from '@naksha/events/kernel';
import type { ShownPhoto } from '@naksha/events/wire/photos';
import { sizeUpTo, sourceSet } from './photo-files.ts';
import { previewImage } from './photo-preview.ts';
import { usePrivatePhoto } from './use-private-photo.ts';

export type PhotoImageProps = {
  photo: ShownPhoto;
  alt: string;
  /** How wide it will stand, as the attribute of that name has it. */
  sizes: string;
  largest?: PhotoSize;
  /** Shown to its owner and staff alone: it is asked for with their token. */
  secret?: boolean;
  /** In view at once: not left for later. */
  eager?: boolean;
  /** Fills its room, or stands whole in it. */
  fit?: 'cover' | 'contain';
  className?: string;
};

/** A photo over its own blurred preview, in the room that it will take. */
export default function PhotoImage({ photo, largest = 1600, secret = false, ...rest }: PhotoImageProps) {
  return secret ? (
    <SecretImage photo={photo} largest={largest} {...rest} />
  ) : (
    <picture className="contents">
      <source className="hidden" type="image/avif" srcSet={sourceSet(photo, 'avif', largest)} sizes={rest.sizes} />
      <Image
        photo={photo}
        src={photoPath(photo.id, sizeUpTo(photo, 320), 'webp')}
        srcSet={sourceSet(photo, 'webp', largest)}
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
    // A lazy one has to be told so before it is told what to load.
    loading={eager ? 'eager' : 'lazy'}
    decoding="async"
    width={photo.width}
    height={photo.height}
    alt={alt}
    sizes={sizes}
    srcSet={srcSet}
    src={src}
    // The preview has not quite the photo's shape, and would look out from under it.
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
