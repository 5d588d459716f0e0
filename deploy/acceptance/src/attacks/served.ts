const BUCKET = /^naksha_http_request_seconds_bucket\{le="([^"]+)",method="GET",route="[^"]*",status="200"\} (\d+)$/gm;
const LOOP_DELAY = /^nodejs_eventloop_lag_p99_seconds (\S+)$/m;

/**
 * By the server's own account, from `/metrics`: how long it took over the questions it answered, from when it had read them. What
 * a visitor waits for besides is the way there: to be let in, and to be read.
 */
export class Served {
  private constructor(
    /** How many GETs were answered with 200 within so many seconds. */
    private readonly within: ReadonlyMap<number, number>,
    /** How late the event loop was, one time in a hundred, since somebody last read the figures. */
    readonly loopDelayMs: number,
  ) {}

  static parse(metrics: string): Served {
    const within = new Map<number, number>();
    for (const [, le, count] of metrics.matchAll(BUCKET)) {
      const seconds = Number(le.replace('+Inf', 'Infinity'));
      within.set(seconds, (within.get(seconds) ?? 0) + Number(count));
    }
    return new Served(within, Number(LOOP_DELAY.exec(metrics)?.[1]) * 1000);
  }

  since({ within: before }: Served): Served {
    const rest = [...this.within].map(([seconds, count]) => [seconds, count - (before.get(seconds) ?? 0)] as const);
    return new Served(new Map(rest), this.loopDelayMs);
  }

  /** So many milliseconds or less; figures come in steps. */
  quantileMs(q: number): number {
    const all = this.within.get(Number.POSITIVE_INFINITY) ?? 0;
    const sorted = [...this.within].toSorted(([a], [b]) => a - b);
    return (sorted.find(([, count]) => count >= all * q)?.[0] ?? Number.NaN) * 1000;
  }
}
