import { type AccountId, areAllSeqsAtLeast, type ListingId, type PositionVector } from '@naksha/events/kernel';
import { type ContactedInterest, formatLeadId } from '../leads/to-lead.ts';

export type OwnedListing = { id: ListingId; seller: AccountId };

export type LiveChange = {
  after: readonly number[];
  cells: readonly string[];
  leads: readonly ContactedInterest[];
  listings: readonly OwnedListing[];
};

export class RecentLiveChanges {
  #changes: LiveChange[] = [];
  #from: PositionVector | undefined;

  constructor(private readonly capacity: number) {}

  restart(position: PositionVector): void {
    this.#changes = [];
    this.#from = position;
  }

  add(change: LiveChange): void {
    if (!this.#from) throw new Error('RecentLiveChanges: call restart() before adding changes');
    this.#changes.push(change);
    if (this.#changes.length > this.capacity) {
      // In bulk, because each shift moves the whole array.
      const forgotten = this.#changes.splice(0, Math.ceil(this.capacity / 4));
      this.#from = { generation: this.#from.generation, seqs: forgotten[forgotten.length - 1].after };
    }
  }

  /**
   * Each cell and lead once; changes may be repeated. Undefined if the position is of another generation or too old.
   */
  since(position: PositionVector): LiveChange | undefined {
    if (!this.#from || position.generation !== this.#from.generation) return undefined;
    if (!areAllSeqsAtLeast(position.seqs, this.#from.seqs)) return undefined;
    const missed = this.#changes.filter(({ after }) => !areAllSeqsAtLeast(position.seqs, after));
    return {
      after: missed.at(-1)?.after ?? position.seqs,
      cells: [...new Set(missed.flatMap(({ cells }) => cells))],
      leads: [...new Map(missed.flatMap(({ leads }) => leads).map((lead) => [formatLeadId(lead), lead])).values()],
      listings: [...new Map(missed.flatMap(({ listings }) => listings).map((one) => [one.id, one])).values()],
    };
  }
}
