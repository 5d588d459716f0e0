import type pg from 'pg';
import { pause, runAlone } from '../documents/run-alone.ts';
import type { SearchIndexer } from './search-indexer.ts';

const INDEXER_LOCK = 1_634_824_607;

export type StartSearchIndexer = {
  pool: pg.Pool;
  indexer: SearchIndexer;
  pollMs?: number;
  retryMs?: number;
  sweepMs?: number;
  /** Called for every failed attempt; retries after `retryMs`. */
  onError(error: unknown): void;
  /** Called with the number of wrong rows found, which should never happen. */
  onMended(count: number): void;
};

const HOUR_MS = 3_600_000;

/** Updates the index from the documents, with other processes as standby. @returns a function that stops it */
export function startSearchIndexer(options: StartSearchIndexer): { stop(): Promise<void> } {
  const { pool, indexer, pollMs = 250, retryMs = 2_000, sweepMs = HOUR_MS, onError, onMended } = options;
  return runAlone({
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
          if (mended > 0) onMended(mended);
          sweptAt = performance.now();
        }
        await pause(pollMs, signal);
      }
    },
  });
}
