import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  type BBox,
  LAKH,
  type MapFilter,
  projectToUnitSquare,
  TRICITY_REGION,
  unprojectFromUnitSquare,
} from '@naksha/events/kernel';
import { createMapEngine, type MapRow, type RebuildingMapEngine } from '@naksha/read-model/map-engine';
import { sampleRows } from '@naksha/read-model/testing';
import Supercluster, { type PointFeature } from 'supercluster';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** 256-px zooms; supercluster counts 512-px tiles, one less. */
const ZOOMS = [10, 11, 12, 13, 14, 15, 16];
const VIEWS = 24;
const ROUNDS = 7;
const ALIVE_FILTERS = 1000;
const PRICE_CHANGES = 2000;
const UNSEEN = 7;
/** Its multiples' fractional parts never repeat. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

type Feature = PointFeature<Record<string, never>>;
type Selectivity = { name: string; share: number };
const SELECTIVITIES: readonly Selectivity[] = [
  { name: '1 %', share: 0.01 },
  { name: '10 %', share: 0.1 },
  { name: 'all', share: 1 },
];

/**
 * Compared with supercluster on the same listings, filters and views, in turns. Ratios are the peer's time by ours:
 * median, minimum, maximum.
 */
export async function benchMapEngine(sizes: readonly number[]): Promise<void> {
  for (const size of sizes) benchSize(size);
}

function benchSize(size: number): void {
  const rows = [...sampleRows(size)];
  const engine = createMapEngine({ region: TRICITY_REGION });
  const build = timed(() => engine.load(rows));
  console.log(`Map, ${size.toLocaleString('en')} listings: built in ${(build / 1000).toFixed(2)} s`);
  printMemory(engine, size);
  const features = rows.map(
    ({ position }): Feature => ({
      type: 'Feature',
      properties: {},
      geometry: { type: 'Point', coordinates: [position.lng, position.lat] },
    }),
  );
  const filters = chooseFilters(rows);
  // Fills the cache of filters, so that a new one evicts an old one.
  for (let alive = 0; alive < ALIVE_FILTERS; alive++) engine.clusters(TRICITY_REGION, ZOOMS[0], filters(0.1));
  for (const selectivity of SELECTIVITIES) {
    const peer = benchUnseen(engine, rows, features, selectivity, filters);
    benchWarm(engine, rows, peer.index, peer.filter);
  }
  benchPriceChange(engine, rows, filters);
}

function printMemory(engine: RebuildingMapEngine, size: number): void {
  const parts = Object.entries(engine.memory()).map(([part, bytes]) => `${part} ${(bytes / size).toFixed(1)}`);
  console.log(`  bytes per listing: ${parts.join(', ')}`);
}

function chooseFilters(rows: readonly MapRow[]): (share: number) => MapFilter {
  const kinds: Record<string, MapFilter> = {
    '0.01': { subtype: 'flat', bedroom: 3 },
    '0.1': { subtype: 'flat' },
  };
  const prices = Object.entries(kinds).map(([share, kind]) => {
    const found = rows.filter((row) => matches(row, kind)).map(({ price }) => price / LAKH);
    return [share, found.sort((a, b) => a - b)] as const;
  });
  const priceById = new Map(prices);
  let made = 0;
  return (share) => {
    made++;
    const sorted = priceById.get(String(share));
    // Below every price: a new filter that selects all.
    if (!sorted) return { price: { min: made / 1e6 } };
    const wanted = Math.floor(share * rows.length);
    const from = Math.floor(((made * GOLDEN) % 1) * 0.8 * Math.max(0, sorted.length - wanted));
    return {
      ...kinds[String(share)],
      price: { min: sorted[from], max: sorted[Math.min(from + wanted, sorted.length - 1)] },
    };
  };
}

const matches = (row: MapRow, { subtype, bedroom, price }: MapFilter): boolean =>
  (!subtype || row.subtype === subtype) &&
  (!bedroom || row.bedrooms >= bedroom) &&
  (!price || (row.price >= price.min * LAKH && row.price <= (price.max ?? Number.POSITIVE_INFINITY) * LAKH));

