import type { ListingId } from '@naksha/events/kernel';

export type CommandKind = 'ListingPosted' | 'ListingVerified' | 'ListingContacted';

/** A command that a client was told is done. */
export type Acknowledged = {
  /** The event that it must have led to. */
  kind: CommandKind;
  /** As the client was told. */
  position: string;
  listing: ListingId;
};

/** What the clients of a bed were told. The log is held against it. */
export class Ledger {
  readonly acknowledged: Acknowledged[] = [];
  /** Commands that the client gave up on: they may have been done, at most once. */
  givenUp = 0;
  /** Answers that say that a server could not: they are asked again, and whoever has no such patience would see them. */
  readonly refusals: string[] = [];
  /** Requests that broke off after they had been taken: a browser would say that the page can't be loaded. */
  readonly broken: string[] = [];
  /** How many flats were sent to be posted. */
  flats = 0;
  readonly #underWay = new Map<string, number>();

  /** A request to that api, or several one after the other. */
  async asked<Answer>(api: string, ask: () => Promise<Answer>): Promise<Answer> {
    this.#underWay.set(api, this.countUnderWay(api) + 1);
    try {
      return await ask();
    } finally {
      this.#underWay.set(api, this.countUnderWay(api) - 1);
    }
  }

  /** Requests to that api that have no answer yet. */
  countUnderWay(api: string): number {
    return this.#underWay.get(api) ?? 0;
  }

  note(entry: Acknowledged): void {
    this.acknowledged.push(entry);
  }

  count(kind: CommandKind): number {
    return this.acknowledged.filter((entry) => entry.kind === kind).length;
  }
}
