import type { PhotoId } from '../../kernel/ids.ts';
import type { PhotoFailure, PhotoSize } from '../../kernel/photos.ts';

/** `POST /api/photos`, whose body is the image itself: 202, and it is made ready soon. */
export type PhotoTaken = { id: PhotoId };

/** `GET /api/photos/{id}`, for whoever uploaded it. */
export type PhotoStatus = {
  id: PhotoId;
  state: 'waiting' | 'ready' | 'failed';
  /** Of a failed one. */
  reason?: PhotoFailure;
  /** Of a ready one, as it is shown: turned upright, before it was made smaller. */
  width?: number;
  height?: number;
  /** ThumbHash, base64. */
  preview?: string;
  /** In which it is served, the smallest first; empty until it is ready. */
  sizes: PhotoSize[];
};

/** `GET /api/me/photos?ids=`, ids separated by commas, at most 50: in the order asked for, without those that are gone or another's. */
export type OwnPhotos = { photos: PhotoStatus[] };

/** A photo as pages show it. Its files stand at `/photos/{id}/{size}.{avif|webp}`. */
export type ShownPhoto = {
  id: PhotoId;
  width: number;
  height: number;
  /** ThumbHash, base64. */
  preview: string;
  /** In which it is served, the smallest first. */
  sizes: PhotoSize[];
};
