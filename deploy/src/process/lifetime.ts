/** What has been opened, closed the other way round: at the end, after an error and on a signal alike. */
export class Lifetime {
  readonly #closers: (() => unknown)[] = [];
  #ended: Promise<void> | undefined;

  /** To be called right after the opening; where the end has begun meanwhile, it is closed at once. */
  async onEnd(close: () => unknown): Promise<void> {
    if (this.#ended) await close();
    else this.#closers.push(close);
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
