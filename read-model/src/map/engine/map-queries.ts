import type { BBox, MapFilter, PlaceId, PlaceReach, Position, TileAddress } from '@naksha/events/kernel';
import type { MarkerLayer } from './filters/marker-layer.ts';
import type { ComparableHomes, ComparableQuery } from './lists/comparable-homes.ts';
import type { CountingDays, FacetCounts } from './lists/count-facets.ts';
import type { AgeQuery, ListedByAge } from './lists/list-by-age.ts';
import type { Listed, ListQuery } from './lists/list-query.ts';
import type { Nearest } from './lists/nearest-matches.ts';
import type { ClusterSummary } from './markers/summarize-cluster.ts';
import type { Cluster } from './markers/view-clusters.ts';
import type { RateCell } from './rates/rate-cells.ts';
import type { RateQuartiles } from './rates/rate-sample.ts';
import type { RatesByPlace } from './rates/rates-by-place.ts';
import type { MapChange, MapRow } from './rows/map-row.ts';

export type { Cluster, ClusterSummary, Listed, ListQuery };

/**
 * The single matcher, so that map, list and counts agree. Pure: results depend only on rows and query, not on the
 * order of changes.
 */
export interface MapQueries {
  /** Uncompressed Mapbox Vector Tile. */
  tile(address: TileAddress, filter: MapFilter): Uint8Array;
  /** All rows that the tile and its halo could show, with any filter. */
  contentDigest(address: TileAddress): string;
  /** Before filters with it are used, so that they do not block other requests. */
  prepareReach(within: PlaceReach): Promise<void>;
  /** Not comparable between processes. */
  revision(): number;
  /** Without homes under review. @throws Problem 422 on a cursor of another query */
  list(query: ListQuery): Listed;
  /** Oldest first, for crawling all listings. */
  listByAge(query: AgeQuery): ListedByAge;
  count(filter: MapFilter, bbox?: BBox): { total: number; underReview: number };
  findMatches(filter: MapFilter, ids: readonly number[], bbox?: BBox): number[];
  countFacets(filter: MapFilter, bbox: BBox | undefined, days: CountingDays): FacetCounts;
  comparableHomes(query: ComparableQuery): ComparableHomes;
  nearest(filter: MapFilter, from: Position): Nearest | undefined;
  /** `zoom`: of 256-px tiles. `layer`: homes that can be opened by default. */
  clusters(bbox: BBox, zoom: number, filter: MapFilter, layer?: MarkerLayer): Cluster[];
  rateCells(address: TileAddress, filter: MapFilter): RateCell[];
  ratesByPlace(filter: MapFilter, places: readonly PlaceId[]): RatesByPlace;
  rateSpread(filter: MapFilter): RateQuartiles;
  /** A cell is an eighth of the tile's side, three zooms deeper. */
  cluster(cell: TileAddress, filter: MapFilter): ClusterSummary;
}

/** The engine serves the old rows meanwhile. For each ID, the last row counts. */
export type MapLoad = {
  add(row: MapRow): void;
  /** @throws if the base cannot be built or another load ended meanwhile; the old rows stay */
  end(): Promise<void>;
};

export interface MapEngine extends MapQueries {
  startLoad(): MapLoad;
  /** @returns the LIVE_CELL_ZOOM tiles, `x/y`, in which something changed */
  apply(changes: readonly MapChange[]): string[];
  size(): { rows: number; delta: number; bytes: number };
}
