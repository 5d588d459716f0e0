const DAY_MS = 86_400_000;
/** India keeps one time all year: UTC+05:30. */
const NOON_IN_INDIA_MS = 6.5 * 3_600_000;

/** Milliseconds from then to the next noon in India. */
export const msToNoon = (from: Date): number => DAY_MS - ((from.getTime() - NOON_IN_INDIA_MS) % DAY_MS);
