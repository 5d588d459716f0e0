import type { Readable } from 'node:stream';
import type { Caller } from '@naksha/events/contracts';
import type { PhotoFormat, PhotoId, PhotoSize } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { DOCUMENTS, type Documents } from '../documents/documents.ts';
import { listingKind } from '../listing/listing-kind.ts';
import { isPubliclyVisible, isSellerOrReviewer } from '../listing/listing-visibility.ts';
import { PHOTO_SOURCE, type PhotoSource } from '../listing/photos.ts';

export type PhotoFile = { bytes: number; body: Readable; public: boolean };

@Injectable()
export class PhotoFileQuery {
  constructor(
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(PHOTO_SOURCE) private readonly photos: PhotoSource,
  ) {}

  async find(
    id: PhotoId,
    { size, format, caller }: { size: PhotoSize; format: PhotoFormat; caller: Caller | undefined },
  ): Promise<PhotoFile | undefined> {
    const photo = await this.photos.find(id);
    if (!photo) return undefined;
    const listing = photo.listing && (await this.documents.get(listingKind, photo.listing))?.body;
    const everybodys = !!listing && isPubliclyVisible(listing) && listing.facts.photos?.includes(id) === true;
    if (!everybodys && !isSellerOrReviewer({ seller: photo.account }, caller)) return undefined;
    const file = await this.photos.openFile(id, size, format);
    return file && { ...file, public: everybodys };
  }
}
