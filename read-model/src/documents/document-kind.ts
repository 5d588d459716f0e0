import type { KnownEvent } from '@naksha/events/contracts';

/**
 * An index over one kind's documents: expressions `on`, condition `where`, both SQL over table `document`; `using` is the access
 * method, `extension` a required PostgreSQL extension.
 */
export type DocumentIndex = { name: string; on: string; where?: string; using?: 'gin'; extension?: 'pg_trgm' };

/**
 * One kind of document: its events, how they are folded, and its indexes. Pure, so that the same events always give the same
 * documents. A throw means the event cannot be folded: its ordering key is parked.
 */
export type DocumentKind<Body = unknown> = {
  /** Stored name. */
  kind: string;
  /** Publicly visible, so hidden while its key is parked. */
  public: boolean;
  /** Increment when folding or indexes change: the next start rebuilds its documents. */
  version: number;
  indexes: readonly DocumentIndex[];
  /** The id of the event's document; undefined if the event does not concern this kind. */
  findId(event: KnownEvent): string | undefined;
  /**
   * Called only for events with an id.
   * @param before `undefined` if there was no document, `null` if it was deleted
   * @returns the whole document; `null` deletes it
   */
  fold(before: Body | null | undefined, event: KnownEvent): Body | null;
};
