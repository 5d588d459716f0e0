/** As many as a busy shared line opens in a second; browsers reuse connections. */
export const MOST_A_SECOND = 200;
const SECOND_MS = 1_000;
const BARRED_MS = 10_000;

/** Each connection costs us more than its network, even if it is closed at once. */
export class ConnectionRate {
  #second = 0;
  readonly #opened = new Map<string, number>();
  readonly #barred = new Map<string, number>();

  /** Monotonic milliseconds. */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** @returns whether the network is blocked from now on; true once each time */
  countOpened(network: string): boolean {
    const second = Math.floor(this.now() / SECOND_MS);
    if (second !== this.#second) this.#opened.clear();
    this.#second = second;
    const opened = (this.#opened.get(network) ?? 0) + 1;
    this.#opened.set(network, opened);
    if (opened <= MOST_A_SECOND || this.#barred.has(network)) return false;
    this.#barred.set(network, this.now() + BARRED_MS);
    return true;
  }

  releaseExpired(): boolean {
    const over = [...this.#barred].filter(([, until]) => until <= this.now());
    for (const [network] of over) this.#barred.delete(network);
    return over.length > 0;
  }

  get barred(): Iterable<string> {
    return this.#barred.keys();
  }
}
