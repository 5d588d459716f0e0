import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '@naksha/events/kernel';
import type { EffectId } from './effect.ts';
import type { Effects } from './effects.ts';
import type { JobQueue } from './job-queue.port.ts';

/** Spreads effects of a long outage. */
const MAX_PER_SWEEP = 1_000;
/** If the queue accepts none. */
const MAX_CONCURRENT_EFFECTS = 4;
/** For running effects at shutdown, the same as for the queue. */
const SHUTDOWN_MS = 3_000;

export type SweepTools = {
  effects: Effects;
  queue: JobQueue;
  clock: Clock;
  work(effect: EffectId): Promise<void>;
  onRefused(error: unknown): void;
};

/**
 * Lost by a queue, left by a dead process, due for a retry, or postponed. If the queue is unavailable or full, they
 * are performed here.
 * @param graceMs effects due for less than this are left to whoever created them
 */
export async function requeueOrPerformOverdueEffects(
  { effects, queue, clock, work, onRefused }: SweepTools,
  graceMs: number,
  signal?: AbortSignal,
): Promise<number> {
  const overdue = await effects.listOverdue(new Date(clock.now().getTime() - graceMs), MAX_PER_SWEEP);
  try {
    await queue.add(overdue);
  } catch (error) {
    onRefused(error);
    await performHere(overdue, work, signal);
  }
  return overdue.length;
}

/** Not through the queue: it holds the dead worker's job for a while and takes no second one for the same effect. */
export async function performAbandonedEffects(
  { effects, work }: Pick<SweepTools, 'effects' | 'work'>,
  signal?: AbortSignal,
): Promise<void> {
  await performHere(await effects.listAbandoned(MAX_PER_SWEEP), work, signal);
}

/** Returns some time after the signal even if a handler hangs. */
async function performHere(
  overdue: readonly EffectId[],
  work: SweepTools['work'],
  signal?: AbortSignal,
): Promise<void> {
  const left = overdue.values();
  const oneByOne = async () => {
    for (const effect of left) {
      if (signal?.aborted) return;
      await work(effect);
    }
  };
  const finished = new AbortController();
  const all = Promise.all(Array.from({ length: MAX_CONCURRENT_EFFECTS }, oneByOne)).finally(() => finished.abort());
  await Promise.race([all, timeoutAfterAbort(signal, finished.signal)]);
}

/** Some time after the signal, or never without one. `finished` removes the listener. */
const timeoutAfterAbort = (signal: AbortSignal | undefined, finished: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const soon = () => void pause(SHUTDOWN_MS, undefined, { ref: false }).then(resolve);
    if (signal?.aborted) soon();
    else signal?.addEventListener('abort', soon, { once: true, signal: finished });
  });
