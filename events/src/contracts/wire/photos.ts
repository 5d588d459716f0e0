import type { PhotoId } from '../../kernel/ids.ts';
import type { PhotoFailure, PhotoSize } from '../../kernel/photos.ts';

/** `POST /api/photos` with the image as body: 202, prepared soon. */
export type PhotoTaken = { id: PhotoId };

/** `GET /api/photos/{id}`, for its uploader. */
export type PhotoStatus = {
  id: PhotoId;
  state: 'waiting' | 'ready' | 'failed';
  /** If it failed. */
  reason?: PhotoFailure;
  /** If ready: original size with the orientation applied. */
  width?: number;
  height?: number;
  /** ThumbHash, base64. */
  preview?: string;
  /** Available sizes, ascending; empty until ready. */
  sizes: PhotoSize[];
};

/** `GET /api/me/photos?ids=`, at most 50 comma-separated ids: in order, without missing ones and those of others. */
export type OwnPhotos = { photos: PhotoStatus[] };

/** A photo on a page. Files are at `/photos/{id}/{size}.{avif|webp}`. */
export type ShownPhoto = {
  id: PhotoId;
  width: number;
  height: number;
  /** ThumbHash, base64. */
  preview: string;
  /** Available sizes, ascending. */
  sizes: PhotoSize[];
};
