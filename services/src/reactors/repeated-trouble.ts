const REPEAT_MS = 60_000;

export type FailureListener = {
  failed(error: unknown, what: string, fields?: { times: number }): void;
  over(): void;
};

/** When failures begin, then once a minute with their number, and when they end. */
export class RepeatedFailures {
  readonly #told = new Map<string, { at: number; untold: number }>();

  /** Milliseconds of a monotonic clock. */
  constructor(
    private readonly listener: FailureListener,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Each logged separately. */
  report(error: unknown, what: string): void {
    const told = this.#told.get(what);
    const at = this.now();
    if (told && at - told.at < REPEAT_MS) {
      told.untold++;
      return;
    }
    this.#told.set(what, { at, untold: 0 });
    this.listener.failed(error, what, ...(told ? [{ times: told.untold + 1 }] : []));
  }

  end(): void {
    if (this.#told.size === 0) return;
    this.#told.clear();
    this.listener.over();
  }
}
