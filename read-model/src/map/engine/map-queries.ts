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
 * The single matcher: map, list and counts agree because they all use it. Pure, without I/O, clock or randomness. Results depend
 * only on rows and query, not on the order of changes.
 */
export interface MapQueries {
  /** The tile as uncompressed Mapbox Vector Tile; empty if nothing matches. */
  tile(address: TileAddress, filter: MapFilter): Uint8Array;
  /** Hash of all rows that the tile and its halo could show, with any filter. */
  contentDigest(address: TileAddress): string;
  /** Changes whenever the rows change; not comparable between processes. */
  contents(): number;
  /**
   * Verified and stale listings in order; those under review are counted separately. Throws `Problem` 422 on a cursor of another
   * query.
   */
  list(query: ListQuery): Listed;
  /** Numbered pages, oldest first, for crawling all listings. */
  listByAge(query: AgeQuery): ListedByAge;
  count(filter: MapFilter, bbox?: BBox): { total: number; underReview: number };
  /** Those of the ids whose homes match and are public. */
  findMatches(filter: MapFilter, ids: readonly number[], bbox?: BBox): number[];
  /** Number of homes in a view for each option of each parameter, with the filter's other conditions. */
  countFacets(filter: MapFilter, bbox?: BBox): FacetCounts;
  /** Homes of one kind near a place with a similar price. */
  comparableHomes(query: ComparableQuery): ComparableHomes;
  /** The matches nearest to a point; undefined if there are none. */
  nearest(filter: MapFilter, from: Position): Nearest | undefined;
  /** Merged markers of a view at a 256-px zoom, for the first paint. */
  clusters(bbox: BBox, zoom: number, filter: MapFilter): Cluster[];
  /** Price per square foot of the matches in each cell of a tile. */
  rateCells(address: TileAddress, filter: MapFilter): RateCell[];
  /** The same by place, wherever its homes are. */
  ratesByPlace(filter: MapFilter, places: readonly PlaceId[]): RatesByPlace;
  /** The same for all matches together, with quartiles. */
  rateSpread(filter: MapFilter): RateSpread;
  /** Summary of the marker in a cell of a clustered tile; a cell is an eighth of the tile's side, three zooms deeper. */
  cluster(cell: TileAddress, filter: MapFilter): ClusterSummary;
}

/** All rows to load into the engine, which serves the old rows meanwhile. For each ID, the last row on the map counts. */
export type MapLoad = {
  add(row: MapRow): void;
  /**
   * Resolves when these rows, and changes applied since, replace all others.
   * @throws if the base cannot be built or another load ended meanwhile; the old rows stay
   */
  end(): Promise<void>;
};

export interface MapEngine extends MapQueries {
  /** Starts replacing every row. */
  startLoad(): MapLoad;
  /** @returns the LIVE_CELL_ZOOM tiles, `x/y`, in which something changed */
  apply(changes: readonly MapChange[]): string[];
  size(): { rows: number; delta: number; bytes: number };
}
