import { Readable } from 'node:stream';
import type { AccountId, ListingId, PhotoId } from '@naksha/events/kernel';
import type { ShownPhoto } from '@naksha/events/wire/photos';
import type { PhotoSource } from '../listing/photos.ts';

export class SamplePhotos implements PhotoSource {
  private readonly kept = new Map<PhotoId, { account: AccountId; listing?: ListingId }>();
  away: Error | undefined;

  put(id: PhotoId, whose: { account: AccountId; listing?: ListingId }): ShownPhoto {
    this.kept.set(id, whose);
    return samplePhoto(id);
  }

  async findShown(ids: readonly PhotoId[]) {
    if (this.away) throw this.away;
    return new Map(ids.filter((id) => this.kept.has(id)).map((id) => [id, samplePhoto(id)]));
  }

  async find(id: PhotoId) {
    return this.kept.get(id);
  }

  async openFile(id: PhotoId, size: number, format: string) {
    if (!this.kept.has(id) || size > 800) return undefined;
    const bytes = Buffer.from(`${id} ${size} ${format}`);
    return { bytes: bytes.length, body: Readable.from([bytes]) };
  }
}

const samplePhoto = (id: PhotoId): ShownPhoto => ({
  id,
  width: 1200,
  height: 900,
  preview: 'YJqGPQw7sFlslqhFafSE+Q6oJ1h2iHB2Rw==',
  sizes: [320, 800],
});
