import type { PhotoId } from '../../kernel/ids.ts';
import type { PhotoFailure, PhotoSize } from '../../kernel/photos.ts';

export type PhotoTaken = { id: PhotoId };

export type PhotoStatus = {
  id: PhotoId;
  state: 'waiting' | 'ready' | 'failed';
  reason?: PhotoFailure;
  /** If ready, with the orientation applied. */
  width?: number;
  height?: number;
  /** ThumbHash, base64. */
  preview?: string;
  /** Ascending; empty until ready. */
  sizes: PhotoSize[];
};

/** In order, without missing ones and those of others. */
export type OwnPhotos = { photos: PhotoStatus[] };

/** Files are at `/photos/{id}/{size}.{avif|webp}`. */
export type ShownPhoto = {
  id: PhotoId;
  width: number;
  height: number;
  /** ThumbHash, base64. */
  preview: string;
  /** Ascending. */
  sizes: PhotoSize[];
};
