import type pg from 'pg';
import { ChangeListener } from './change-listener.ts';
import type { DocumentKind } from './document-kind.ts';
import { Documents } from './documents.ts';
import { PostgresDocumentFollower } from './postgres-document-follower.ts';
import { ensureReadDatabase } from './read-database.ts';

export type OpenDocumentsOptions = {
  kinds: readonly DocumentKind[];
  pollMs?: number;
  retryMs?: number;
  onError(error: unknown): void;
};

/** Uses one more connection than the pool, for LISTEN. */
export async function openDocuments(
  pool: pg.Pool,
  { kinds, pollMs = 250, retryMs = 1000, onError }: OpenDocumentsOptions,
): Promise<Documents> {
  await ensureReadDatabase(pool, kinds);
  const listener = new ChangeListener(pool.options, onError);
  const follower = new PostgresDocumentFollower({ pool, listener, pollMs, retryMs, onError });
  return new Documents(pool, listener, follower);
}
