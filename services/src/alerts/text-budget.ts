/**
 * Per number over all searches of its account; by a hash of the number, so that erasing the account does not reset
 * it.
 */
export const TEXTS_AN_HOUR = { most: 6, withinMs: 3_600_000 };
export const TEXTS_A_DAY = { most: 20, withinMs: 24 * 3_600_000 };

/**
 * @param begun within a day, newest first
 * @returns `now` if a text may be sent, else the earliest time
 */
export function nextTimeWithinTextLimit(begun: readonly Date[], now: Date): Date {
  const free = [TEXTS_AN_HOUR, TEXTS_A_DAY].map(({ most, withinMs }) =>
    begun.length < most ? 0 : begun[most - 1].getTime() + withinMs,
  );
  return new Date(Math.max(now.getTime(), ...free));
}
