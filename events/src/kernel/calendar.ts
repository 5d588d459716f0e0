/** India keeps one time all year: UTC+05:30. */
const IST_OFFSET_MS = 19_800_000;
export const DAY_MS = 86_400_000;

/** The calendar day in India at that instant, YYYY-MM-DD. */
export const istDay = (at: Date): string => new Date(at.getTime() + IST_OFFSET_MS).toISOString().slice(0, 10);

/** Whether there is such a day, written as 2026-03-01. */
export const isDay = (text: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;

/** Milliseconds since India's last midnight. */
export const sinceIndianMidnight = (at: Date): number => (((at.getTime() + IST_OFFSET_MS) % DAY_MS) + DAY_MS) % DAY_MS;

/** Whole seconds, 1 to 86,400, until India's next midnight: how long a limit of the day still holds. */
export const secondsUntilTomorrow = (at: Date): number => Math.ceil((DAY_MS - sinceIndianMidnight(at)) / 1000);
