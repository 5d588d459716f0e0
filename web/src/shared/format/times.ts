import { t } from '../messages/t.ts';

/** Indian time everywhere. */
const PARTS = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

export type IndianParts = Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'dayPeriod', string>;

/** Numbers only: Chrome lacks Punjabi month names, so words come from the catalogue. */
export const numericDatePartsInIndia = (iso: string): IndianParts =>
  Object.fromEntries(PARTS.formatToParts(new Date(iso)).map(({ type, value }) => [type, value])) as IndianParts;

/** Start hours: Hindi and Punjabi have no am and pm. */
const DAY_PARTS = [
  [20, 'dates.time.night'],
  [16, 'dates.time.evening'],
  [12, 'dates.time.midday'],
  [4, 'dates.time.morning'],
  [0, 'dates.time.smallHours'],
] as const;

/** `4:05 pm` */
export function formatTimeInIndia(iso: string): string {
  const { hour, minute, dayPeriod } = numericDatePartsInIndia(iso);
  const since = (Number(hour) % 12) + (dayPeriod === 'pm' ? 12 : 0);
  const [, part] = DAY_PARTS.find(([from]) => since >= from)!;
  return t(part, { time: `${hour}:${minute}` });
}

/** `2026` */
export const formatYear = (iso: string): string => numericDatePartsInIndia(iso).year;
