import type { Clock } from '@naksha/events/kernel';
import type { Effects } from './effects.ts';
import type { JobQueue } from './job-queue.port.ts';

/** At most so many a sweep, so that a long outage's effects don't all come at once. */
const MOST = 1_000;

/**
 * Brings unfinished effects to the queue again: those that a lost queue forgot, whose process died between commit and
 * queue or in the midst of them, that are tried again, and that were put off. One whose job waits already is left alone.
 * @param graceMs effects due for less than that are left to whoever noted them
 * @returns how many were brought
 */
export async function sweep(
  { effects, queue, clock }: { effects: Effects; queue: JobQueue; clock: Clock },
  graceMs: number,
): Promise<number> {
  const overdue = await effects.overdue(new Date(clock.now().getTime() - graceMs), MOST);
  await queue.add(overdue);
  return overdue.length;
}
