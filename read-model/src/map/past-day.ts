import { DAY_MS, isCalendarDay, type QueryParameters, toIndianIsoDay } from '@naksha/events/kernel';
import { IMMUTABLE_CACHING, PUBLIC_CACHING } from '../http/caching.ts';
import { invalidParameterProblem, parseSingleParameter } from '../http/parse-query.ts';

export const startOfNextIndianDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00+05:30`) + DAY_MS).toISOString();

/** A past day no longer changes once all of its events have been projected. */
export const pastDayCacheHeaders = ({ settled }: { settled: boolean }): Record<string, string> =>
  settled ? IMMUTABLE_CACHING : PUBLIC_CACHING;

/** In India. @throws Problem 422 if it is not a past day */
export function parsePastDay(query: QueryParameters, now: Date): string | undefined {
  const day = parseSingleParameter(query, 'at');
  if (day === undefined) return undefined;
  if (!isCalendarDay(day) || day >= toIndianIsoDay(now))
    throw invalidParameterProblem('at', 'must be a past day, such as 2026-03-01');
  return day;
}
