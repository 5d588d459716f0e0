import { DAY_MS, sinceIndianMidnight } from './calendar.ts';

const HOUR_MS = 3_600_000;
/** The office calls on the hour, the last time at seven in the evening, every day. */
const [FIRST_HOUR, LAST_HOUR] = [10, 19];
/** So that somebody is at hand. */
const AHEAD_MS = HOUR_MS / 4;
const DAYS = 3;
/** From a slow phone the wish may arrive a little later than it was made. */
const LATE_MS = 5 * 60_000;

/** When a buyer may be called back: the hours of today that are still to come, and those of the days after. */
export function callbackSlots(now: Date): Date[] {
  const midnight = now.getTime() - sinceIndianMidnight(now);
  const slots: Date[] = [];
  for (let day = 0; day < DAYS; day++)
    for (let hour = FIRST_HOUR; hour <= LAST_HOUR; hour++) {
      const at = midnight + day * DAY_MS + hour * HOUR_MS;
      if (at >= now.getTime() + AHEAD_MS) slots.push(new Date(at));
    }
  return slots;
}

/** Whether the office calls then, and it was still to come when somebody chose it a moment ago. */
export const isCallbackSlot = (at: Date, now: Date): boolean =>
  callbackSlots(new Date(now.getTime() - LATE_MS)).some((slot) => slot.getTime() === at.getTime());
