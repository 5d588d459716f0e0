import { TOKEN } from './serve-town.ts';

const EVERY_MS = 5_000;
const MEGABYTE = 2 ** 20;
const HOUR_MS = 3_600_000;
/** In less than that a slope is chance. */
const LONG_MS = 600_000;

export type Sample = { atMs: number; bytes: number };

/** Until it is stopped. @returns how memory went, in words; undefined where the server doesn't tell */
export function watchMemory(url: string, token = process.env.LOAD_METRICS_TOKEN ?? TOKEN): () => string | undefined {
  const samples: Sample[] = [];
  const look = async () => {
    const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } }).catch(
      () => undefined,
    );
    const bytes = Number(/^process_resident_memory_bytes (\d+)/m.exec((await answer?.text()) ?? '')?.[1]);
    if (bytes > 0) samples.push({ atMs: performance.now(), bytes });
  };
  const looking = setInterval(look, EVERY_MS);
  return () => {
    clearInterval(looking);
    if (samples.length < 2) return undefined;
    const [first, last] = [samples[0], samples[samples.length - 1]].map(({ bytes }) => Math.round(bytes / MEGABYTE));
    const told = `memory: ${first} MB at first, ${last} MB at last`;
    if (samples[samples.length - 1].atMs - samples[0].atMs < LONG_MS) return told;
    return `${told}, slope of the second half ${Math.round(slopeOf(samples) / MEGABYTE)} MB an hour`;
  };
}

/** Of the line through the later half, by least squares: by then caches are full. @returns bytes an hour */
export function slopeOf(samples: readonly Sample[]): number {
  const half = samples.slice(Math.floor(samples.length / 2));
  const mean = (of: (sample: Sample) => number) => half.reduce((sum, sample) => sum + of(sample), 0) / half.length;
  const [at, bytes] = [mean((sample) => sample.atMs), mean((sample) => sample.bytes)];
  const spread = half.reduce((sum, sample) => sum + (sample.atMs - at) ** 2, 0);
  const together = half.reduce((sum, sample) => sum + (sample.atMs - at) * (sample.bytes - bytes), 0);
  return spread === 0 ? 0 : (together / spread) * HOUR_MS;
}
