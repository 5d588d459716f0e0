import { DEFAULT_QUIET_HOURS, postponePastQuietHours } from '@naksha/events/kernel';
import type { ClaimedEffect, EffectContext, EffectOutcome } from './effect.ts';

export const MIN_TEXT_INTERVAL_MS = 3_600_000;

/** The first is sent at once, the next combines an hour of news, none at night. Undefined means send now. */
export async function outcomeIfTextMustWait(
  effect: ClaimedEffect,
  { now, lastDone }: Pick<EffectContext, 'now' | 'lastDone'>,
): Promise<EffectOutcome | undefined> {
  const last = await lastDone();
  // A message covers news until its first attempt: repeated with its key it is not sent again.
  if (last && last.tried >= effect.createdAt) return { dropped: 'covered by a later message' };
  const due = postponePastQuietHours(
    last ? new Date(Math.max(now.getTime(), last.done.getTime() + MIN_TEXT_INTERVAL_MS)) : now,
    DEFAULT_QUIET_HOURS,
  );
  return due > now ? { later: due } : undefined;
}
