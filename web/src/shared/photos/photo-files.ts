import { type PhotoFormat, type PhotoSize, photoPath } from '@naksha/events/kernel';
import type { ShownPhoto } from '@naksha/events/wire/photos';

/** Sizes are the longer side, and photos are never enlarged. */
export function widthOf({ width, height }: ShownPhoto, size: PhotoSize): number {
  const longer = Math.max(width, height);
  return Math.round((width * Math.min(size, longer)) / longer);
}

export const buildSrcSet = (photo: ShownPhoto, format: PhotoFormat, largest: PhotoSize): string =>
  photo.sizes
    .filter((size, k) => size <= largest || k === 0)
    .map((size) => `${photoPath(photo.id, size, format)} ${widthOf(photo, size)}w`)
    .join(', ');

/** The largest size up to `wished`, or the smallest. */
export const sizeUpTo = ({ sizes }: Pick<ShownPhoto, 'sizes'>, wished: PhotoSize): PhotoSize =>
  sizes.findLast((size) => size <= wished) ?? sizes[0] ?? 320;
