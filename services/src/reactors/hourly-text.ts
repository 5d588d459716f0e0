import { afterQuietHours, DEFAULT_QUIET_HOURS } from '@naksha/events/kernel';
import type { ClaimedEffect, EffectContext, EffectOutcome } from './effect.ts';

/** Whoever is told of many things is told by one text an hour at most. Milliseconds. */
export const TEXTS_APART_MS = 3_600_000;

/**
 * The first text is sent at once, one tells of all that the hour after it brought, and none comes in the night.
 * @returns why or until when an effect's text is not sent; undefined: it is its time
 */
export async function postponeText(
  effect: ClaimedEffect,
  { now, lastDone }: Pick<EffectContext, 'now' | 'lastDone'>,
): Promise<EffectOutcome | undefined> {
  const last = await lastDone();
  // A text is as old as its first attempt: repeated under its key it is not sent again, and tells of nothing that came since.
  if (last && last.tried >= effect.createdAt) return { dropped: 'a text since told of it' };
  const due = afterQuietHours(
    last ? new Date(Math.max(now.getTime(), last.done.getTime() + TEXTS_APART_MS)) : now,
    DEFAULT_QUIET_HOURS,
  );
  return due > now ? { later: due } : undefined;
}
