import { postponePastQuietHours } from '@naksha/events/kernel';
import type { DueAlert } from './alert-schedule.ts';

/** At most one instant text per search and hour. */
const MIN_INTERVAL_MS = 3_600_000;

/** `now` if a text may be sent, else the earliest time. */
export function nextAlertTextTime(
  { frequency, sentAt, quiet }: Pick<DueAlert, 'frequency' | 'sentAt' | 'quiet'>,
  now: Date,
) {
  const apart = frequency === 'at_once' && sentAt ? sentAt.getTime() + MIN_INTERVAL_MS : 0;
  return postponePastQuietHours(new Date(Math.max(now.getTime(), apart)), quiet);
}
