/**
 * Tells whoever waits that something has happened. Nothing is lost between looking and waiting: who waits says which version
 * it read before it looked.
 */
export class Signal {
  private count = 0;
  private readonly waiting = new Set<() => void>();

  /** How often it was notified. */
  get version(): number {
    return this.count;
  }

  notify(): void {
    this.count++;
    for (const end of [...this.waiting]) end();
  }

  /**
   * Waits for a notification after version `since`: not at all where there was one, and for `ms` at most.
   * @returns the version then, after which to wait next
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

  /** Waits until it holds, which is asked at each notification and, for what nobody here is told of, every `pollMs`. */
  async until(holds: () => boolean | Promise<boolean>, pollMs: number): Promise<void> {
    for (;;) {
      const seen = this.count;
      if (await holds()) return;
      await this.wait(seen, pollMs);
    }
  }
}
