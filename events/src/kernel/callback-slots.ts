import { DAY_MS, msSinceIndianMidnight } from './calendar.ts';

const HOUR_MS = 3_600_000;
const [FIRST_HOUR, LAST_HOUR] = [10, 19];
/** Minimum notice. */
const MIN_NOTICE_MS = HOUR_MS / 4;
const DAYS = 3;
/** Tolerance for slow connections. */
const TOLERANCE_MS = 5 * 60_000;

/** The remaining hours of today, and those of the following days. */
export function listCallbackSlots(now: Date): Date[] {
  const midnight = now.getTime() - msSinceIndianMidnight(now);
  const slots: Date[] = [];
  for (let day = 0; day < DAYS; day++)
    for (let hour = FIRST_HOUR; hour <= LAST_HOUR; hour++) {
      const at = midnight + day * DAY_MS + hour * HOUR_MS;
      if (at >= now.getTime() + MIN_NOTICE_MS) slots.push(new Date(at));
    }
  return slots;
}

/** Still ahead when it was chosen. */
export const isCallbackSlot = (at: Date, now: Date): boolean =>
  listCallbackSlots(new Date(now.getTime() - TOLERANCE_MS)).some((slot) => slot.getTime() === at.getTime());
