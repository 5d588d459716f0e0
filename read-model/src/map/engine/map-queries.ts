import type { BBox, MapFilter, PlaceId, Position, TileAddress } from '@naksha/events/kernel';
import type { ComparableHomes, ComparableQuery } from './lists/comparable-homes.ts';
import type { FacetCounts } from './lists/count-facets.ts';
import type { AgeQuery, ListedByAge } from './lists/list-by-age.ts';
import type { Listed, ListQuery } from './lists/list-query.ts';
import type { Nearest } from './lists/nearest-matches.ts';
import type { ClusterSummary } from './markers/summarize-cluster.ts';
import type { Cluster } from './markers/view-clusters.ts';
import type { RateCell } from './rates/rate-cells.ts';
import type { RateSpread } from './rates/rate-sample.ts';
import type { RatesByPlace } from './rates/rates-by-place.ts';
import type { MapChange, MapRow } from './rows/map-row.ts';

export type { Cluster, ClusterSummary, Listed, ListQuery };

/**
 * The one matcher: map, list beside it and counts agree because they all ask this.
 * Pure: no I/O, clock or chance. Its answers depend on the rows and the query only, never on how rows got there.
 */
export interface MapQueries {
  /** The tile as an uncompressed Mapbox Vector Tile; empty bytes where nothing matches. */
  tile(address: TileAddress, filter: MapFilter): Uint8Array;
  /** Hash of all that the tile and its halo could show, whatever the filter. */
  contentDigest(address: TileAddress): string;
  /** Another number whenever the rows have changed; says nothing about other processes. */
  contents(): number;
  /** Verified and stale listings in order; those under review are counted apart. Throws `Problem` 422 on a foreign cursor. */
  list(query: ListQuery): Listed;
  /** The same by numbered pages, the oldest first, for whoever goes through all of them. */
  listByAge(query: AgeQuery): ListedByAge;
  count(filter: MapFilter, bbox?: BBox): { total: number; underReview: number };
  /** How many homes of a view each option of each parameter finds, with the filter's other conditions. */
  countFacets(filter: MapFilter, bbox?: BBox): FacetCounts;
  /** Homes of one kind around a place that cost about as much. */
  comparableHomes(query: ComparableQuery): ComparableHomes;
  /** Where the matches nearest to a point are; undefined where there are none at all. */
  nearest(filter: MapFilter, from: Position): Nearest | undefined;
  /** Merged markers of a view at a 256-px zoom, for the first paint. */
  clusters(bbox: BBox, zoom: number, filter: MapFilter): Cluster[];
  /** What a square foot of the matches costs in each cell of a tile. */
  rateCells(address: TileAddress, filter: MapFilter): RateCell[];
  /** The same place by place, however far apart its homes lie. */
  ratesByPlace(filter: MapFilter, places: readonly PlaceId[]): RatesByPlace;
  /** The same of all matches together, and how far apart they lie. */
  rateSpread(filter: MapFilter): RateSpread;
  /** What the marker in a cell of a clustered tile stands for; a cell is an eighth of its side, three zooms further. */
  cluster(cell: TileAddress, filter: MapFilter): ClusterSummary;
}

/** All rows on their way into the engine, which goes on showing what it had; of those with one id the last on the map counts. */
export type MapLoad = {
  add(row: MapRow): void;
  /**
   * Ends once these rows are shown in place of all others, and what was applied since it was called with them.
   * @throws where their base can't be built, or another load was ended meanwhile; what was shown still is
   */
  end(): Promise<void>;
};

export interface MapEngine extends MapQueries {
  /** Begins to replace every row. */
  startLoad(): MapLoad;
  /** @returns the LIVE_CELL_ZOOM tiles, `x/y`, where something was or is now different */
  apply(changes: readonly MapChange[]): string[];
  size(): { rows: number; delta: number; bytes: number };
}
