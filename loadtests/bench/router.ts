import { loadRegionPack, TRICITY } from '@naksha/deploy';
import { distanceInMeters, type Position, TRAVEL_MODES, type TravelMode } from '@naksha/events/kernel';
import { decodeStreetSegments, HttpRouter, StreetGraph, TravelTimes } from '@naksha/read-model';

const TARGETS = 12;
const POINTS = 40;
const JITTER_DEGREES = 0.0003;
const MAX_WALK_M = 3_000;
const MIN_SECONDS = 60;
/** Ours end at an hour. */
const MAX_SECONDS = 3_500;

/** Compares our travel times with those of the router at ROUTER_URL, which has the same extract and speeds. */
export async function benchRouter(): Promise<void> {
  const { ROUTER_URL } = process.env;
  if (!ROUTER_URL)
    throw new Error('ROUTER_URL is not set. Start loadtests/valhalla/serve.py and set ROUTER_URL to its address.');
  const router = new HttpRouter(ROUTER_URL, { timeoutMs: 60_000 });
  // The router's extract does not have the main roads that the pack adds around it.
  const streets = decodeStreetSegments(loadRegionPack(TRICITY).streets!).filter((street) => street.class !== 'main');
  const graph = new StreetGraph(streets);
  const random = newRandom(37);
  const newPoint = (near?: Position): Position => {
    const edge = Math.floor(random() * graph.from.length);
    const at = graph.toPosition(graph.x[graph.from[edge]], graph.y[graph.from[edge]]);
    if (near && distanceInMeters(at, near) > MAX_WALK_M) return newPoint(near);
    const jitter = () => (random() - 0.5) * 2 * JITTER_DEGREES;
    return { lat: at.lat + jitter(), lng: at.lng + jitter() };
  };
  console.log(`Travel times, ours compared with the router's, ${TARGETS * POINTS} pairs of points for each mode`);
  for (const by of TRAVEL_MODES) {
    const ratios: number[] = [];
    const only = { ours: 0, theirs: 0 };
    for (let k = 0; k < TARGETS; k++) {
      const target = newPoint();
      const from = Array.from({ length: POINTS }, () => newPoint(by === 'foot' ? target : undefined));
      const own = new TravelTimes(graph, target, by);
      const theirs = await router.secondsTo(target, by, from);
      from.forEach((position, at) => {
        const [ours, their] = [own.from(position)?.seconds, theirs[at]];
        if (ours === undefined || their === undefined) {
          if (ours !== undefined) only.ours++;
          if (their !== undefined && their < MAX_SECONDS) only.theirs++;
        } else if (their >= MIN_SECONDS) ratios.push(ours / their - 1);
      });
    }
    report(by, ratios, only);
  }
}

function report(by: TravelMode, ratios: number[], only: { ours: number; theirs: number }): void {
  const percent = (sorted: number[], share: number) =>
    `${(sorted[Math.floor(sorted.length * share)] * 100).toFixed(1)}`;
  const signed = ratios.toSorted((a, b) => a - b);
  const sizes = ratios.map(Math.abs).sort((a, b) => a - b);
  console.log(
    `  ${by.padEnd(12)} ${ratios.length} pairs; difference median ${percent(sizes, 0.5)} %, p90 ${percent(sizes, 0.9)} %; ours − theirs: p10 ${percent(signed, 0.1)} %, median ${percent(signed, 0.5)} %, p90 ${percent(signed, 0.9)} %; a way only ours ${only.ours}, only theirs ${only.theirs}`,
  );
}

function newRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}
