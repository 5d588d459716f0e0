import { t } from '../messages/t.ts';
import { formatTimeInIndia, numericDatePartsInIndia } from './times.ts';

const MONTHS = [
  'dates.jan',
  'dates.feb',
  'dates.mar',
  'dates.apr',
  'dates.may',
  'dates.jun',
  'dates.jul',
  'dates.aug',
  'dates.sep',
  'dates.oct',
  'dates.nov',
  'dates.dec',
] as const;

function dayAndMonth(iso: string): string {
  const { day, month } = numericDatePartsInIndia(iso);
  return `${day} ${t(MONTHS[Number(month) - 1])}`;
}

/** `5 Mar 2026`, in India. */
export const formatDay = (iso: string): string => `${dayAndMonth(iso)} ${numericDatePartsInIndia(iso).year}`;
/** `Mar 2026`. @param month `2026-03` */
export function formatMonth(month: string): string {
  const [year, number] = month.split('-');
  return `${t(MONTHS[Number(number) - 1])} ${year}`;
}
/** `5 Mar, 4:05 pm` */
export const formatDateTime = (iso: string): string => `${dayAndMonth(iso)}, ${formatTimeInIndia(iso)}`;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `5 minutes ago`, `yesterday`, and the date from a week on. */
export function formatTimeAgo(iso: string, now: number): string {
  const past = now - Date.parse(iso);
  if (past < MINUTE) return t('dates.justNow');
  if (past < HOUR) return t('dates.minutesAgo', { n: Math.floor(past / MINUTE) });
  if (past < DAY) return t('dates.hoursAgo', { n: Math.floor(past / HOUR) });
  const days = Math.floor(past / DAY);
  if (days === 1) return t('dates.yesterday');
  return days < 7 ? t('dates.daysAgo', { n: days }) : formatDay(iso);
}
