/** A condition variable. Waiters pass the version they last saw, so a notification before `wait` is not lost. */
export class Signal {
  private count = 0;
  private readonly waiting = new Set<() => void>();

  /** Number of notifications so far. */
  get version(): number {
    return this.count;
  }

  notify(): void {
    this.count++;
    for (const end of [...this.waiting]) end();
  }

  /**
   * Waits up to `ms` for a notification after version `since`; returns at once if there already was one.
   * @returns the current version, to pass to the next call
   */
  async wait(since: number, ms: number): Promise<number> {
    if (this.count === since)
      await new Promise<void>((resolve) => {
        const end = () => {
          clearTimeout(timer);
          this.waiting.delete(end);
          resolve();
        };
        const timer = setTimeout(end, ms);
        this.waiting.add(end);
      });
    return this.count;
  }

  /** Waits until `holds` is true; checks at each notification and, for changes without one, every `pollMs`. */
  async until(holds: () => boolean | Promise<boolean>, pollMs: number): Promise<void> {
    for (;;) {
      const seen = this.count;
      if (await holds()) return;
      await this.wait(seen, pollMs);
    }
  }
}
