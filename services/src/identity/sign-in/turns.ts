import { Problem } from '@naksha/events/contracts';

/** Nobody types that fast. */
export const MAX_WAITING = 10;
const RETRY_SECONDS = 2;

/** One at a time per key within the process, before they take a database connection. */
export class KeyedQueue {
  readonly #last = new Map<string, { done: Promise<unknown>; waiting: number }>();

  async runInTurn<T>(key: string, act: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key);
    const waiting = (before?.waiting ?? -1) + 1;
    if (waiting > MAX_WAITING)
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
