const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** India keeps one time all year: UTC+05:30. */
const IST_OFFSET_MS = 5.5 * HOUR_MS;
/** Nobody gets a text from 21:00 to 08:00 in India, save a code that they have just asked for. */
const [MORNING, EVENING] = [8 * HOUR_MS, 21 * HOUR_MS];

/** @returns the moment itself by day, in the night the next 08:00 in India */
export function nextDaytime(at: Date): Date {
  const local = at.getTime() + IST_OFFSET_MS;
  const sinceMidnight = ((local % DAY_MS) + DAY_MS) % DAY_MS;
  if (sinceMidnight >= MORNING && sinceMidnight < EVENING) return at;
  const midnight = local - sinceMidnight + (sinceMidnight >= EVENING ? DAY_MS : 0);
  return new Date(midnight + MORNING - IST_OFFSET_MS);
}
