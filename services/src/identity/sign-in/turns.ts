import { Problem } from '@naksha/events/contracts';

/** Who waits behind so many is turned away: nobody types that fast. */
export const MOST_WAITING = 10;
const RETRY_SECONDS = 2;

/**
 * One after the other for each key, in this process, before anything of the database is held: what waits for another request of
 * the same number holds no connection that others need.
 */
export class Turns {
  readonly #last = new Map<string, { done: Promise<unknown>; waiting: number }>();

  /** @throws Problem 429 where too many wait already */
  async take<T>(key: string, act: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key);
    const waiting = (before?.waiting ?? -1) + 1;
    if (waiting > MOST_WAITING)
      throw new Problem(
        429,
        'too_many_requests',
        'Too many sign-ins for this number at the same time. Try again in a moment.',
        undefined,
        RETRY_SECONDS,
      );
    const acting = before ? before.done.then(act, act) : act();
    const turn = { done: acting, waiting };
    this.#last.set(key, turn);
    try {
      return await acting;
    } finally {
      const last = this.#last.get(key);
      if (last === turn) this.#last.delete(key);
      else if (last) last.waiting--;
    }
  }
}
