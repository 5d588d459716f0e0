import type { HistoryReader } from '@naksha/events/event-store';
import type pg from 'pg';
import type { DocumentKind } from '../documents/document-kind.ts';
import { holdingGenerations } from '../documents/generations-lock.ts';
import { ensureReadDatabase } from '../documents/read-database.ts';
import type { ReplayProgress } from './fill-generation.ts';
import { type Replayed, ReplayRefused, rebuild } from './rebuild.ts';

export type Replay = {
  /** The read database: one connection is held throughout, and up to `parallel` + 2 more are used. */
  pool: pg.Pool;
  kinds: readonly DocumentKind[];
  reader: HistoryReader;
  onProgress?(progress: ReplayProgress): void;
  /** Partitions projected at the same time; 4 unless told. */
  parallel?: number;
};

/**
 * Rebuilds every document from the event table into a new generation, while the live one serves and is kept up to date, and
 * swaps it in: with equal checkpoints, nothing parked, and, by the same code version, equal content. Where the live one is
 * made of events that the event table has lost, the new one goes as far as the event table does, takes over, and says so.
 * @throws ReplayRefused where one of these does not hold, or another replay is under way; nothing has changed then
 */
export async function replay(options: Replay): Promise<Replayed> {
  const { pool, kinds } = options;
  await ensureReadDatabase(pool, kinds);
  const replayed = await holdingGenerations(pool, false, () => rebuild({ ...options, overLost: true }));
  if (!replayed) throw new ReplayRefused('another one is under way');
  return replayed;
}
