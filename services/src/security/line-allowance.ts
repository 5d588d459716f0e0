/** Lines per kind, and refill per second. */
const BURST = 1_000;
const PER_SECOND = 50;

/** The next line says how many were dropped. */
export class LogRateLimit {
  private left = BURST;
  private omitted = 0;
  private at: number | undefined;

  /** `now` in ms. Returns lines dropped since the last one, or undefined if this one is dropped. */
  take(now: number): number | undefined {
    const seconds = Math.max(0, now - (this.at ?? now)) / 1000;
    this.left = Math.min(BURST, this.left + seconds * PER_SECOND);
    this.at = now;
    if (this.left < 1) {
      this.omitted++;
      return undefined;
    }
    this.left--;
    const { omitted } = this;
    this.omitted = 0;
    return omitted;
  }
}
