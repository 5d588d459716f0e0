import { setTimeout as pause } from 'node:timers/promises';
import { type Base, type BaseParts, buildBase } from './base.ts';
import type { Rebuilder } from './rebuild.ts';
import { BuildingThread, startThread, type Thread } from './worker-thread.ts';

/** Who built a base in the end: a thread, this process's own, or nobody. */
export type BuiltBy = 'thread' | 'process' | 'nobody';

export type WorkerRebuilderOptions = {
  /** Told of each attempt that a thread failed, and what is done now. */
  onFailed?(error: unknown, then: 'again' | 'here' | 'given up'): void;
  onBuilt?(by: BuiltBy): void;
  /** In place of the real thread and the real pauses, for tests. */
  substitutes?: { start?: () => Thread; pausesMs?: readonly number[] };
};

/** Before the attempts after the first: what is passing, such as a computer that has no thread to give, is over by then. */
const PAUSES_MS: readonly number[] = [500, 2_000];

/**
 * Rebuilds in a thread. Where that fails again and again it is done here: answers stand still for seconds meanwhile, but the map
 * comes up, and shows what it is told. From then on each rebuild is tried once in a thread first. What a thread had no memory
 * for is not done here, because it would take the whole process with it: that rebuild fails.
 */
export function workerRebuilder({ onFailed, onBuilt, substitutes = {} }: WorkerRebuilderOptions = {}): {
  rebuild: Rebuilder;
  close(): Promise<void>;
} {
  const { start = startThread, pausesMs = PAUSES_MS } = substitutes;
  const thread = new BuildingThread(start);
  const closing = new AbortController();
  /** Since a thread last did its work, one has failed as often as it may. */
  let failing = false;

  const attempt = async (parts: BaseParts): Promise<{ by: BuiltBy; base: Base; microseconds: number }> => {
    for (let tries = 0; ; tries++)
      try {
        const built = await thread.build(parts);
        failing = false;
        return { by: 'thread', ...built };
      } catch (error) {
        closing.signal.throwIfAborted();
        if (failing || tries === pausesMs.length) {
          failing = true;
          const then = (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'given up' : 'here';
          onFailed?.(error, then);
          if (then === 'given up') throw error;
          return { by: 'process', ...buildHere(parts) };
        }
        onFailed?.(error, 'again');
        await pause(pausesMs[tries], undefined, { signal: closing.signal, ref: false });
      }
  };

  return {
    async rebuild(parts, onSpent) {
      closing.signal.throwIfAborted();
      try {
        const { by, base, microseconds } = await attempt(parts);
        onBuilt?.(by);
        onSpent?.(microseconds);
        return base;
      } catch (error) {
        if (!closing.signal.aborted) onBuilt?.('nobody');
        throw error;
      }
    },
    async close() {
      closing.abort(new Error('the map is closed'));
      await thread.close();
    },
  };
}

function buildHere(parts: BaseParts): { base: Base; microseconds: number } {
  const before = process.threadCpuUsage();
  const base = buildBase(parts);
  const { user, system } = process.threadCpuUsage(before);
  return { base, microseconds: user + system };
}
