import { randomInt } from 'node:crypto';
import { v7 } from 'uuid';
import type { Ids } from '../kernel/clock.ts';
import { createListingNumber, type ListingId, listingIdFromNumber } from '../kernel/ids.ts';

/** Listing ids of two processes can collide within a millisecond; the event store then rejects the second. */
export class RandomIds implements Ids {
  private tail = randomInt(4096);

  uuid(): string {
    return v7();
  }

  listing(now: Date): ListingId {
    this.tail = (this.tail + 1) % 4096;
    return listingIdFromNumber(createListingNumber(now.getTime(), this.tail));
  }
}
