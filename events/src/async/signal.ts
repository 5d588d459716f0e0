/** A condition variable. Waiters pass the version they last saw, so no notification is lost. */
export class Signal {
  private count = 0;
  private readonly waiting = new Set<() => void>();

  get version(): number {
    return this.count;
  }

  notify(): void {
    this.count++;
    for (const end of [...this.waiting]) end();
  }

  /** Returns the current version, at once if it is above `since`. */
  async waitForNotification(since: number, ms: number): Promise<number> {
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

  /** `pollMs` finds changes without a notification. */
  async waitUntil(holds: () => boolean | Promise<boolean>, pollMs: number): Promise<void> {
    for (;;) {
      const seen = this.count;
      if (await holds()) return;
      await this.waitForNotification(seen, pollMs);
    }
  }
}
