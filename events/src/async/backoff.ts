/** Delays in ms after consecutive failures; the last one repeats. */
export class Backoff {
  private failures = 0;
  private readonly steps: readonly number[];

  constructor(steps: readonly number[]) {
    this.steps = steps;
  }

  nextDelayMs(): number {
    return this.steps[Math.min(this.failures++, this.steps.length - 1)];
  }

  reset(): void {
    this.failures = 0;
  }
}
