import { type AccountId, atLeast, type ListingId, type PositionVector } from '@naksha/events/kernel';
import { type Contacted, leadId } from '../leads/to-lead.ts';

export type OwnedListing = { id: ListingId; seller: AccountId };

/** What changed on the way to a position, as far as somebody may want to be told. */
export type LiveChange = {
  after: readonly number[];
  cells: readonly string[];
  leads: readonly Contacted[];
  /** Changed listings that have an owner to tell. */
  listings: readonly OwnedListing[];
};

/** The last changes in order, for readers who come back with the position they had reached. Bounded; forgets the oldest. */
export class RecentLiveChanges {
  #changes: LiveChange[] = [];
  #from: PositionVector | undefined;

  constructor(private readonly capacity: number) {}

  /** Forgets everything: what is remembered from now on leads on from `position`. */
  restart(position: PositionVector): void {
    this.#changes = [];
    this.#from = position;
  }

  add(change: LiveChange): void {
    if (!this.#from) throw new Error('restart comes first');
    this.#changes.push(change);
    if (this.#changes.length > this.capacity) {
      // In one go, because shifting one by one moves the whole array each time.
      const forgotten = this.#changes.splice(0, Math.ceil(this.capacity / 4));
      this.#from = { generation: this.#from.generation, seqs: forgotten[forgotten.length - 1].after };
    }
  }

  /**
   * What a reader who has reached `position` has not been told, as one change: however much it missed, it is told each cell
   * and each lead once. A change that it knows in part comes again.
   * @returns undefined where that can't be said any more: another generation, or too long ago
   */
  since(position: PositionVector): LiveChange | undefined {
    if (!this.#from || position.generation !== this.#from.generation) return undefined;
    if (!atLeast(position.seqs, this.#from.seqs)) return undefined;
    const missed = this.#changes.filter(({ after }) => !atLeast(position.seqs, after));
    return {
      after: missed.at(-1)?.after ?? position.seqs,
      cells: [...new Set(missed.flatMap(({ cells }) => cells))],
      leads: [...new Map(missed.flatMap(({ leads }) => leads).map((lead) => [leadId(lead), lead])).values()],
      listings: [...new Map(missed.flatMap(({ listings }) => listings).map((one) => [one.id, one])).values()],
    };
  }
}
