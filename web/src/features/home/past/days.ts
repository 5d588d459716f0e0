import { DAY_MS, toIndianIsoDay } from '@naksha/events/kernel';

export const FIRST_DAY = '2000-01-01';
export const SLIDER_DAYS = 365;
export const PLAY_DAYS = 7;

export const addDays = (day: string, by: number): string =>
  new Date(Date.parse(day) + by * DAY_MS).toISOString().slice(0, 10);

export const yesterdayInIndia = (now: Date): string => addDays(toIndianIsoDay(now), -1);

export const countDaysBefore = (day: string, last: string): number =>
  Math.round((Date.parse(last) - Date.parse(day)) / DAY_MS);

export const nextDayOfPlayback = (day: string, last: string): string | undefined =>
  day >= last ? undefined : [addDays(day, PLAY_DAYS), last].sort()[0];
