import type { HistoryReader } from '@naksha/events/event-store';
import type pg from 'pg';
import type { DocumentKind } from '../documents/document-kind.ts';
import { withGenerationsLock } from '../documents/generations-lock.ts';
import { ensureReadDatabase } from '../documents/read-database.ts';
import type { ReplayProgress } from './fill-generation.ts';
import { type Replayed, ReplayRejected, rebuildGeneration } from './rebuild.ts';

export type ReplayOptions = {
  /** Uses up to `parallel` + 3 connections. */
  pool: pg.Pool;
  kinds: readonly DocumentKind[];
  reader: HistoryReader;
  onProgress?(progress: ReplayProgress): void;
  /** 4 by default. */
  parallel?: number;
};

/**
 * Switches if checkpoints are equal, nothing is parked and, for the same code, content is equal. Otherwise nothing
 * changes. @throws ReplayRejected
 */
export async function replayIntoNewGeneration(options: ReplayOptions): Promise<Replayed> {
  const { pool, kinds } = options;
  await ensureReadDatabase(pool, kinds);
  const replayed = await withGenerationsLock(pool, false, () => rebuildGeneration({ ...options, overLost: true }));
  if (!replayed) throw new ReplayRejected('Another replay is running. Try again when it has finished.');
  return replayed;
}
