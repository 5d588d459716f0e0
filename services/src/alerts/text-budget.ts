/**
 * Maximum texts to one number over all searches of its account. Further news waits for the next text. Counted by a keyed hash of
 * the number, so that erasing the account does not reset the limit.
 */
export const TEXTS_AN_HOUR = { most: 6, withinMs: 3_600_000 };
export const TEXTS_A_DAY = { most: 20, withinMs: 24 * 3_600_000 };

/**
 * @param begun times of texts to the number within a day, newest first
 * @returns `now` if a text may be sent, else the earliest time
 */
export function whenTextIsFree(begun: readonly Date[], now: Date): Date {
  const free = [TEXTS_AN_HOUR, TEXTS_A_DAY].map(({ most, withinMs }) =>
    begun.length < most ? 0 : begun[most - 1].getTime() + withinMs,
  );
  return new Date(Math.max(now.getTime(), ...free));
}
