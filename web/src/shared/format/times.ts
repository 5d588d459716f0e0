/** Everything happens in India, wherever the reader is. Parts of a moment there, in the digits of `shownNumber`. */
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

/** Figures alone: Chrome knows no months in Punjabi (`2026 M11 21`), so the words come from the catalogue. */
export const inIndia = (iso: string): IndianParts =>
  Object.fromEntries(PARTS.formatToParts(new Date(iso)).map(({ type, value }) => [type, value])) as IndianParts;

/** `4:05 pm` */
export function shownTime(iso: string): string {
  const { hour, minute, dayPeriod } = inIndia(iso);
  return `${hour}:${minute} ${dayPeriod}`;
}

/** `2026` */
export const shownYear = (iso: string): string => inIndia(iso).year;