function benchUnseen(
  engine: RebuildingMapEngine,
  rows: readonly MapRow[],
  features: readonly Feature[],
  { name, share }: Selectivity,
  chooseFilter: (share: number) => MapFilter,
) {
  const rounds = share * rows.length > 300_000 ? 3 : ROUNDS;
  let index = new Supercluster();
  let filter: MapFilter = {};
  const ours: number[][] = ZOOMS.map(() => []);
  const ratios: number[][] = ZOOMS.map(() => []);
  const peers: number[] = [];
  const unseen = (view: BBox, zoom: number): number => {
    const fresh = chooseFilter(share);
    return timed(() => engine.clusters(view, zoom, fresh));
  };
  for (let round = -1; round < rounds; round++) {
    filter = chooseFilter(share);
    const rebuilt = timed(() => {
      index = new Supercluster({ radius: 60, extent: 512, minZoom: ZOOMS[0] - 1, maxZoom: ZOOMS.at(-1)! - 1 });
      index.load(features.filter((_, at) => matches(rows[at], filter)));
    });
    // Do not collect the peer's garbage during our turn.
    collectGarbage();
    ZOOMS.forEach((zoom, at) => {
      const view = chooseViews(rows, zoom)[(round + VIEWS) % VIEWS];
      // One view is too fast to measure; each of these uses a new filter.
      const own = median(Array.from({ length: UNSEEN }, () => unseen(view, zoom)));
      const theirs = rebuilt + timed(() => index.getClusters([...view], zoom - 1));
      // The first round warms up.
      if (round < 0) return;
      ours[at].push(own);
      ratios[at].push(theirs / own);
    });
    if (round >= 0) peers.push(rebuilt);
  }
  const by = ZOOMS.map((zoom, at) => `z${zoom} ${ms(median(ours[at]))} ${ratio(ratios[at])}`);
  console.log(
    `  first use of a filter, ${name} (supercluster rebuilds in ${ms(median(peers))}):\n    ${by.join('\n    ')}`,
  );
  return { index, filter };
}

function benchWarm(engine: RebuildingMapEngine, rows: readonly MapRow[], index: Supercluster, filter: MapFilter): void {
  const by = ZOOMS.map((zoom) => {
    const views = chooseViews(rows, zoom);
    const own = () => timed(() => views.forEach((view) => void engine.clusters(view, zoom, filter))) / VIEWS;
    const theirs = () => timed(() => views.forEach((view) => void index.getClusters([...view], zoom - 1))) / VIEWS;
    for (let warm = 0; warm < 3; warm++) [own(), theirs()];
    const turns = Array.from({ length: ROUNDS }, () => [own(), theirs()]);
    const [ours, peers] = [0, 1].map((side) => ms(median(turns.map((turn) => turn[side]))));
    return `z${zoom} ${ours}, supercluster ${peers} ${ratio(turns.map(([a, b]) => b / a))}`;
  });
  console.log(`  warm:\n    ${by.join('\n    ')}`);
}

function benchPriceChange(
  engine: RebuildingMapEngine,
  rows: readonly MapRow[],
  chooseFilter: (share: number) => MapFilter,
): void {
  const filters = Array.from({ length: ALIVE_FILTERS }, () => chooseFilter(0.1));
  for (const filter of filters) engine.count(filter);
  const times = Array.from({ length: PRICE_CHANGES }, (_, k) => {
    const row = rows[(k * 7919) % rows.length];
    const changed = { ...row, price: row.price + LAKH };
    return timed(() => engine.apply([{ upsert: changed }]));
  }).sort((a, b) => a - b);
  const behind = filters.slice(-50).map((filter) => timed(() => engine.count(filter)));
  const at = (share: number) => `${(times[Math.floor(share * times.length)] * 1000).toFixed(1)} µs`;
  console.log(
    `  one price change, ${ALIVE_FILTERS} compiled filters in use: p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}; ` +
      `next count of a filter after ${PRICE_CHANGES} changes: ${ms(median(behind))}`,
  );
}

function chooseViews(rows: readonly MapRow[], zoom: number): BBox[] {
  const side = 2 ** -(zoom - 1);
  return Array.from({ length: VIEWS }, (_, k) => {
    const { x, y } = projectToUnitSquare(rows[Math.floor((k * rows.length) / VIEWS)].position);
    const [left, top] = [Math.floor(x / side - 1.5) * side, Math.floor(y / side - 1) * side];
    const northWest = unprojectFromUnitSquare({ x: left, y: top });
    const southEast = unprojectFromUnitSquare({ x: left + 4 * side, y: top + 3 * side });
    return [northWest.lng, southEast.lat, southEast.lng, northWest.lat];
  });
}

function timed(work: () => void): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)];
const ms = (value: number): string => (value < 1 ? `${(value * 1000).toFixed(0)} µs` : `${value.toFixed(2)} ms`);
const ratio = (values: readonly number[]): string =>
  `(×${median(values).toPrecision(3)}, ${Math.min(...values).toPrecision(3)}–${Math.max(...values).toPrecision(3)})`;
