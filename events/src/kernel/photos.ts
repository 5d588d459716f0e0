/** What photos are and may be (docs/decisions.md, Listings). */
export const MAX_PHOTOS = 20;
export const MAX_PHOTO_BYTES = 15 * 1024 * 1024;

/** As recognised by their first bytes, whatever name or type they were sent under. */
export const PHOTO_TYPES = ['jpeg', 'png', 'webp', 'avif', 'heic'] as const;
export type PhotoType = (typeof PHOTO_TYPES)[number];

/** The longer side in pixels. A photo has those that its original reaches, and always the smallest. */
export const PHOTO_SIZES = [320, 800, 1600] as const;
export type PhotoSize = (typeof PHOTO_SIZES)[number];

export const PHOTO_FORMATS = ['avif', 'webp'] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/** Why a photo that was taken could not be made into one that is shown. */
export const PHOTO_FAILURES = ['truncated', 'too_many_pixels', 'unreadable', 'too_heavy'] as const;
export type PhotoFailure = (typeof PHOTO_FAILURES)[number];

/** Where a file of a photo is served. */
export const photoPath = (id: string, size: PhotoSize, format: PhotoFormat): string =>
  `/photos/${id}/${size}.${format}`;
