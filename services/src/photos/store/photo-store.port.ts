import type { Readable } from 'node:stream';
import type { PhotoId } from '@naksha/events/kernel';

/** A photo's original while it waits, then its prepared sizes. `name`: letters, digits, dots and hyphens. */
export type PhotoFile = { photo: PhotoId; name: string };

export interface PhotoStore {
  /** Stores a local file atomically and durably, replacing one of the same name. */
  put(file: PhotoFile, path: string): Promise<void>;
  /** @returns undefined if there is none. The caller must read `body` to its end or destroy it. */
  get(file: PhotoFile): Promise<{ bytes: number; body: Readable } | undefined>;
  remove(file: PhotoFile): Promise<void>;
  /** Deletes all files of the photo, if any. */
  removeAll(photo: PhotoId): Promise<void>;
}

export const PHOTO_STORE = Symbol('PhotoStore');
