import { loadavg } from 'node:os';

const EVERY_MS = 5_000;
const MEGABYTE = 2 ** 20;
const HOUR_MS = 3_600_000;
/** Over less time, a slope is not meaningful. */
const LONG_MS = 600_000;

/** Lag metrics, reported by their maximum. */
const LAGS: Readonly<Record<string, string>> = {
  naksha_projection_lag_seconds: 's projection lag',
  naksha_relay_lag_seconds: 's relay lag',
  naksha_reactor_lag_events: 'events of reactor lag',
  nodejs_eventloop_lag_p99_seconds: 's event loop lag (p99)',
};

export type Watched = { name: string; url: string };
export type Sample = { atMs: number; bytes: number };

export function parseLargestMetricValue(metrics: string, name: string): number | undefined {
  const values = metrics
    .split('\n')
    .filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
    .map((line) => Number(line.slice(line.lastIndexOf(' '))));
  return values.length > 0 ? Math.max(...values) : undefined;
}

export class Sightings {
  readonly #memory = new Map<string, Sample[]>();
  readonly #lags = new Map<string, number>();
  #busiest = 0;

  constructor(names: readonly string[]) {
    for (const name of names) this.#memory.set(name, []);
  }

  /** @param metrics the response of `/metrics` */
  note(name: string, metrics: string, atMs: number): void {
    const bytes = parseLargestMetricValue(metrics, 'process_resident_memory_bytes');
    if (bytes) this.#memory.get(name)?.push({ atMs, bytes });
    for (const figure of Object.keys(LAGS)) {
      const seen = parseLargestMetricValue(metrics, figure);
      if (seen !== undefined) this.#lags.set(figure, Math.max(seen, this.#lags.get(figure) ?? 0));
    }
  }

  noteLoad(load: number): void {
    this.#busiest = Math.max(this.#busiest, load);
  }

  /** @returns lines with each process's memory, the largest lags, and the machine's load */
  tell(): string[] {
    return [
      ...[...this.#memory].map(([name, samples]) => `memory: ${name} ${describeMemory(samples)}`),
      ...[...this.#lags].map(([figure, most]) => `maximum: ${Number(most.toFixed(2))} ${LAGS[figure]}`),
      `load average: maximum ${this.#busiest.toFixed(1)}`,
    ];
  }
}

export function watchProcessMemory(processes: readonly Watched[], token: string): () => string[] {
  const seen = new Sightings(processes.map(({ name }) => name));
  const look = async ({ name, url }: Watched) => {
    const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
    if (answer.ok) seen.note(name, await answer.text(), performance.now());
  };
  const lookAtAll = () => {
    seen.noteLoad(loadavg()[0]);
    // A process that does not respond is reported with its last values.
    for (const one of processes) look(one).catch(() => undefined);
  };
  lookAtAll();
  const looking = setInterval(lookAtAll, EVERY_MS);
  return () => {
    clearInterval(looking);
    return seen.tell();
  };
}

function describeMemory(samples: readonly Sample[]): string {
  if (samples.length < 2) return 'not measured';
  const [first, last] = [samples[0], samples[samples.length - 1]];
  const told = `${inMegabytes(first.bytes)} MB at the start, ${inMegabytes(last.bytes)} MB at the end`;
  if (last.atMs - first.atMs < LONG_MS) return told;
  return `${told}, growth in the second half ${inMegabytes(memoryGrowthPerHour(samples))} MB per hour`;
}

const inMegabytes = (bytes: number): number => Math.round(bytes / MEGABYTE);

/** Least squares over the later half, when caches are full. @returns bytes per hour */
export function memoryGrowthPerHour(samples: readonly Sample[]): number {
  const half = samples.slice(Math.floor(samples.length / 2));
  const mean = (of: (sample: Sample) => number) => half.reduce((sum, sample) => sum + of(sample), 0) / half.length;
  const [at, bytes] = [mean((sample) => sample.atMs), mean((sample) => sample.bytes)];
  const spread = half.reduce((sum, sample) => sum + (sample.atMs - at) ** 2, 0);
  const together = half.reduce((sum, sample) => sum + (sample.atMs - at) * (sample.bytes - bytes), 0);
  return spread === 0 ? 0 : (together / spread) * HOUR_MS;
}
