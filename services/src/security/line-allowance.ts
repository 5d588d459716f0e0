/** Lines of one kind that may come at once, and that are added each second. */
const BURST = 1_000;
const PER_SECOND = 50;

/** Keeps a flood of one kind of line from filling the disk: what is left out is told in number by the next that is written. */
export class LineAllowance {
  private left = BURST;
  private omitted = 0;
  private at: number | undefined;

  /** @param now milliseconds @returns how many were left out since the last line, or undefined where this one is too */
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
