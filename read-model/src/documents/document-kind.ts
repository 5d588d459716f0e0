import type { KnownEvent } from '@naksha/events/contracts';

/**
 * An index over one kind's documents: `on` are its expressions, `where` narrows it further; both SQL over table `document`.
 * `using` is the access method, `extension` what of PostgreSQL's own it needs.
 */
export type DocumentIndex = { name: string; on: string; where?: string; using?: 'gin'; extension?: 'pg_trgm' };

/**
 * One kind of document: which events belong to it, what they make of it, and how it is asked for. Pure: no I/O, clock or
 * chance, so that the same events always give the same documents. A throw means that this event can't be folded, however
 * often it is tried: its ordering key is parked.
 */
export type DocumentKind<Body = unknown> = {
  /** Its name in the tables. */
  kind: string;
  /** Everyone may see it, so it is hidden while its key is parked. */
  public: boolean;
  /** Counts up with each change of what it makes of the same events, and of its indexes: the next start makes its documents anew. */
  version: number;
  indexes: readonly DocumentIndex[];
  /** The document that the event belongs to; undefined where it is none of this kind's. */
  findId(event: KnownEvent): string | undefined;
  /**
   * Called only with events that `findId` gave an id.
   * @param before `undefined` where there was no document yet, `null` where it is deleted
   * @returns the whole document; `null` deletes it
   */
  fold(before: Body | null | undefined, event: KnownEvent): Body | null;
};
