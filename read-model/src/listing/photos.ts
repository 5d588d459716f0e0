import type { Readable } from 'node:stream';
import type { AccountId, ListingId, PhotoFormat, PhotoId, PhotoSize } from '@naksha/events/kernel';
import type { ShownPhoto } from '@naksha/events/wire/photos';

/**
 * Photos, of which documents know the ids alone: what is on them, their sizes and previews are kept where they can be erased,
 * and are filled in when somebody asks. Erased ones are missing.
 */
export interface PhotoSource {
  shown(ids: readonly PhotoId[]): Promise<ReadonlyMap<PhotoId, ShownPhoto>>;
  /** Whose it is, and the listing that it belongs to, if any. */
  find(id: PhotoId): Promise<{ account: AccountId; listing?: ListingId } | undefined>;
  /** Whoever gets the body reads it to its end or destroys it. */
  open(id: PhotoId, size: PhotoSize, format: PhotoFormat): Promise<{ bytes: number; body: Readable } | undefined>;
}

export const PHOTO_SOURCE = Symbol('PhotoSource');
