import pTimeout from 'p-timeout';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** A gauge whose value takes longer is missing from this scrape. */
const ANSWER_TIMEOUT_MS = 2_000;

/** Labels hold routes and names of parts, never personal data. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Histogram({
    name: 'naksha_http_request_seconds',
    help: 'Duration of HTTP requests in seconds, until the end of the response',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [this.#registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
  }

  recordResponse(method: string, route: string, status: number, seconds: number): void {
    this.#requests.observe({ method, route, status: String(status) }, seconds);
  }

  /** @param known every set of labels, reported as 0 from the start so that `increase()` sees its first event */
  counter<Label extends string>(name: string, help: string, known: readonly Readonly<Record<Label, string>>[]) {
    const labelNames = Object.keys(known[0]) as Label[];
    const counter = new Counter({ name: `naksha_${name}`, help, labelNames, registers: [this.#registry] });
    for (const labels of known) counter.inc(labels, 0);
    return (labels: Readonly<Record<Label, string>>): void => counter.inc(labels);
  }

  /** @param name ends in `_seconds` */
  durations<Label extends string>(
    name: string,
    help: string,
    { known, buckets }: { known: readonly Readonly<Record<Label, string>>[]; buckets: number[] },
  ) {
    const labelNames = Object.keys(known[0]) as Label[];
    const histogram = new Histogram({
      ...{ name: `naksha_${name}`, help, labelNames, buckets },
      registers: [this.#registry],
    });
    for (const labels of known) histogram.zero(labels);
    return (labels: Readonly<Record<Label, string>>, seconds: number): void => histogram.observe(labels, seconds);
  }

  /** A gauge that is computed at each scrape. While computing fails it is missing, which an alert can detect. */
  gauge(name: string, help: string, find: () => number | Promise<number>): void {
    this.gauges({ [name]: help }, async () => ({ [name]: await find() }));
  }

  /**
   * @param helps help texts by name, which ends in its unit
   * @param label of figures that are records
   */
  gauges<Name extends string>(
    helps: Record<Name, string>,
    find: () => Figures<Name> | Promise<Figures<Name>>,
    label: 'kind' | 'partition' = 'kind',
  ): void {
    let asking: Promise<Figures<Name> | undefined> | undefined;
    // One computation at a time: one that takes too long goes on, but is missing from this scrape.
    const ask = () => {
      asking ??= resultOrUndefined(find).finally(() => {
        asking = undefined;
      });
      return pTimeout(asking, { milliseconds: ANSWER_TIMEOUT_MS, message: false });
    };
    for (const [name, help] of Object.entries(helps) as [Name, string][])
      this.#gauge(name, help, label, async () => (await ask())?.[name]);
  }

  #gauge(
    name: string,
    help: string,
    label: string,
    find: () => Promise<number | Readonly<Record<string, number>> | undefined>,
  ): void {
    const gauge: Gauge = new Gauge({
      name: `naksha_${name}`,
      help,
      labelNames: [label],
      registers: [this.#registry],
      collect: async () => {
        const found = await find();
        gauge.reset();
        if (typeof found === 'number') gauge.set(found);
        else for (const [value, figure] of Object.entries(found ?? {})) gauge.set({ [label]: value }, figure);
      },
    });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  printMetrics(): Promise<string> {
    return this.#registry.metrics();
  }
}

/** A number, or one per `kind`. */
export type Figures<Name extends string> = Readonly<Record<Name, number | Readonly<Record<string, number>>>>;

const resultOrUndefined = <Found>(find: () => Found | Promise<Found>): Promise<Found | undefined> =>
  Promise.resolve()
    .then(find)
    .catch(() => undefined);
