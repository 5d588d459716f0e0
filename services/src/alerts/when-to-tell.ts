import { afterQuietHours } from '@naksha/events/kernel';
import type { DueAlert } from './alert-schedule.ts';

/** What is found at once for one search brings one text an hour at most: the next tells of all that came meanwhile. */
const APART_MS = 3_600_000;

/** @returns the moment itself where a text may go out now, or when it may */
export function whenToTell({ frequency, sentAt, quiet }: Pick<DueAlert, 'frequency' | 'sentAt' | 'quiet'>, now: Date) {
  const apart = frequency === 'at_once' && sentAt ? sentAt.getTime() + APART_MS : 0;
  return afterQuietHours(new Date(Math.max(now.getTime(), apart)), quiet);
}
