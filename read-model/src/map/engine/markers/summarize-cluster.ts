import { SUBTYPES, type Subtype, type TileAddress } from '@naksha/events/kernel';
import { readState, SUBTYPE_MASK, SUBTYPE_SHIFT, UNDER_REVIEW } from '../base/columns.ts';
import type { CompiledFilter } from '../filters/compiled-filter.ts';
import { visitMatches } from '../filters/visit-matches.ts';
import { tileRect } from '../rows/root-square.ts';
import type { RowStore } from '../rows/row-store.ts';
import { fillGrid } from './fill-grid.ts';
import { HALO, MarkerMerger } from './merge-markers.ts';

/** What a cluster stands for. Of those under review nothing but their number. */
export type ClusterSummary = {
  total: number;
  underReview: number;
  /** Rupees, the lowest and the highest; undefined where none is public. */
  price: { min: number; max: number } | undefined;
  /** The most frequent first. */
  kinds: { subtype: Subtype; total: number }[];
};

const SIDE = 2 * HALO + 1;
const merger = new MarkerMerger(true);

/**
 * What the marker in a cell stands for: exactly the rows that its tile joined.
 * @param cell an eighth of a clustered tile's side: its zoom is the tile's and three more
 */
export function summarizeCluster(store: RowStore, filter: CompiledFilter, { z, x, y }: TileAddress): ClusterSummary {
  const { grid } = merger;
  const around = { zoom: z, x: x - HALO, y: y - HALO, width: SIDE, height: SIDE };
  grid.reset(around);
  fillGrid(store, filter, grid);
  merger.merge();
  const own = grid.at(HALO, HALO);
  const counts = new Map<Subtype, number>();
  const summary: ClusterSummary = { total: 0, underReview: 0, price: undefined, kinds: [] };
  visitMatches(store, filter, tileRect(z, around.x, around.y, SIDE), (columns, row) => {
    const from = grid.cellAt(columns.x[row] + store.square.x, columns.y[row] + store.square.y);
    if (from < 0 || merger.follow(from) !== own) return;
    if (readState(columns, row) === UNDER_REVIEW) {
      summary.underReview++;
      return;
    }
    const price = columns.price[row];
    const subtype = SUBTYPES[(columns.facets[row] & SUBTYPE_MASK) >>> SUBTYPE_SHIFT];
    const { min, max } = summary.price ?? { min: price, max: price };
    summary.total++;
    summary.price = { min: Math.min(min, price), max: Math.max(max, price) };
    counts.set(subtype, (counts.get(subtype) ?? 0) + 1);
  });
  summary.kinds = SUBTYPES.flatMap((subtype) => {
    const total = counts.get(subtype);
    return total ? { subtype, total } : [];
  }).sort((a, b) => b.total - a.total);
  return summary;
}
