import type { BBox } from '@naksha/events/kernel';
import type { CompiledFilter } from './compiled-filter.ts';
import { fillGrid } from './fill-grid.ts';
import type { Cluster } from './map-queries.ts';
import { type MarkerGrid, meanX, meanY } from './marker-grid.ts';
import { HALO, mergeMarkers } from './merge-markers.ts';
import { CELL_ZOOMS, LAST_CLUSTERED, rowsByPoint } from './render-tile.ts';
import { positionOf, type Rect, rectOf, tileRect, WORLD_BITS } from './root-square.ts';
import type { RowStore } from './row-store.ts';
import { contains } from './visit-matches.ts';

/** A view's markers, the same that its tiles carry. @param zoom of the 256-px kind */
export function viewClusters(store: RowStore, filter: CompiledFilter, bbox: BBox, zoom: number): Cluster[] {
  const view = clipped(rectOf(bbox), store);
  const z = Math.floor(zoom) - 1;
  if (z > LAST_CLUSTERED)
    return [...rowsByPoint(store, filter, view)].map((rows) => ({
      position: positionOf(
        rows[0].columns.x[rows[0].row] + store.square.x + 0.5,
        rows[0].columns.y[rows[0].row] + store.square.y + 0.5,
      ),
      count: rows.length,
    }));
  const grid = mergedView(store, filter, view, z);
  const clusters: Cluster[] = [];
  for (let at = 0; at < grid.count.length; at++) {
    if (grid.count[at] === 0) continue;
    const [x, y] = [meanX(grid, at), meanY(grid, at)];
    if (contains(view, x, y)) clusters.push({ position: positionOf(x + 0.5, y + 0.5), count: grid.count[at] });
  }
  return clusters;
}

/** The merged markers of a rectangle of absolute units and those around it; the outermost HALO cells may be wrong. */
function mergedView(store: RowStore, filter: CompiledFilter, view: Rect, z: number): MarkerGrid {
  const zoom = z + CELL_ZOOMS;
  const side = 2 ** (WORLD_BITS - zoom);
  const x = Math.floor(view.x0 / side) - HALO;
  const y = Math.floor(view.y0 / side) - HALO;
  const width = Math.ceil(view.x1 / side) + HALO - x;
  const height = Math.ceil(view.y1 / side) + HALO - y;
  return mergeMarkers(fillGrid(store, filter, { zoom, x, y, width, height }));
}

/** Nothing lies outside the square, however large a box was asked for. */
function clipped(rect: Rect, { square }: RowStore): Rect {
  const whole = tileRect(square.level, 0, 0);
  return {
    x0: Math.max(rect.x0, square.x),
    y0: Math.max(rect.y0, square.y),
    x1: Math.max(square.x, Math.min(rect.x1, square.x + whole.x1)),
    y1: Math.max(square.y, Math.min(rect.y1, square.y + whole.y1)),
  };
}
