import { randomInt } from 'node:crypto';
import { v7 } from 'uuid';
import type { Ids } from '../kernel/clock.ts';
import { type ListingId, listingNumberAt, toListingId } from '../kernel/ids.ts';

/** Ids for real use. Listings of one process never collide within a millisecond; those of two hardly ever, and the event store refuses that. */
export class RandomIds implements Ids {
  private tail = randomInt(4096);

  uuid(): string {
    return v7();
  }

  listing(now: Date): ListingId {
    this.tail = (this.tail + 1) % 4096;
    return toListingId(listingNumberAt(now.getTime(), this.tail));
  }
}
