const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;
const COLOUR = /^#([\da-f]{3}|[\da-f]{6})$/i;

/** A day that there is: the 30th of February is none. */
function isDate(text: string): boolean {
  const [, year, month, day] = DATE.exec(text)?.map(Number) ?? [];
  const at = new Date(Date.UTC(year, month - 1, day));
  // Years before 100 would be taken for those of the last century.
  return year >= 100 && at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
}

/** Whether a text is what a field of that kind takes, as browsers write their own fields. */
export const FIELD_RULES = {
  /** `2026-11-22` */
  date: isDate,
  /** `09:30`, maybe with seconds */
  time: (text: string): boolean => TIME.test(text),
  email: (text: string): boolean => EMAIL.test(text.trim()),
  /** `#c8102e` */
  colour: (text: string): boolean => COLOUR.test(text),
} as const satisfies Record<string, (text: string) => boolean>;
