import { type DomainEvent, decodeEvent } from '@naksha/events/contracts';
import type { EventStore } from '@naksha/events/event-store';
import { type AccountId, nameAccountStream } from '@naksha/events/kernel';
import { Inject, Injectable, type Provider } from '@nestjs/common';
import type { WriteDatabase } from '../database/write-database.ts';
import { EVENT_STORE, OWN_DOCUMENTS, WRITE_DATABASE } from '../injection/tokens.ts';
import type { HeldTable } from '../personal-data/held-table.ts';
import { loadAccountRowsByPage } from './held-rows.ts';
import type { OwnDocuments } from './own-documents.ts';
import { formatListsAsJson, type ListPart } from './print-lists.ts';

export const HELD_TABLES = Symbol('tables that hold something of people');

export const createOwnDataTablesProvider = (tables: readonly HeldTable[]): Provider => ({
  provide: HELD_TABLES,
  useValue: tables,
});

/** With a note. */
const OMITTED_DATA = [
  'Hashes, keys and tokens. They reveal nothing about you, and someone else could use them to sign in.',
  'Counts of codes sent to you and of wrong codes, stored under a keyed hash of your number. They are deleted after two days, or when a lock ends.',
  'Lines of the security log, which identify you by an opaque id or a keyed hash. They are deleted with their log files.',
  'Image files of your photos. Each is available at /photos/{id}/800.webp.',
  'Messages to our office that were sent without signing in. Anyone could have entered your number, so we cannot tell that they are yours. They are deleted after 180 days.',
  'The text of staff notes about your enquiries, because they also concern the other person. The export says when such notes were made.',
];

export type OwnDataFile = {
  made_at: string;
  account: AccountId;
  left_out: readonly string[];
  /** Empty tables are missing. */
  tables: Record<string, unknown[]>;
  /** Listings, saved homes, leads, searches. */
  documents: Readonly<Record<string, readonly unknown[]>>;
  /** Oldest first. */
  history: { at: string; type: string; data: unknown }[];
};

@Injectable()
export class OwnData {
  constructor(
    @Inject(WRITE_DATABASE) private readonly database: WriteDatabase,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(OWN_DOCUMENTS) private readonly documents: OwnDocuments,
    @Inject(HELD_TABLES) private readonly held: readonly HeldTable[],
  ) {}

  /** In parts, because a dealer's can be large. */
  async *printFile(account: AccountId, now: Date): AsyncGenerator<string> {
    const head = { made_at: now.toISOString(), account, left_out: OMITTED_DATA };
    yield `${JSON.stringify(head).slice(0, -1)},"tables":`;
    yield* formatListsAsJson(this.#tables(account));
    yield ',"documents":';
    yield* formatListsAsJson(this.documents.findOwn(account));
    yield `,"history":${JSON.stringify(await this.#history(account))}}`;
  }

  async *#tables(account: AccountId): AsyncGenerator<ListPart> {
    for (const table of this.held)
      for await (const rows of loadAccountRowsByPage(this.database, table, account)) yield { of: table.table, rows };
  }

  async #history(account: AccountId): Promise<OwnDataFile['history']> {
    const events = await this.store.readStream(nameAccountStream(account));
    return events.map((event) => {
      const { type, data } = decodeEvent(event) as DomainEvent;
      return { at: event.occurredAt, type, data };
    });
  }
}
