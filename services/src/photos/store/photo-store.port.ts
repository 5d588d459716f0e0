import type { Readable } from 'node:stream';
import type { PhotoId } from '@naksha/events/kernel';

/** A photo's files: its original while it waits, then what is shown. `name` has letters, digits, dots and hyphens alone. */
export type PhotoFile = { photo: PhotoId; name: string };

export interface PhotoStore {
  /** Keeps a file of this computer: the whole of it or nothing, for good once it is answered, in the place of one of that name. */
  put(file: PhotoFile, path: string): Promise<void>;
  /** @returns undefined where there is none. Whoever gets it reads `body` to its end or destroys it. */
  get(file: PhotoFile): Promise<{ bytes: number; body: Readable } | undefined>;
  remove(file: PhotoFile): Promise<void>;
  /** All files of the photo, whatever they are called. Nothing happens where there are none. */
  removeAll(photo: PhotoId): Promise<void>;
}

export const PHOTO_STORE = Symbol('PhotoStore');
