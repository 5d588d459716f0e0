import { SUBTYPES, type Subtype, type TileAddress } from '@naksha/events/kernel';
import { SUBTYPE_MASK, SUBTYPE_SHIFT } from '../base/columns.ts';
import type { CompiledFilter } from '../filters/compiled-filter.ts';
import { isInLayer } from '../filters/marker-layer.ts';
import { visitMatches } from '../filters/visit-matches.ts';
import { tileToRect } from '../rows/root-square.ts';
import type { RowStore } from '../rows/row-store.ts';
import { fillGrid } from './fill-grid.ts';
import { HALO, MarkerMerger } from './merge-markers.ts';

export type ClusterSummary = {
  total: number;
  /** In the cell itself: they are no part of the cluster. */
  underReview: number;
  price: { min: number; max: number } | undefined;
  kinds: { subtype: Subtype; total: number }[];
};

const SIDE = 2 * HALO + 1;
const merger = new MarkerMerger(true);

/** Exactly the open homes merged in its tile; a cell is an eighth of a tile's side. */
export function summarizeCluster(store: RowStore, filter: CompiledFilter, { z, x, y }: TileAddress): ClusterSummary {
  const { grid } = merger;
  const around = { zoom: z, x: x - HALO, y: y - HALO, width: SIDE, height: SIDE };
  grid.reset(around);
  fillGrid(store, filter, grid, 'open');
  merger.merge();
  const own = grid.at(HALO, HALO);
  const counts = new Map<Subtype, number>();
  const summary: ClusterSummary = { total: 0, underReview: 0, price: undefined, kinds: [] };
  visitMatches(store, filter, tileToRect(z, around.x, around.y, SIDE), (columns, row) => {
    const from = grid.cellAt(columns.x[row] + store.square.x, columns.y[row] + store.square.y);
    if (!isInLayer(columns, row, 'open')) {
      if (from === own) summary.underReview++;
      return;
    }
    if (from < 0 || merger.follow(from) !== own) return;
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
