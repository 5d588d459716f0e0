import { setTimeout as pause } from 'node:timers/promises';
import { type Base, type BaseParts, buildBase } from './base.ts';
import type { Rebuilder } from './rebuild.ts';
import { BuildingThread, startRebuildThread, type Thread } from './worker-thread.ts';

export type BuiltBy = 'thread' | 'process' | 'nobody';

export type WorkerRebuilderOptions = {
  onFailed?(error: unknown, then: 'again' | 'here' | 'given up'): void;
  onBuilt?(by: BuiltBy): void;
  substitutes?: { start?: () => Thread; pausesMs?: readonly number[] };
};

/** Temporary problems, such as too few threads, are usually over by then. */
const PAUSES_MS: readonly number[] = [500, 2_000];

/**
 * Builds here if threads fail repeatedly: responses pause for seconds. Not if a thread ran out of memory, because
 * this process would crash.
 */
export function createWorkerRebuilder({ onFailed, onBuilt, substitutes = {} }: WorkerRebuilderOptions = {}): {
  rebuild: Rebuilder;
  close(): Promise<void>;
} {
  const { start = startRebuildThread, pausesMs = PAUSES_MS } = substitutes;
  const thread = new BuildingThread(start);
  const closing = new AbortController();
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
      closing.abort(new Error('The map rebuilder is closed'));
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
