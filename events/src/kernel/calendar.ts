/** UTC+05:30 all year. */
const IST_OFFSET_MS = 19_800_000;
export const DAY_MS = 86_400_000;

/** YYYY-MM-DD. */
export const toIndianIsoDay = (at: Date): string => new Date(at.getTime() + IST_OFFSET_MS).toISOString().slice(0, 10);

/** An existing day, YYYY-MM-DD. */
export const isCalendarDay = (text: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;

/** YYYY-MM. @param day YYYY-MM-DD */
export function yearMonthAfterDay(day: string, months: number): string {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/** Milliseconds since midnight in India. */
export const msSinceIndianMidnight = (at: Date): number =>
  (((at.getTime() + IST_OFFSET_MS) % DAY_MS) + DAY_MS) % DAY_MS;

/** 1 to 86,400. */
export const secondsUntilIndianMidnight = (at: Date): number => Math.ceil((DAY_MS - msSinceIndianMidnight(at)) / 1000);
