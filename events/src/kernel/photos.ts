/** What photos are and may be (docs/decisions/listings.md). */
export const MAX_PHOTOS = 20;
export const MAX_PHOTO_BYTES = 15 * 1024 * 1024;

/** As recognised by their first bytes, whatever name or type they were sent under. */
export const PHOTO_TYPES = ['jpeg', 'png', 'webp', 'avif', 'heic'] as const;
export type PhotoType = (typeof PHOTO_TYPES)[number];

/** The longer side in pixels. */
export const PHOTO_SIZES = [320, 800, 1600] as const;
export type PhotoSize = (typeof PHOTO_SIZES)[number];

/** Those that a photo has: what its original reaches, and always the smallest. Every one of them in every format. */
export const sizesOfPhoto = (width: number, height: number): PhotoSize[] =>
  PHOTO_SIZES.filter((size) => size <= Math.max(width, height, PHOTO_SIZES[0]));

export const PHOTO_FORMATS = ['avif', 'webp'] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/** Why a photo that was taken could not be made into one that is shown. */
export const PHOTO_FAILURES = ['truncated', 'too_many_pixels', 'unreadable', 'too_heavy'] as const;
export type PhotoFailure = (typeof PHOTO_FAILURES)[number];

/** Where a file of a photo is served. */
export const photoPath = (id: string, size: PhotoSize, format: PhotoFormat): string =>
  `/photos/${id}/${size}.${format}`;
