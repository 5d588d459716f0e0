/** What has been opened, closed the other way round: at the end, after an error and on a signal alike. */
export class Lifetime {
  readonly #closers: (() => unknown)[] = [];
  readonly #drains: ((hurry: AbortSignal) => Promise<unknown>)[] = [];
  #ended: Promise<void> | undefined;

  /** To be called right after the opening; where the end has begun meanwhile, it is closed at once. */
  async onEnd(close: () => unknown): Promise<void> {
    if (this.#ended) await close();
    else this.#closers.push(close);
  }

  /** What takes its time before the end, so that those outside learn of it; once `hurry` aborts it is over. */
  onDrain(drain: (hurry: AbortSignal) => Promise<unknown>): void {
    this.#drains.push(drain);
  }

  /** Before `end`, where nobody waits for it. @throws the first error, after everything has been tried */
  async drain(hurry: AbortSignal): Promise<void> {
    const ended = await Promise.allSettled(this.#drains.map((drain) => drain(hurry)));
    for (const one of ended) if (one.status === 'rejected') throw one.reason;
  }

  /** Has the end begun? What fails from then on fails because of it. */
  get ending(): boolean {
    return this.#ended !== undefined;
  }

  /** Asked twice, it ends once. @throws the first error, after everything has been tried */
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
