import type { EventStore } from '@naksha/events/event-store';
import { nameListingStream } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { loadStream } from '../commands/load-stream.ts';
import { EVENT_STORE } from '../injection/tokens.ts';
import { type DuePhoto, Photos } from '../photos/photos.ts';
import type { RetentionRule } from '../retention/retention-rule.ts';
import { listing } from './listing.ts';
import { listPhotosInUse } from './listing-photos.ts';

/** A day after upload, or some days after they were replaced or their listing was deleted. */
@Injectable()
export class OrphanedPhotos implements RetentionRule {
  constructor(
    @Inject(Photos) private readonly photos: Photos,
    @Inject(EVENT_STORE) private readonly store: EventStore,
  ) {}

  async deleteExpired(now: Date, limit: number): Promise<number> {
    const due = await this.photos.listDue(now, limit);
    for (const photo of due) {
      if (await this.isUsed(photo)) await this.photos.markUsed(photo);
      else await this.photos.deletePhoto(photo);
    }
    return due.length;
  }

  private async isUsed({ id, listing: owner }: DuePhoto): Promise<boolean> {
    if (owner === null) return false;
    const { state } = await loadStream(this.store, nameListingStream(owner), listing);
    return listPhotosInUse(state).has(id);
  }
}
