/** Closes resources in reverse order: at the end, after an error and on a signal. */
export class Lifetime {
  readonly #closers: (() => unknown)[] = [];
  readonly #drains: ((hurry: AbortSignal) => Promise<unknown>)[] = [];
  #ended: Promise<void> | undefined;

  /** Call it right after opening; if the end has begun, it closes at once. */
  async onEnd(close: () => unknown): Promise<void> {
    if (this.#ended) await close();
    else this.#closers.push(close);
  }

  /** Runs before the end, so that clients can adapt; aborting `hurry` cuts it short. */
  onDrain(drain: (hurry: AbortSignal) => Promise<unknown>): void {
    this.#drains.push(drain);
  }

  /** Before `end`, if clients may be waiting. @throws the first error, after trying everything */
  async drain(hurry: AbortSignal): Promise<void> {
    const ended = await Promise.allSettled(this.#drains.map((drain) => drain(hurry)));
    for (const one of ended) if (one.status === 'rejected') throw one.reason;
  }

  /** Has the end begun? Later failures are caused by it. */
  get ending(): boolean {
    return this.#ended !== undefined;
  }

  /** Idempotent. @throws the first error, after trying everything */
  end(): Promise<void> {
    this.#ended ??= this.#closeAll();
    return this.#ended;
  }

  async #closeAll(): Promise<void> {
    const errors: unknown[] = [];
    for (let close = this.#closers.pop(); close; close = this.#closers.pop())
      await Promise.resolve()
        .then(close)
        .catch((error: unknown) => errors.push(error));
    if (errors.length > 0) throw errors[0];
  }
}
