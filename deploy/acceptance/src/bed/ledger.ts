import type { ListingId } from '@naksha/events/kernel';

export type CommandKind = 'ListingPosted' | 'ListingVerified' | 'ListingContacted';

/** An acknowledged command. */
export type Acknowledged = {
  /** The event it must have caused. */
  kind: CommandKind;
  /** As acknowledged. */
  position: string;
  listing: ListingId;
};

/** Responses to clients, to compare with the log. */
export class Ledger {
  readonly acknowledged: Acknowledged[] = [];
  /** Commands that the client gave up on; done at most once. */
  givenUp = 0;
  /** Responses that made the client retry. */
  readonly refusals: string[] = [];
  /** Requests that broke after they were accepted; a browser would show an error. */
  readonly broken: string[] = [];
  /** Flats sent. */
  flats = 0;
  readonly #underWay = new Map<string, number>();

  /** Requests to one api. */
  async asked<Answer>(api: string, ask: () => Promise<Answer>): Promise<Answer> {
    this.#underWay.set(api, this.countUnderWay(api) + 1);
    try {
      return await ask();
    } finally {
      this.#underWay.set(api, this.countUnderWay(api) - 1);
    }
  }

  /** Requests to that api without a response yet. */
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
