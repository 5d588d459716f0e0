import { DAY_MS, msSinceIndianMidnight } from './calendar.ts';

export const ALERT_FREQUENCIES = ['at_once', 'daily'] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];

/** Hours in India, 0 to 23; spans midnight if `from` is later. Equal: none. */
export type QuietHours = { from: number; to: number };
export const DEFAULT_QUIET_HOURS: QuietHours = { from: 21, to: 8 };

const HOUR_MS = 3_600_000;
const DAILY_AT_MS = 9 * HOUR_MS;

export function postponePastQuietHours(at: Date, { from, to }: QuietHours): Date {
  const [start, end] = [from * HOUR_MS, to * HOUR_MS];
  const time = msSinceIndianMidnight(at);
  const quiet = start <= end ? time >= start && time < end : time >= start || time < end;
  if (!quiet) return at;
  return new Date(at.getTime() + ((end - time + DAY_MS) % DAY_MS));
}

export function nextDailySmsTime(after: Date): Date {
  const wait = (DAILY_AT_MS - msSinceIndianMidnight(after) + DAY_MS) % DAY_MS;
  return new Date(after.getTime() + (wait || DAY_MS));
}
