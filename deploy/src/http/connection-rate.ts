/** As much as a line with many phones behind it begins in a second; browsers keep what they have opened. */
export const MOST_A_SECOND = 200;
const SECOND_MS = 1_000;
const BARRED_MS = 10_000;

/**
 * Who opens connections faster than anybody needs them is barred for a while: each costs us more than him, also those that are
 * closed at once. It remembers a second's networks only.
 */
export class ConnectionRate {
  #second = 0;
  readonly #opened = new Map<string, number>();
  readonly #barred = new Map<string, number>();

  /** Now, in milliseconds that only grow. */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Counts one more. @returns whether the network is barred from now on, told once each time */
  opens(network: string): boolean {
    const second = Math.floor(this.now() / SECOND_MS);
    if (second !== this.#second) this.#opened.clear();
    this.#second = second;
    const opened = (this.#opened.get(network) ?? 0) + 1;
    this.#opened.set(network, opened);
    if (opened <= MOST_A_SECOND || this.#barred.has(network)) return false;
    this.#barred.set(network, this.now() + BARRED_MS);
    return true;
  }

  /** Whose time is over is let in again. @returns whether there was one */
  release(): boolean {
    const over = [...this.#barred].filter(([, until]) => until <= this.now());
    for (const [network] of over) this.#barred.delete(network);
    return over.length > 0;
  }

  get barred(): Iterable<string> {
    return this.#barred.keys();
  }
}
