import { type PhotoFormat, type PhotoSize, photoPath } from '@naksha/events/kernel';
import type { ShownPhoto } from '@naksha/events/wire/photos';

/** Pixels across of one of its files: a size is that of the longer side, and nothing is made larger than it was. */
export function widthOf({ width, height }: ShownPhoto, size: PhotoSize): number {
  const longer = Math.max(width, height);
  return Math.round((width * Math.min(size, longer)) / longer);
}

/** Its files up to a size, as `srcset` names them. */
export const sourceSet = (photo: ShownPhoto, format: PhotoFormat, largest: PhotoSize): string =>
  photo.sizes
    .filter((size, k) => size <= largest || k === 0)
    .map((size) => `${photoPath(photo.id, size, format)} ${widthOf(photo, size)}w`)
    .join(', ');

/** The largest of its sizes that is not above the one wished for; the smallest there always is. */
export const sizeUpTo = ({ sizes }: Pick<ShownPhoto, 'sizes'>, wished: PhotoSize): PhotoSize =>
  sizes.findLast((size) => size <= wished) ?? sizes[0] ?? 320;
