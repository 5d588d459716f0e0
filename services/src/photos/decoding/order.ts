import type { PhotoFailure, PhotoSize, PhotoType } from '@naksha/events/kernel';

/** The decoder may write to `folder` only. */
export type PhotoPreparationOrder = { path: string; type: PhotoType; folder: string; sizes: readonly PhotoSize[] };

/** With the orientation applied; `files` in the folder. */
export type PhotoPreparationResult =
  | { width: number; height: number; preview: string; files: string[] }
  | { failed: PhotoFailure };

export const hasPhotoFailed = (prepared: PhotoPreparationResult): prepared is { failed: PhotoFailure } =>
  'failed' in prepared;
