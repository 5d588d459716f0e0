import type { Readable } from 'node:stream';
import type { AccountId, ListingId, PhotoFormat, PhotoId, PhotoSize } from '@naksha/events/kernel';
import type { ShownPhoto } from '@naksha/events/wire/photos';

/** Erased photos are missing. */
export interface PhotoSource {
  findShown(ids: readonly PhotoId[]): Promise<ReadonlyMap<PhotoId, ShownPhoto>>;
  find(id: PhotoId): Promise<{ account: AccountId; listing?: ListingId } | undefined>;
  /** The caller must read the body to its end or destroy it. */
  openFile(id: PhotoId, size: PhotoSize, format: PhotoFormat): Promise<{ bytes: number; body: Readable } | undefined>;
}

export const PHOTO_SOURCE = Symbol('PhotoSource');
