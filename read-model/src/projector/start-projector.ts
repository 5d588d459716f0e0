import type { EventLog } from '@naksha/events/event-log';
import type { HistoryReader } from '@naksha/events/event-store';
import type pg from 'pg';
import type { DocumentKind } from '../documents/document-kind.ts';
import { codeVersion, compareVersions } from '../documents/generation.ts';
import { holdingGenerations } from '../documents/generations-lock.ts';
import { ensureReadDatabase } from '../documents/read-database.ts';
import type { ReplayProgress } from './fill-generation.ts';
import { Projector } from './projector.ts';
import { PartitionStopped } from './projector-errors.ts';
import { ReplayRefused, rebuild } from './rebuild.ts';

export type StartProjector = {
  /** The read database. */
  pool: pg.Pool;
  kinds: readonly DocumentKind[];
  eventLog: EventLog;
  reader: HistoryReader;
  /** Told of every failed attempt; the log tries again. */
  onError(error: unknown, partition: number | undefined): void;
  /** Told while documents of an older version are rebuilt before the log is followed. */
  onProgress?(progress: ReplayProgress): void;
};

/**
 * Keeps the live documents up to date from the log. Where kinds of them are of an older version these are first built anew, beside
 * the old ones, which go on serving until the exchange, and beyond where an event can't be folded by the new code: `onError`
 * is told, and told again at each attempt to follow the log.
 * @returns once the log is followed, which is not yet "caught up": `DocumentFeed.reached` tells that
 */
export async function startProjector(options: StartProjector): Promise<{ stop(): Promise<void> }> {
  const { pool, kinds, eventLog, reader, onError, onProgress } = options;
  const isOlder = async () =>
    compareVersions((await ensureReadDatabase(pool, kinds)).version, codeVersion(kinds)) === 'older';
  if (await isOlder())
    await holdingGenerations(pool, true, async () => {
      // Another process may have done it while this one waited.
      if (await isOlder()) await rebuild({ pool, reader, kinds, onProgress, copyUnchanged: true });
    }).catch((error: unknown) => {
      if (!(error instanceof ReplayRefused || error instanceof PartitionStopped)) throw error;
      onError(error, undefined);
    });
  return eventLog.follow(new Projector({ pool, reader, kinds, onError }));
}
