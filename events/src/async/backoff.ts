/** Retry delays: the n-th consecutive failure waits `steps[n]` ms; the last step repeats. */
export class Backoff {
  private failures = 0;
  private readonly steps: readonly number[];

  constructor(steps: readonly number[]) {
    this.steps = steps;
  }

  /** Records a failure and returns the delay before the next attempt, in ms. */
  next(): number {
    return this.steps[Math.min(this.failures++, this.steps.length - 1)];
  }

  succeeded(): void {
    this.failures = 0;
  }
}
