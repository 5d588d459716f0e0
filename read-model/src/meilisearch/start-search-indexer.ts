import type pg from 'pg';
import { runExclusively, waitUnlessAborted } from '../documents/run-exclusively.ts';
import type { SearchIndexer } from './search-indexer.ts';

const INDEXER_LOCK = 1_634_824_607;

export type SearchIndexerOptions = {
  pool: pg.Pool;
  indexer: SearchIndexer;
  pollMs?: number;
  retryMs?: number;
  sweepMs?: number;
  onError(error: unknown): void;
  /** Should never be called. */
  onCorrected(count: number): void;
};

const HOUR_MS = 3_600_000;

/** Other processes are standby. */
export function startSearchIndexer(options: SearchIndexerOptions): { stop(): Promise<void> } {
  const { pool, indexer, pollMs = 250, retryMs = 2_000, sweepMs = HOUR_MS, onError, onCorrected } = options;
  return runExclusively({
    pool,
    lock: INDEXER_LOCK,
    retryMs,
    onError,
    async work(signal, stillMine) {
      let sweptAt = performance.now();
      while (!signal.aborted) {
        await stillMine();
        if (await indexer.step()) continue;
        if (performance.now() - sweptAt >= sweepMs) {
          const mended = await indexer.sweep();
          if (mended > 0) onCorrected(mended);
          sweptAt = performance.now();
        }
        await waitUnlessAborted(pollMs, signal);
      }
    },
  });
}
