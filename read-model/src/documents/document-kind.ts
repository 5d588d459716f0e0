import type { KnownEvent } from '@naksha/events/contracts';

/** SQL over table `document`; `extension`: a required PostgreSQL extension. */
export type DocumentIndex = { name: string; on: string; where?: string; using?: 'gin'; extension?: 'pg_trgm' };

/** Pure: the same events always give the same documents. If `fold` throws, the event's ordering key is parked. */
export type DocumentKind<Body = unknown> = {
  kind: string;
  public: boolean;
  /** Increment when folding or indexes change: the next start rebuilds its documents. */
  version: number;
  indexes: readonly DocumentIndex[];
  findId(event: KnownEvent): string | undefined;
  /** `before`: undefined if there was no document, null if it was deleted. */
  fold(before: Body | null | undefined, event: KnownEvent): Body | null;
};
