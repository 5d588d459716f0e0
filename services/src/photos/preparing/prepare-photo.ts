import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Clock, PHOTO_SIZES } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK } from '../../injection/tokens.ts';
import { hasPhotoFailed, type PhotoPreparationResult } from '../decoding/order.ts';
import { DecoderEnded, type PhotoDecoder } from '../decoding/photo-decoder.ts';
import { PhotoCounts } from '../photo-counts.ts';
import { PHOTO_STORE, type PhotoStore } from '../store/photo-store.port.ts';
import { PhotoQueue, type WaitingPhoto } from './photo-queue.ts';

/** For a picture that ends its process. */
const ATTEMPTS = 2;
const RETRY_MS = 10_000;

/** Can be interrupted anywhere: a photo marked ready has its files, others are prepared again. */
@Injectable()
export class PreparePhoto {
  constructor(
    @Inject(PHOTO_STORE) private readonly store: PhotoStore,
    @Inject(PhotoQueue) private readonly queue: PhotoQueue,
    @Inject(PhotoCounts) private readonly counts: PhotoCounts,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Returns whether a photo was waiting. `folder`: writable by the decoder. */
  async prepareNext(decoder: PhotoDecoder, folder: string): Promise<boolean> {
    const photo = await this.queue.claim(this.clock.now());
    if (!photo) return false;
    const own = join(folder, photo.id);
    try {
      await mkdir(own, { recursive: true });
      await this.end(photo, await this.prepare(photo, decoder, own), own);
    } catch (error) {
      const itsFault = error instanceof DecoderEnded;
      await this.queue.postpone(photo, new Date(this.clock.now().getTime() + RETRY_MS), { itsFault });
      if (!itsFault) throw error;
    } finally {
      await rm(own, { recursive: true, force: true });
    }
    return true;
  }

  private async prepare({ id, type, original, attempt }: WaitingPhoto, decoder: PhotoDecoder, folder: string) {
    if (attempt > ATTEMPTS) return { failed: 'too_heavy' } as const;
    const found = await this.store.get({ photo: id, name: original });
    if (!found) return { failed: 'unreadable' } as const;
    const path = join(folder, 'original');
    await pipeline(found.body, createWriteStream(path));
    return decoder.decode({ path, type, folder, sizes: PHOTO_SIZES });
  }

  private async end(photo: WaitingPhoto, prepared: PhotoPreparationResult, folder: string): Promise<void> {
    const { id, original } = photo;
    if (hasPhotoFailed(prepared)) {
      if (!(await this.queue.markFailed(photo, prepared.failed))) return;
      this.counts.count(prepared.failed);
      return this.store.removeAll(id);
    }
    for (const name of prepared.files) await this.store.put({ photo: id, name }, join(folder, name));
    if (await this.queue.markReady(photo, prepared)) {
      this.counts.count('ready');
      return this.store.remove({ photo: id, name: original });
    }
    // Prepared by another worker, or deleted: then the files are orphans.
    if (!(await this.queue.isStillNeeded(id))) await this.store.removeAll(id);
  }
}
