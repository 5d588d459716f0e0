import type { ListingId } from '@naksha/events/kernel';

export type CommandKind = 'ListingPosted' | 'ListingVerified' | 'ListingContacted';

export type Acknowledged = {
  kind: CommandKind;
  position: string;
  listing: ListingId;
};

export class Ledger {
  readonly acknowledged: Acknowledged[] = [];
  /** Commands that the client gave up on; done at most once. */
  givenUp = 0;
  readonly refusals: string[] = [];
  /** Requests that broke after they were accepted; a browser would show an error. */
  readonly broken: string[] = [];
  flats = 0;
  readonly #underWay = new Map<string, number>();

  async asked<Answer>(api: string, ask: () => Promise<Answer>): Promise<Answer> {
    this.#underWay.set(api, this.countUnderWay(api) + 1);
    try {
      return await ask();
    } finally {
      this.#underWay.set(api, this.countUnderWay(api) - 1);
    }
  }

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
