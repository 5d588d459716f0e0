/** Does something at once and then again and again, with a pause after each round, until it is stopped. */
export class Rounds {
  private timer: NodeJS.Timeout | undefined;
  private readonly stopping = new AbortController();
  private round: Promise<void> = Promise.resolve();
  private readonly pauseMs: number;
  private readonly work: (signal: AbortSignal) => Promise<unknown>;
  private readonly onError: (error: unknown) => void;

  /**
   * @param work is handed what says that it should end soon
   * @param onError told of a round that failed; the next one comes all the same
   */
  constructor(pauseMs: number, work: (signal: AbortSignal) => Promise<unknown>, onError: (error: unknown) => void) {
    this.pauseMs = pauseMs;
    this.work = work;
    this.onError = onError;
    this.next(0);
  }

  /** Ends after the round that is under way. */
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
