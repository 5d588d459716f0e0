import type pg from 'pg';
import { onConnection } from '../documents/connection.ts';
import type { SearchIndexer } from './search-indexer.ts';

/** Who holds it writes the index: one process for all. A session's lock: it ends with its connection, however that ends. */
const INDEXER_LOCK = 1_634_824_607;

export type StartSearchIndexer = {
  pool: pg.Pool;
  indexer: SearchIndexer;
  pollMs?: number;
  retryMs?: number;
  sweepMs?: number;
  /** Told of every failed attempt; it is tried again after `retryMs`. */
  onError(error: unknown): void;
  /** Told of documents that the index had wrong, which should never happen. */
  onMended(count: number): void;
};

const HOUR_MS = 3_600_000;

/** Follows the documents into the index, beside other processes that wait to take over. @returns what stops it */
export function startSearchIndexer(options: StartSearchIndexer): { stop(): Promise<void> } {
  const { pool, retryMs = 2_000, onError } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      await onConnection(pool, (holder) => indexWhileHolding(holder, options, signal)).catch(onError);
      await pause(retryMs, signal);
    }
  };
  const running = run();
  return {
    stop: () => {
      stopping.abort();
      return running;
    },
  };
}

async function indexWhileHolding(
  holder: pg.ClientBase,
  { indexer, pollMs = 250, sweepMs = HOUR_MS, onMended }: StartSearchIndexer,
  signal: AbortSignal,
): Promise<void> {
  const { rows } = await holder.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [INDEXER_LOCK]);
  if (!rows[0].held) return;
  try {
    let sweptAt = performance.now();
    while (!signal.aborted) {
      // Whoever has lost the connection has lost the lock with it.
      await holder.query('select');
      if (await indexer.step()) continue;
      if (performance.now() - sweptAt >= sweepMs) {
        const mended = await indexer.sweep();
        if (mended > 0) onMended(mended);
        sweptAt = performance.now();
      }
      await pause(pollMs, signal);
    }
  } finally {
    await holder
      .query('select pg_advisory_unlock($1)', [INDEXER_LOCK])
      .catch((lost: Error) => holder.emit('error', lost));
  }
}

/** Ends early, without an error, when it is aborted. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
