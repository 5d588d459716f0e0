import type { ListingId } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { KeyRing } from '../keys/key-ring.ts';

/** Imports that staff work at about the same time. */
const MOST = 20;

/** In which order the listings of an import are drawn for its sample. Kept: the rest of 20,000 is verified in a hundred requests. */
@Injectable()
export class RankedBatches {
  readonly #ranked = new Map<string, readonly ListingId[]>();

  constructor(@Inject(KeyRing) private readonly keys: KeyRing) {}

  /**
   * By a keyed hash of each id: always the same ones, and nobody outside can tell which while there is still time to mend them.
   * @param listings all of the import's so far: there come more, and none goes
   */
  rank(batch: string, listings: readonly ListingId[]): readonly ListingId[] {
    const kept = this.#ranked.get(batch);
    this.#ranked.delete(batch);
    const ranked = kept?.length === listings.length ? kept : this.#draw(batch, listings);
    // The one that was asked for last goes last.
    this.#ranked.set(batch, ranked);
    const [oldest] = this.#ranked.keys();
    if (this.#ranked.size > MOST) this.#ranked.delete(oldest);
    return ranked;
  }

  #draw(batch: string, listings: readonly ListingId[]): ListingId[] {
    return listings
      .map((id) => ({ id, rank: this.keys.hash('batch-sample', `${batch}/${id}`) }))
      .sort((a, b) => (a.rank < b.rank ? -1 : 1))
      .map(({ id }) => id);
  }
}
