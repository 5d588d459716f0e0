import type { EventReader } from '@naksha/events/event-store';
import type pg from 'pg';
import type { Version } from '../documents/generation.ts';
import { holdingGenerations } from '../documents/generations-lock.ts';
import { ensureReadDatabase } from '../documents/read-database.ts';
import type { Projection } from './projection.ts';
import { projections as everyProjection, VERSION } from './projections.ts';
import { type Replayed, type ReplayProgress, ReplayRefused, rebuild } from './rebuild.ts';

export type Replay = {
  /** The read database: one connection is held throughout, and up to `parallel` + 2 more are used. */
  pool: pg.Pool;
  reader: EventReader;
  onProgress?(progress: ReplayProgress): void;
  /** Partitions projected at the same time; 4 unless told. */
  parallel?: number;
  projections?: readonly Projection[];
  version?: Version;
};

/**
 * Rebuilds every document from the event table into a new generation, while the live one serves and is kept up to date, and
 * swaps it in: with equal checkpoints, nothing parked, and, by the same code version, equal content. Where the live one is
 * made of events that the event table has lost, the new one goes as far as the event table does, takes over, and says so.
 * @throws ReplayRefused where one of these does not hold, or another replay is under way; nothing has changed then
 */
export async function replay({ projections = everyProjection, version = VERSION, ...rest }: Replay): Promise<Replayed> {
  await ensureReadDatabase(rest.pool, version);
  const replayed = await holdingGenerations(rest.pool, false, () =>
    rebuild({ ...rest, projections, version, overLost: true }),
  );
  if (!replayed) throw new ReplayRefused('another one is under way');
  return replayed;
}
