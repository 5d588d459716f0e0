import type pg from 'pg';
import { runExclusively, waitUnlessAborted } from '../documents/run-exclusively.ts';
import { type Exported, type ExportOpenDataOptions, exportOpenData } from './export-open-data.ts';

const EXPORT_LOCK = 1_634_824_611;
const HOUR_MS = 3_600_000;

export type StartExportOptions = Omit<ExportOpenDataOptions, 'upTo' | 'onProgress'> & {
  /** Holds one connection. */
  pool: pg.Pool;
  everyMs?: number;
  retryMs?: number;
  onError(error: unknown): void;
  onExported(exported: Exported): void;
};

/** In one process at a time. */
export function startPeriodicOpenDataExport(options: StartExportOptions): { stop(): Promise<void> } {
  const { pool, everyMs = HOUR_MS, retryMs = 60_000, onError, onExported } = options;
  return runExclusively({
    pool,
    lock: EXPORT_LOCK,
    retryMs,
    onError,
    async work(signal, stillMine) {
      while (!signal.aborted) {
        await stillMine();
        onExported(await exportOpenData(options));
        await waitUnlessAborted(everyMs, signal);
      }
    },
  });
}
