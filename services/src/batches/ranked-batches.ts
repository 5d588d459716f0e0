import type { ListingId } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { KeyRing } from '../keys/key-ring.ts';

const MAX_CACHED_BATCHES = 20;

/** Cached, because verifying 20,000 listings takes a hundred requests. */
@Injectable()
export class SampleDraws {
  readonly #ranked = new Map<string, readonly ListingId[]>();

  constructor(@Inject(KeyRing) private readonly keys: KeyRing) {}

  /** By a keyed hash of each id: stable, and unpredictable for sellers. Listings are only ever added. */
  rankListings(batch: string, listings: readonly ListingId[]): readonly ListingId[] {
    const kept = this.#ranked.get(batch);
    this.#ranked.delete(batch);
    const ranked = kept?.length === listings.length ? kept : this.#shuffle(batch, listings);
    // Most recently used last.
    this.#ranked.set(batch, ranked);
    const [oldest] = this.#ranked.keys();
    if (this.#ranked.size > MAX_CACHED_BATCHES) this.#ranked.delete(oldest);
    return ranked;
  }

  #shuffle(batch: string, listings: readonly ListingId[]): ListingId[] {
    return listings
      .map((id) => ({ id, rank: this.keys.hash('batch-sample', `${batch}/${id}`) }))
      .sort((a, b) => (a.rank < b.rank ? -1 : 1))
      .map(({ id }) => id);
  }
}
