import type { HistoryReader } from '@naksha/events/event-store';
import type pg from 'pg';
import type { DocumentKind } from '../documents/document-kind.ts';
import { holdingGenerations } from '../documents/generations-lock.ts';
import { ensureReadDatabase } from '../documents/read-database.ts';
import type { ReplayProgress } from './fill-generation.ts';
import { type Replayed, ReplayRefused, rebuild } from './rebuild.ts';

export type Replay = {
  /** The read database: holds one connection and uses up to `parallel` + 2 more. */
  pool: pg.Pool;
  kinds: readonly DocumentKind[];
  reader: HistoryReader;
  onProgress?(progress: ReplayProgress): void;
  /** Concurrent partitions; 4 by default. */
  parallel?: number;
};

/**
 * Rebuilds all documents from the event table, in addition to the live ones, and switches if checkpoints are equal, nothing is parked and,
 * for the same code, content is equal. If the live documents include lost events, the new ones replace them up to the event
 * table's end.
 * @throws ReplayRefused if a condition fails or another replay is running; nothing has changed then
 */
export async function replay(options: Replay): Promise<Replayed> {
  const { pool, kinds } = options;
  await ensureReadDatabase(pool, kinds);
  const replayed = await holdingGenerations(pool, false, () => rebuild({ ...options, overLost: true }));
  if (!replayed) throw new ReplayRefused('Another replay is running. Try again when it has finished.');
  return replayed;
}
