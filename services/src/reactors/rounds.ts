/** At once, with a pause after each round. */
export class Rounds {
  private timer: NodeJS.Timeout | undefined;
  private readonly stopping = new AbortController();
  private round: Promise<void> = Promise.resolve();
  private readonly pauseMs: number;
  private readonly work: (signal: AbortSignal) => Promise<unknown>;
  private readonly onError: (error: unknown) => void;

  /** The next round runs after an error too. */
  constructor(pauseMs: number, work: (signal: AbortSignal) => Promise<unknown>, onError: (error: unknown) => void) {
    this.pauseMs = pauseMs;
    this.work = work;
    this.onError = onError;
    this.next(0);
  }

  /** Waits for the current round. */
  async stop(): Promise<void> {
    this.stopping.abort();
    clearTimeout(this.timer);
    await this.round;
  }

  private next(pauseMs: number): void {
    this.timer = setTimeout(() => {
      this.round = this.work(this.stopping.signal).then(
        () => this.ended(),
        (error: unknown) => {
          this.onError(error);
          this.ended();
        },
      );
    }, pauseMs);
  }

  private ended(): void {
    if (!this.stopping.signal.aborted) this.next(this.pauseMs);
  }
}
