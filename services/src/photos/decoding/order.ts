import type { PhotoFailure, PhotoSize, PhotoType } from '@naksha/events/kernel';

/** The decoder may write to `folder` only. */
export type Order = { path: string; type: PhotoType; folder: string; sizes: readonly PhotoSize[] };

/** With the orientation applied; `files` in the folder. */
export type Prepared = { width: number; height: number; preview: string; files: string[] } | { failed: PhotoFailure };

export const hasPhotoFailed = (prepared: Prepared): prepared is { failed: PhotoFailure } => 'failed' in prepared;
