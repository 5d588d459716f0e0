import { t } from '../../shared/messages/t.ts';

const MINUTE = 60_000;
/** Requirement L-13. */
const GOAL_MINUTES = 30;

export type ReviewClock = { minutesLeft: number; over: boolean };

/** `now`: Unix ms. */
export function computeReviewTimeLeft(waitingSince: string, now: number): ReviewClock {
  const waited = Math.max(0, Math.floor((now - Date.parse(waitingSince)) / MINUTE));
  return { minutesLeft: GOAL_MINUTES - waited, over: waited > GOAL_MINUTES };
}

export function formatReviewTimeLeft({ minutesLeft, over }: ReviewClock): string {
  return over
    ? t('staff.review.over', { time: formatDuration(-minutesLeft) })
    : t('staff.review.left', { n: minutesLeft });
}

/** `12 min`, `3 h 5 min`, `4 days` */
export function formatDuration(minutes: number): string {
  if (minutes < 60) return t('staff.review.minutes', { n: minutes });
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return t('staff.review.hours', { hours, minutes: minutes % 60 });
  return t('staff.review.days', { n: Math.floor(hours / 24) });
}
