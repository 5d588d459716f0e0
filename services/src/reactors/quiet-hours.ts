import { DAY_MS, sinceIndianMidnight } from '@naksha/events/kernel';

const HOUR_MS = 3_600_000;
/** Nobody gets a text from 21:00 to 08:00 in India, save a code that they have just asked for. */
const [MORNING, EVENING] = [8 * HOUR_MS, 21 * HOUR_MS];

/** @returns the moment itself by day, in the night the next 08:00 in India */
export function nextDaytime(at: Date): Date {
  const sinceMidnight = sinceIndianMidnight(at);
  if (sinceMidnight >= MORNING && sinceMidnight < EVENING) return at;
  const midnight = at.getTime() - sinceMidnight + (sinceMidnight >= EVENING ? DAY_MS : 0);
  return new Date(midnight + MORNING);
}
