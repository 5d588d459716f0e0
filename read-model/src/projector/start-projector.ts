import type { EventLog } from '@naksha/events/event-log';
import type { HistoryReader } from '@naksha/events/event-store';
import type pg from 'pg';
import type { DocumentKind } from '../documents/document-kind.ts';
import { compareSchemaVersions, schemaVersionOfKinds } from '../documents/generation.ts';
import { withGenerationsLock } from '../documents/generations-lock.ts';
import { ensureReadDatabase } from '../documents/read-database.ts';
import type { ReplayProgress } from './fill-generation.ts';
import { Projector } from './projector.ts';
import { PartitionStopped } from './projector-errors.ts';
import { ReplayRejected, rebuildGeneration } from './rebuild.ts';

export type StartProjectorOptions = {
  pool: pg.Pool;
  kinds: readonly DocumentKind[];
  eventLog: EventLog;
  reader: HistoryReader;
  onError(error: unknown, partition: number | undefined): void;
  onProgress?(progress: ReplayProgress): void;
};

/**
 * Outdated kinds are rebuilt first, while the old documents stay live. Resolves when following the log, not yet
 * caught up; see `DocumentFeed.reached`.
 */
export async function startProjector(options: StartProjectorOptions): Promise<{ stop(): Promise<void> }> {
  const { pool, kinds, eventLog, reader, onError, onProgress } = options;
  const isOlder = async () =>
    compareSchemaVersions((await ensureReadDatabase(pool, kinds)).version, schemaVersionOfKinds(kinds)) === 'older';
  if (await isOlder())
    await withGenerationsLock(pool, true, async () => {
      // Another process may have rebuilt while this one waited.
      if (await isOlder()) await rebuildGeneration({ pool, reader, kinds, onProgress, copyUnchanged: true });
    }).catch((error: unknown) => {
      if (!(error instanceof ReplayRejected || error instanceof PartitionStopped)) throw error;
      onError(error, undefined);
    });
  return eventLog.follow(new Projector({ pool, reader, kinds, onError }));
}
