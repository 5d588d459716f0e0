import { DAY_MS, istDay } from '@naksha/events/kernel';

/** No address names an earlier one. */
export const FIRST_DAY = '2000-01-01';
/** How far the slider goes back; the field goes further. */
export const SLIDER_DAYS = 365;
/** What one step of playing goes on by. */
export const PLAY_DAYS = 7;

/** @param by negative for earlier */
export const moveDay = (day: string, by: number): string =>
  new Date(Date.parse(day) + by * DAY_MS).toISOString().slice(0, 10);

/** The last day that is over in India. */
export const lastDay = (now: Date): string => moveDay(istDay(now), -1);

/** How many days before `last` it lies. */
export const daysBefore = (day: string, last: string): number =>
  Math.round((Date.parse(last) - Date.parse(day)) / DAY_MS);

/** The next picture while playing; undefined where the past ends. */
export const playOn = (day: string, last: string): string | undefined =>
  day >= last ? undefined : [moveDay(day, PLAY_DAYS), last].sort()[0];
