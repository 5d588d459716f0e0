import { DAY_MS, sinceIndianMidnight } from './calendar.ts';

/** When a saved search tells of what is new: at once, or once a day, in the morning. */
export const ALERT_FREQUENCIES = ['at_once', 'daily'] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];

/** Hours of the day in India, 0 to 23, between which no text comes; over midnight where `from` is the later. Equal: none are quiet. */
export type QuietHours = { from: number; to: number };
export const DEFAULT_QUIET_HOURS: QuietHours = { from: 21, to: 8 };

const HOUR_MS = 3_600_000;
/** When those who want one text a day get it. */
const DAILY_AT_MS = 9 * HOUR_MS;

/** @returns the moment itself, or the end of the quiet hours that it lies in */
export function afterQuietHours(at: Date, { from, to }: QuietHours): Date {
  const [start, end] = [from * HOUR_MS, to * HOUR_MS];
  const time = sinceIndianMidnight(at);
  const quiet = start <= end ? time >= start && time < end : time >= start || time < end;
  if (!quiet) return at;
  return new Date(at.getTime() + ((end - time + DAY_MS) % DAY_MS));
}

/** The next moment at which the daily texts go out, later than that. */
export function nextDailyText(after: Date): Date {
  const wait = (DAILY_AT_MS - sinceIndianMidnight(after) + DAY_MS) % DAY_MS;
  return new Date(after.getTime() + (wait || DAY_MS));
}
