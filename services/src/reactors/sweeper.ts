import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '@naksha/events/kernel';
import type { EffectId } from './effect.ts';
import type { Effects } from './effects.ts';
import type { JobQueue } from './job-queue.port.ts';

/** At most so many a sweep, so that a long outage's effects don't all come at once. */
const MOST = 1_000;
/** Done at the same time where the queue takes none. */
const AT_ONCE = 4;
/** What is under way at the end gets so long, as it does from the queue. */
const ENDING_MS = 3_000;

export type SweepTools = {
  effects: Effects;
  queue: JobQueue;
  clock: Clock;
  /** Does an effect in this process. */
  work(effect: EffectId): Promise<void>;
  /** Told that the queue took none. */
  onRefused(error: unknown): void;
};

/**
 * Brings unfinished effects to the queue again: those that a lost queue forgot, whose process died between commit and
 * queue or in the midst of them, that are tried again, and that were put off. One whose job waits already is left alone.
 * A queue that takes none, away or full, costs time only: then they are done here.
 * @param graceMs effects due for less than that are left to whoever noted them
 * @param signal ends it soon
 * @returns how many there were
 */
export async function sweep(
  { effects, queue, clock, work, onRefused }: SweepTools,
  graceMs: number,
  signal?: AbortSignal,
): Promise<number> {
  const overdue = await effects.overdue(new Date(clock.now().getTime() - graceMs), MOST);
  try {
    await queue.add(overdue);
  } catch (error) {
    onRefused(error);
    await doHere(overdue, work, signal);
  }
  return overdue.length;
}

/**
 * Does effects here whose worker died while it was doing them. Not through the queue: it holds the dead worker's job for a
 * while and takes no second one for the same effect.
 */
export async function takeOverAbandoned(
  { effects, work }: Pick<SweepTools, 'effects' | 'work'>,
  signal?: AbortSignal,
): Promise<void> {
  await doHere(await effects.abandoned(MOST), work, signal);
}

/** Does them in this process; returns some time after the signal even if a handler hangs. */
async function doHere(overdue: readonly EffectId[], work: SweepTools['work'], signal?: AbortSignal): Promise<void> {
  const left = overdue.values();
  const oneByOne = async () => {
    for (const effect of left) {
      if (signal?.aborted) return;
      await work(effect);
    }
  };
  const finished = new AbortController();
  const all = Promise.all(Array.from({ length: AT_ONCE }, oneByOne)).finally(() => finished.abort());
  await Promise.race([all, ended(signal, finished.signal)]);
}

/** Some time after the signal; never without one. @param finished removes the listener */
const ended = (signal: AbortSignal | undefined, finished: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const soon = () => void pause(ENDING_MS, undefined, { ref: false }).then(resolve);
    if (signal?.aborted) soon();
    else signal?.addEventListener('abort', soon, { once: true, signal: finished });
  });
