import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { invalidFieldsProblem } from '@naksha/events/contracts';
import type { PhotoId } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { assertIdempotencyKey } from '../../commands/idempotency-key.ts';
import { PhotoCounts } from '../photo-counts.ts';
import { photosBusyProblem } from '../photo-problems.ts';
import { PHOTO_STORE, type PhotoStore } from '../store/photo-store.port.ts';
import { type ReceivedPhoto, saveUploadedPhoto } from './receive-photo.ts';
import { UploadSlots } from './receiving.ts';
import { type Upload, UploadRows } from './upload-places.ts';

/** Responds when the original is stored; it is prepared later. */
@Injectable()
export class UploadPhoto {
  private readonly receiving = new UploadSlots();

  constructor(
    @Inject(PHOTO_STORE) private readonly store: PhotoStore,
    @Inject(UploadRows) private readonly places: UploadRows,
    @Inject(PhotoCounts) private readonly counts: PhotoCounts,
  ) {}

  take(upload: Upload, body: Readable): Promise<PhotoId> {
    if (upload.key !== undefined) assertIdempotencyKey(upload.key);
    return this.receiving.runInSlot(upload.account, () => this.receive(upload, body));
  }

  private async receive(upload: Upload, body: Readable): Promise<PhotoId> {
    const { id, sha256 } = await this.places.reserve(upload);
    const folder = await mkdtemp(join(tmpdir(), 'naksha-upload-'));
    const path = join(folder, 'original');
    try {
      const received = await saveUploadedPhoto(body, path);
      if (sha256 !== undefined) return assertSame(id, sha256, received);
      return await this.storeUpload(id, received, path, upload.now);
    } catch (error) {
      if (sha256 === undefined) await this.places.release(id, upload.now);
      this.counts.count('refused');
      throw error;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  private async storeUpload(id: PhotoId, received: ReceivedPhoto, path: string, now: Date): Promise<PhotoId> {
    const original = `original.${randomUUID()}`;
    await this.store.put({ photo: id, name: original }, path);
    if (await this.places.markReceived(id, received, original, now)) {
      this.counts.count('received');
      return id;
    }
    await this.store.remove({ photo: id, name: original });
    // The same upload finished first; or the account was erased.
    const other = await this.places.find(id);
    if (other?.sha256 === undefined) throw photosBusyProblem(1);
    return assertSame(id, other.sha256, received);
  }
}

function assertSame(id: PhotoId, sha256: string, received: ReceivedPhoto): PhotoId {
  if (received.sha256 === sha256) return id;
  throw invalidFieldsProblem([{ field: 'Idempotency-Key', reason: 'has already been used for another photo' }]);
}
