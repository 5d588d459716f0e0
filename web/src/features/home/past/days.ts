import { DAY_MS, istDay } from '@naksha/events/kernel';

/** The earliest day in URLs. */
export const FIRST_DAY = '2000-01-01';
/** Range of the slider; the field goes further. */
export const SLIDER_DAYS = 365;
/** Step while playing. */
export const PLAY_DAYS = 7;

/** @param by negative for earlier */
export const moveDay = (day: string, by: number): string =>
  new Date(Date.parse(day) + by * DAY_MS).toISOString().slice(0, 10);

/** Yesterday in India. */
export const lastDay = (now: Date): string => moveDay(istDay(now), -1);

/** Days before `last`. */
export const daysBefore = (day: string, last: string): number =>
  Math.round((Date.parse(last) - Date.parse(day)) / DAY_MS);

/** The next day while playing; undefined at the end. */
export const playOn = (day: string, last: string): string | undefined =>
  day >= last ? undefined : [moveDay(day, PLAY_DAYS), last].sort()[0];
