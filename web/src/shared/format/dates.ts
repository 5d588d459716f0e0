import { spokenLocale, t } from '../messages/t.ts';

/** Everything happens in India, wherever the reader is. */
const ZONE = 'Asia/Kolkata';

const shown = (iso: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(spokenLocale(), { timeZone: ZONE, ...options }).format(new Date(iso));

/** `5 Mar 2026` */
export const shownDay = (iso: string): string => shown(iso, { day: 'numeric', month: 'short', year: 'numeric' });
/** `5 Mar, 4:05 pm` */
export const shownMoment = (iso: string): string =>
  shown(iso, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });
/** `2026` */
export const shownYear = (iso: string): string => shown(iso, { year: 'numeric' });
/** `4:05 pm` */
export const shownTime = (iso: string): string => shown(iso, { hour: 'numeric', minute: '2-digit' });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `just now`, `5 minutes ago`, `yesterday`, and from a week on the day. */
export function shownAgo(iso: string, now: number): string {
  const past = now - Date.parse(iso);
  if (past < MINUTE) return t('app.justNow');
  const relative = new Intl.RelativeTimeFormat(spokenLocale(), { numeric: 'auto' });
  if (past < HOUR) return relative.format(-Math.floor(past / MINUTE), 'minute');
  if (past < DAY) return relative.format(-Math.floor(past / HOUR), 'hour');
  if (past < 7 * DAY) return relative.format(-Math.floor(past / DAY), 'day');
  return shownDay(iso);
}
