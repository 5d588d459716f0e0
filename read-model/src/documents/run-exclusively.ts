import type pg from 'pg';
import { withConnection } from './connection.ts';

export type ExclusiveRun = {
  pool: pg.Pool;
  lock: number;
  /** `stillMine` throws if the lock is lost. */
  work(signal: AbortSignal, stillMine: () => Promise<unknown>): Promise<void>;
  retryMs: number;
  onError(error: unknown): void;
};

/** Runs in one process at a time; others wait to take over. */
export function runExclusively({ pool, lock, work, retryMs, onError }: ExclusiveRun): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const attempt = async (holder: pg.ClientBase): Promise<void> => {
    const { rows } = await holder.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [lock]);
    if (!rows[0].held) return;
    try {
      // Losing the connection means losing the lock.
      await work(signal, () => holder.query('select'));
    } finally {
      await holder.query('select pg_advisory_unlock($1)', [lock]).catch((lost: Error) => holder.emit('error', lost));
    }
  };
  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      await withConnection(pool, attempt).catch(onError);
      await waitUnlessAborted(retryMs, signal);
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

export const waitUnlessAborted = (ms: number, signal: AbortSignal): Promise<void> =>
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
