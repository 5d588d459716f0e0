/**
 * Texts of saved searches that one number gets at most, over all that its account has saved, or saves anew: nobody may
 * cost the site without limit. What is over waits, and the next text tells of it. Erasing the account begins nothing anew: the
 * texts of a day stay counted by a keyed hash of the number.
 */
export const TEXTS_AN_HOUR = { most: 6, withinMs: 3_600_000 };
export const TEXTS_A_DAY = { most: 20, withinMs: 24 * 3_600_000 };

/**
 * @param begun when texts went out to the number within a day, the newest first
 * @returns the moment itself where another may go out now, or when it may
 */
export function whenTextIsFree(begun: readonly Date[], now: Date): Date {
  const free = [TEXTS_AN_HOUR, TEXTS_A_DAY].map(({ most, withinMs }) =>
    begun.length < most ? 0 : begun[most - 1].getTime() + withinMs,
  );
  return new Date(Math.max(now.getTime(), ...free));
}
