import type pg from 'pg';
import { ChangeListener } from './change-listener.ts';
import type { DocumentKind } from './document-kind.ts';
import { Documents } from './documents.ts';
import { PostgresDocumentFollower } from './postgres-document-follower.ts';
import { ensureReadDatabase } from './read-database.ts';

export type OpenDocuments = {
  /** Every kind there is: what the read database is made for, where there is none yet. */
  kinds: readonly DocumentKind[];
  /** How long a change may stay unseen when no notification comes. */
  pollMs?: number;
  /** How long a follower waits after a failure. */
  retryMs?: number;
  /** Told of lost connections and failed attempts, all of which are tried again. */
  onError(error: unknown): void;
};

/**
 * Opens the read side's documents for reading and following, beside whatever projector writes them; makes the read
 * database where there is none yet. Beside the pool's it holds one connection to listen on.
 */
export async function openDocuments(
  pool: pg.Pool,
  { kinds, pollMs = 250, retryMs = 1000, onError }: OpenDocuments,
): Promise<Documents> {
  await ensureReadDatabase(pool, kinds);
  const listener = new ChangeListener(pool.options, onError);
  const follower = new PostgresDocumentFollower({ pool, listener, pollMs, retryMs, onError });
  return new Documents(pool, listener, follower);
}
