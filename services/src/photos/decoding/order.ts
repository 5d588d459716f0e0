import type { PhotoFailure, PhotoSize, PhotoType } from '@naksha/events/kernel';

/** What the decoder is asked: it knows nothing else, and writes into the folder alone. */
export type Order = { path: string; type: PhotoType; folder: string; sizes: readonly PhotoSize[] };

/** `width` and `height` upright; `files` in the folder. */
export type Prepared = { width: number; height: number; preview: string; files: string[] } | { failed: PhotoFailure };

export const isFailed = (prepared: Prepared): prepared is { failed: PhotoFailure } => 'failed' in prepared;
