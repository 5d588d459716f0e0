const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;
const COLOUR = /^#([\da-f]{3}|[\da-f]{6})$/i;

function isDate(text: string): boolean {
  const [, year, month, day] = DATE.exec(text)?.map(Number) ?? [];
  const at = new Date(Date.UTC(year, month - 1, day));
  // JavaScript reads years below 100 as 19xx.
  return year >= 100 && at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
}

export const FIELD_RULES = {
  date: isDate,
  /** Optionally with seconds. */
  time: (text: string): boolean => TIME.test(text),
  email: (text: string): boolean => EMAIL.test(text.trim()),
  colour: (text: string): boolean => COLOUR.test(text),
} as const satisfies Record<string, (text: string) => boolean>;
