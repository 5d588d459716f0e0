import { loadavg } from 'node:os';

const EVERY_MS = 5_000;
const MEGABYTE = 2 ** 20;
const HOUR_MS = 3_600_000;
/** In less than that a slope is chance. */
const LONG_MS = 600_000;

/** How far something is behind what was decided, by the figure that says so; the largest that was seen is told. */
const LAGS: Readonly<Record<string, string>> = {
  naksha_projection_lag_seconds: 's until documents show it',
  naksha_relay_lag_seconds: 's until it is published',
  naksha_reactor_lag_events: 'events that nobody has reacted to',
  nodejs_eventloop_lag_p99_seconds: 's that an event loop waited (p99)',
};

export type Watched = { name: string; url: string };
export type Sample = { atMs: number; bytes: number };

/** What `/metrics` says of a figure, the largest where it has several labels. @returns undefined where it has none of the name */
export function readFigure(metrics: string, name: string): number | undefined {
  const values = metrics
    .split('\n')
    .filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
    .map((line) => Number(line.slice(line.lastIndexOf(' '))));
  return values.length > 0 ? Math.max(...values) : undefined;
}

/** What was seen of each process. */
export class Sightings {
  readonly #memory = new Map<string, Sample[]>();
  readonly #lags = new Map<string, number>();
  #busiest = 0;

  constructor(names: readonly string[]) {
    for (const name of names) this.#memory.set(name, []);
  }

  /** @param metrics what the process answered */
  note(name: string, metrics: string, atMs: number): void {
    const bytes = readFigure(metrics, 'process_resident_memory_bytes');
    if (bytes) this.#memory.get(name)?.push({ atMs, bytes });
    for (const figure of Object.keys(LAGS)) {
      const seen = readFigure(metrics, figure);
      if (seen !== undefined) this.#lags.set(figure, Math.max(seen, this.#lags.get(figure) ?? 0));
    }
  }

  noteLoad(load: number): void {
    this.#busiest = Math.max(this.#busiest, load);
  }

  /** @returns a line each: memory of each process, the largest lags, and how busy the computer was */
  tell(): string[] {
    return [
      ...[...this.#memory].map(([name, samples]) => `memory: ${name} ${describeMemory(samples)}`),
      ...[...this.#lags].map(([figure, most]) => `at most: ${Number(most.toFixed(2))} ${LAGS[figure]}`),
      `load of the computer: ${this.#busiest.toFixed(1)} at most`,
    ];
  }
}

/** Until it is stopped. @returns what `Sightings` tells */
export function watchProcesses(processes: readonly Watched[], token: string): () => string[] {
  const seen = new Sightings(processes.map(({ name }) => name));
  const look = async ({ name, url }: Watched) => {
    const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
    if (answer.ok) seen.note(name, await answer.text(), performance.now());
  };
  const lookAtAll = () => {
    seen.noteLoad(loadavg()[0]);
    // Of one that doesn't answer the end tells what it said before, or that it said nothing.
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
  if (samples.length < 2) return 'did not tell';
  const [first, last] = [samples[0], samples[samples.length - 1]];
  const told = `${inMegabytes(first.bytes)} MB at first, ${inMegabytes(last.bytes)} at last`;
  if (last.atMs - first.atMs < LONG_MS) return told;
  return `${told}, slope of the second half ${inMegabytes(slopeOf(samples))} MB an hour`;
}

const inMegabytes = (bytes: number): number => Math.round(bytes / MEGABYTE);

/** Of the line through the later half, by least squares: by then caches are full. @returns bytes an hour */
export function slopeOf(samples: readonly Sample[]): number {
  const half = samples.slice(Math.floor(samples.length / 2));
  const mean = (of: (sample: Sample) => number) => half.reduce((sum, sample) => sum + of(sample), 0) / half.length;
  const [at, bytes] = [mean((sample) => sample.atMs), mean((sample) => sample.bytes)];
  const spread = half.reduce((sum, sample) => sum + (sample.atMs - at) ** 2, 0);
  const together = half.reduce((sum, sample) => sum + (sample.atMs - at) * (sample.bytes - bytes), 0);
  return spread === 0 ? 0 : (together / spread) * HOUR_MS;
}
