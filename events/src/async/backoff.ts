/** Pauses after failures that follow each other: the n-th lasts `steps[n]` ms, the last step repeats. */
export class Backoff {
  private failures = 0;
  private readonly steps: readonly number[];

  constructor(steps: readonly number[]) {
    this.steps = steps;
  }

  /** Milliseconds to wait after one more failure. */
  next(): number {
    return this.steps[Math.min(this.failures++, this.steps.length - 1)];
  }

  succeeded(): void {
    this.failures = 0;
  }
}
