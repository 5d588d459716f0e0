import { partsInIndia } from './times.ts';

/** `2027-06`. */
export function monthAfter(months: number, now = Date.now()): string {
  const { year, month } = partsInIndia(new Date(now).toISOString());
  const count = Number(year) * 12 + Number(month) - 1 + months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
}
