const BUCKET = /^naksha_http_request_seconds_bucket\{le="([^"]+)",method="GET",route="[^"]*",status="200"\} (\d+)$/gm;
const LOOP_DELAY = /^nodejs_eventloop_lag_p99_seconds (\S+)$/m;

/** Response times by the server's own metrics, from the request being read. A visitor also waits to be accepted and read. */
export class Served {
  private constructor(
    /** Number of GETs answered with 200 within these seconds. */
    private readonly within: ReadonlyMap<number, number>,
    /** The event loop's 99th percentile delay since the last scrape. */
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

  /** An upper bound in ms, by histogram bucket. */
  quantileMs(q: number): number {
    const all = this.within.get(Number.POSITIVE_INFINITY) ?? 0;
    const sorted = [...this.within].toSorted(([a], [b]) => a - b);
    return (sorted.find(([, count]) => count >= all * q)?.[0] ?? Number.NaN) * 1000;
  }
}
