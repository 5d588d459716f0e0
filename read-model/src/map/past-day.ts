import { DAY_MS, isDay, istDay, type Query } from '@naksha/events/kernel';
import { FOR_EVER, FOR_EVERYONE } from '../http/caching.ts';
import { single, wrong } from '../http/parse-query.ts';

/** Midnight in India at the end of a day, ISO 8601, UTC. */
export const endOfDay = (day: string): string => new Date(Date.parse(`${day}T00:00:00+05:30`) + DAY_MS).toISOString();

/** A past day doesn't change any more once all of it was there. */
export const cachingOf = ({ settled }: { settled: boolean }): Record<string, string> =>
  settled ? FOR_EVER : FOR_EVERYONE;

/**
 * `at=2026-03-01`: as it was at the end of that day in India.
 * @returns undefined where it is asked as it is now
 * @throws Problem 422 for what is no day that is over
 */
export function parsePastDay(query: Query, now: Date): string | undefined {
  const day = single(query, 'at');
  if (day === undefined) return undefined;
  if (!isDay(day) || day >= istDay(now)) throw wrong('at', 'must be a past day, such as 2026-03-01');
  return day;
}
