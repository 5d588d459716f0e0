import type { Readable } from 'node:stream';
import type { PhotoId } from '@naksha/events/kernel';

/** `name`: letters, digits, dots and hyphens. */
export type PhotoFile = { photo: PhotoId; name: string };

export interface PhotoStore {
  /** Atomic and durable; replaces one of the same name. */
  put(file: PhotoFile, path: string): Promise<void>;
  /** The caller must read `body` to its end or destroy it. */
  get(file: PhotoFile): Promise<{ bytes: number; body: Readable } | undefined>;
  remove(file: PhotoFile): Promise<void>;
  removeAll(photo: PhotoId): Promise<void>;
}

export const PHOTO_STORE = Symbol('PhotoStore');
