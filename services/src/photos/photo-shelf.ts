import type { Readable } from 'node:stream';
import type { PhotoFormat, PhotoId, PhotoSize } from '@naksha/events/kernel';
import type { ShownPhoto } from '@naksha/events/wire/photos';
import { Inject, Injectable } from '@nestjs/common';
import { type KnownPhoto, Photos } from './photos.ts';
import { PHOTO_STORE, type PhotoStore } from './store/photo-store.port.ts';

/** Callers decide who may see them. */
@Injectable()
export class PhotoShelf {
  constructor(
    @Inject(Photos) private readonly photos: Photos,
    @Inject(PHOTO_STORE) private readonly store: PhotoStore,
  ) {}

  findShown(ids: readonly PhotoId[]): Promise<Map<PhotoId, ShownPhoto>> {
    return this.photos.findShown(ids);
  }

  async find(id: PhotoId): Promise<KnownPhoto | undefined> {
    return (await this.photos.findKnown([id])).get(id);
  }

  openFile(
    photo: PhotoId,
    size: PhotoSize,
    format: PhotoFormat,
  ): Promise<{ bytes: number; body: Readable } | undefined> {
    return this.store.get({ photo, name: `${size}.${format}` });
  }
}
