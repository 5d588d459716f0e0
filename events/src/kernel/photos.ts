/** docs/decisions/listings.md */
export const MAX_PHOTOS = 20;
export const MAX_PHOTO_BYTES = 15 * 1024 * 1024;

export const PHOTO_TYPES = ['jpeg', 'png', 'webp', 'avif', 'heic'] as const;
export type PhotoType = (typeof PHOTO_TYPES)[number];

/** Longer side in pixels. */
export const PHOTO_SIZES = [320, 800, 1600] as const;
export type PhotoSize = (typeof PHOTO_SIZES)[number];

/** Up to the original's, and always the smallest. */
export const listAvailablePhotoSizes = (width: number, height: number): PhotoSize[] =>
  PHOTO_SIZES.filter((size) => size <= Math.max(width, height, PHOTO_SIZES[0]));

export const PHOTO_FORMATS = ['avif', 'webp'] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

export const PHOTO_FAILURES = ['truncated', 'too_many_pixels', 'unreadable', 'too_heavy'] as const;
export type PhotoFailure = (typeof PHOTO_FAILURES)[number];

export const photoUrlPath = (id: string, size: PhotoSize, format: PhotoFormat): string =>
  `/photos/${id}/${size}.${format}`;
