import type { BBox, PlaceReach } from '@naksha/events/kernel';
import { type Rebuilder, rebuildInThisThread } from './base/rebuild.ts';
import { FilterCache } from './filters/filter-cache.ts';
import { type FindReachPredicate, findEmptyReach } from './filters/reach.ts';
import { ReachedRows } from './filters/reached-rows.ts';
import { findComparableHomes } from './lists/comparable-homes.ts';
import { countFacetsExcludingReview } from './lists/count-facets.ts';
import { countMatches } from './lists/count-matches.ts';
import { filterMatchingIds } from './lists/find-matches.ts';
import { listMatchesOldestFirst } from './lists/list-by-age.ts';
import { listMatches } from './lists/list-matches.ts';
import { findNearestMatchArea } from './lists/nearest-matches.ts';
import type { MapEngine } from './map-queries.ts';
import { summarizeCluster } from './markers/summarize-cluster.ts';
import { findClustersInView } from './markers/view-clusters.ts';
import { buildRateCells } from './rates/rate-cells.ts';
import { computeRateQuartiles } from './rates/rate-spread.ts';
import { computeRatesByPlace } from './rates/rates-by-place.ts';
import type { MapChange, MapRow } from './rows/map-row.ts';
import { type Memory, measureMemory } from './rows/memory.ts';
import { toRootSquare } from './rows/root-square.ts';
import { RowLoad } from './rows/row-load.ts';
import { RowStore } from './rows/row-store.ts';
import { digestTileContent } from './tiles/content-digest.ts';
import { renderTile } from './tiles/render-tile.ts';

export type MapEngineOptions = {
  /** Rows outside this area plus a margin are not on the map. */
  region: BBox;
  /** Added and dead rows that trigger a rebuild; default 4,096. */
  deltaLimit?: number;
  rebuild?: Rebuilder;
  /** The engine keeps its delta, and the next change retries. */
  onRebuildFailed?(error: unknown): void;
  /** Default 1,000. Each takes up to a quarter of a byte per listing plus 110 KB. */
  filterLimit?: number;
  findReach?: FindReachPredicate;
  /** What `findReach` needs from other servers. */
  loadReach?(within: PlaceReach): Promise<void>;
};

export type RebuildingMapEngine = MapEngine & {
  /** Synchronous, for use before requests are served. For each ID, the last row counts. */
  load(rows: readonly MapRow[]): void;
  /** @throws the error of a failed rebuild or load */
  settled(): Promise<void>;
  memory(): Memory;
};

export function createMapEngine(options: MapEngineOptions): RebuildingMapEngine {
  const {
    region,
    deltaLimit = 4096,
    rebuild = rebuildInThisThread,
    filterLimit = 1000,
    onRebuildFailed,
    findReach = findEmptyReach,
  } = options;
  const store = new RowStore(toRootSquare(region));
  const reachedRows = new ReachedRows(store, findReach);
  const filters = new FilterCache(store, filterLimit, findReach, reachedRows);
  let sinceStart: MapChange[] | undefined;
  let building = Promise.resolve(true);
  let builds = 0;
  let contents = 0;

  /** False if a load replaced the running build. */
  const build = async (load?: RowLoad): Promise<boolean> => {
    const nth = ++builds;
    const missed: MapChange[] = [];
    sinceStart = missed;
    try {
      const base = await rebuild(load ? store.partsOf(load) : store.partsOfAll());
      if (nth !== builds) return false;
      store.replaceBase(base, load?.vocabulary);
      for (const change of missed) store.apply(change, () => {});
      if (load) contents++;
      return true;
    } finally {
      if (nth === builds) sinceStart = undefined;
    }
  };
  const startRebuild = (): void => {
    building = build();
    // Without a handler, an unhandled rejection reports the failure.
    if (onRebuildFailed) building.catch(onRebuildFailed);
  };

  return {
    startLoad() {
      const load = new RowLoad(store.square);
      return {
        add: (row) => load.add(row),
        async end() {
          const shown = build(load);
          building = shown;
          if (!(await shown)) throw new Error('This map load was superseded by a newer one');
        },
      };
    },
    load(rows) {
      builds++;
      contents++;
      sinceStart = undefined;
      store.load(rows);
    },
    apply(changes) {
      contents++;
      const cells = new Set<string>();
      for (const change of changes) {
        sinceStart?.push(change);
        store.apply(change, (x, y) => cells.add(store.liveCell(x, y)));
      }
      if (!sinceStart && store.delta.n + store.dead > deltaLimit) startRebuild();
      return [...cells];
    },
    tile: (address, filter) => renderTile(store, filters.get(filter), address),
    contentDigest: (address) => digestTileContent(store, address),
    revision: () => contents,
    async prepareReach(within) {
      await options.loadReach?.(within);
      await reachedRows.prepare(within);
    },
    list: (query) => listMatches(store, filters.get(query.filter), query),
    listByAge: (query) => listMatchesOldestFirst(store, filters.get(query.filter), query),
    count: (filter, bbox) => countMatches(store, filters.get(filter), bbox),
    countFacets: (filter, bbox, days) =>
      countFacetsExcludingReview(store, (one) => filters.get(one), filter, bbox, days),
    findMatches: (filter, ids, bbox) => filterMatchingIds(store, filters.get(filter), ids, bbox),
    comparableHomes: (query) => findComparableHomes(store, filters.get({ subtype: query.subtype }), query),
    nearest: (filter, from) => findNearestMatchArea(store, filters.get(filter), from),
    clusters: (bbox, zoom, filter, layer = 'open') => findClustersInView(store, filters.get(filter), bbox, zoom, layer),
    rateCells: (address, filter) => buildRateCells(store, filters.get(filter), address),
    ratesByPlace: (filter, places) => computeRatesByPlace(store, filters.get(filter), places),
    rateSpread: (filter) => computeRateQuartiles(store, filters.get(filter)),
    cluster: (cell, filter) => summarizeCluster(store, filters.get(filter), cell),
    size() {
      const rows = store.base.n - store.dead + store.delta.n;
      return { rows, delta: store.delta.n, bytes: measureMemory(store).total };
    },
    memory: () => measureMemory(store),
    settled: async () => void (await building),
  };
}
