import { type AccountId, atLeast, type ListingId, type PositionVector } from '@naksha/events/kernel';
import { type Contacted, leadId } from '../leads/to-lead.ts';

export type OwnedListing = { id: ListingId; seller: AccountId };

/** Changes up to a position. */
export type LiveChange = {
  after: readonly number[];
  cells: readonly string[];
  leads: readonly Contacted[];
  /** Changed listings with an owner. */
  listings: readonly OwnedListing[];
};

/** The latest changes in order, for clients that reconnect. Bounded. */
export class RecentLiveChanges {
  #changes: LiveChange[] = [];
  #from: PositionVector | undefined;

  constructor(private readonly capacity: number) {}

  /** Clears all; changes continue from `position`. */
  restart(position: PositionVector): void {
    this.#changes = [];
    this.#from = position;
  }

  add(change: LiveChange): void {
    if (!this.#from) throw new Error('restart comes first');
    this.#changes.push(change);
    if (this.#changes.length > this.capacity) {
      // In bulk, because each shift moves the whole array.
      const forgotten = this.#changes.splice(0, Math.ceil(this.capacity / 4));
      this.#from = { generation: this.#from.generation, seqs: forgotten[forgotten.length - 1].after };
    }
  }

  /**
   * Everything after `position` as one change, with each cell and lead once; partly known changes are repeated.
   * @returns undefined if the position is of another generation or too old
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
