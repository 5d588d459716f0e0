const INTERVAL_MS = 1_000;

type Repeats = { count: number; writeLast(): void };

/** Limits lines about the same failure: a loop that fails can fail a hundred times a second. */
export class RepeatLimiter {
  readonly #repeats = new Map<string, Repeats>();

  /**
   * Writes the first line at once. Of those that follow within a second the last is written at the second's end.
   * @param write receives the number of lines that were left out
   */
  write(cause: string, write: (suppressed: number) => void): void {
    const repeats = this.#repeats.get(cause);
    if (repeats) {
      repeats.count++;
      const suppressed = repeats.count - 1;
      repeats.writeLast = () => write(suppressed);
      return;
    }
    this.#begin(cause);
    write(0);
  }

  #begin(cause: string): void {
    this.#repeats.set(cause, { count: 0, writeLast: () => {} });
    setTimeout(() => {
      const { count, writeLast } = this.#repeats.get(cause)!;
      this.#repeats.delete(cause);
      if (count === 0) return;
      this.#begin(cause);
      writeLast();
    }, INTERVAL_MS).unref();
  }
}
