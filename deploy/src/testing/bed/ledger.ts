import type { ListingId } from '@naksha/events/kernel';

export type CommandKind = 'ListingPosted' | 'ListingVerified' | 'ListingContacted';

/** A command that a client was told is done. */
export type Acknowledged = {
  /** The event that it must have led to. */
  kind: CommandKind;
  /** As the client was told. */
  position: string;
  listing: ListingId;
  /** How often it had to be sent; the same Idempotency-Key each time. */
  attempts: number;
};

/** What the clients of a bed were told. The log is held against it. */
export class Ledger {
  readonly acknowledged: Acknowledged[] = [];
  /** Commands that the client gave up on: they may have been done, at most once. */
  givenUp = 0;

  note(entry: Acknowledged): void {
    this.acknowledged.push(entry);
  }

  /** Commands that were sent more than once until an answer came. */
  get repeated(): number {
    return this.acknowledged.filter(({ attempts }) => attempts > 1).length;
  }

  of(kind: CommandKind): Acknowledged[] {
    return this.acknowledged.filter((entry) => entry.kind === kind);
  }
}
