import type { PhotoSize } from '@naksha/events/kernel';
import type { ListingCard } from '@naksha/events/wire/listing-card';
import { describePhoto, type Pictured } from './photo-alt.ts';
import PhotoImage from './photo-image.tsx';

export type CoverProps = {
  card: Pictured & Pick<ListingCard, 'photos' | 'photo_count' | 'cover_image'>;
  /** As in HTML. */
  sizes: string;
  largest?: PhotoSize;
  secret?: boolean;
  className?: string;
};

export default function CoverPhoto({ card, sizes, largest = 320, secret, className }: CoverProps) {
  const { photos = [], photo_count: count = photos.length, cover_image: address } = card;
  const cover = photos.find(({ id }) => address?.includes(id)) ?? photos[0];
  if (!cover) return null;
  const at = photos.length === count ? photos.indexOf(cover) + 1 : 1;
  return (
    <PhotoImage
      photo={cover}
      alt={describePhoto(card, at, count)}
      sizes={sizes}
      largest={largest}
      secret={secret}
      className={className}
    />
  );
}
