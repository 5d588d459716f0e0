import { type BBox, LAST_CLUSTERED_Z, type Position } from '@naksha/events/kernel';
import type { CompiledFilter } from '../filters/compiled-filter.ts';
import type { TileMarkers } from '../filters/kept-tiles.ts';
import { isInLayer, type MarkerLayer } from '../filters/marker-layer.ts';
import { mayHaveRowsInRect } from '../rows/has-rows.ts';
import {
  bboxToRect,
  type Rect,
  rectContainsPoint,
  tileToRect,
  unitsToPosition,
  WORLD_BITS,
} from '../rows/root-square.ts';
import type { RowStore } from '../rows/row-store.ts';
import { groupRowsByPoint } from './rows-by-point.ts';
import { buildTileMarkers, type TileRange } from './tile-markers.ts';

export type Cluster = { position: Position; count: number };

/** More than a large screen shows. */
const SCREEN_TILES = 64;

/** The same as in its tiles; `zoom`: of 256-px tiles. */
export function findClustersInView(
  store: RowStore,
  filter: CompiledFilter,
  bbox: BBox,
  zoom: number,
  layer: MarkerLayer,
): Cluster[] {
  const view = clipToSquare(bboxToRect(bbox), store);
  if (view.x0 >= view.x1 || view.y0 >= view.y1) return [];
  const z = Math.max(0, Math.floor(zoom) - 1);
  const clusters: Cluster[] = [];
  if (z > LAST_CLUSTERED_Z) {
    for (const found of groupRowsByPoint(store, filter, view)) {
      const rows = found.filter(({ columns, row }) => isInLayer(columns, row, layer));
      if (rows.length === 0) continue;
      const [{ columns, row }] = rows;
      clusters.push(clusterAt(columns.x[row] + store.square.x, columns.y[row] + store.square.y, rows.length));
    }
    return clusters;
  }
  const shift = WORLD_BITS - z;
  const range = {
    z,
    x0: view.x0 >>> shift,
    y0: view.y0 >>> shift,
    x1: ((view.x1 - 1) >>> shift) + 1,
    y1: ((view.y1 - 1) >>> shift) + 1,
  };
  for (const { x, y, count } of markersIn(store, filter, range, layer))
    for (let k = 0; k < count.length; k++)
      if (rectContainsPoint(view, x[k], y[k])) clusters.push(clusterAt(x[k], y[k], count[k]));
  return clusters;
}

/** The cost depends on rows rather than on area. */
function markersIn(store: RowStore, filter: CompiledFilter, range: TileRange, layer: MarkerLayer): TileMarkers[] {
  const { z, x0, y0, x1, y1 } = range;
  const [width, height] = [x1 - x0, y1 - y0];
  if (width * height <= SCREEN_TILES) return buildTileMarkers(store, filter, range, layer);
  // A row in a neighbouring tile may belong to a marker here.
  if (!mayHaveRowsInRect(store, tileToRect(z, x0 - 1, y0 - 1, width + 2, height + 2))) return [];
  const [column, row] = [x0 + (width >> 1), y0 + (height >> 1)];
  const halves =
    width > height
      ? [
          { ...range, x1: column },
          { ...range, x0: column },
        ]
      : [
          { ...range, y1: row },
          { ...range, y0: row },
        ];
  return halves.flatMap((half) => markersIn(store, filter, half, layer));
}

const clusterAt = (x: number, y: number, count: number): Cluster => ({
  position: unitsToPosition(x + 0.5, y + 0.5),
  count,
});

/** Nothing is outside the square, however large the box. */
function clipToSquare(rect: Rect, { square }: RowStore): Rect {
  const side = 2 ** square.bits;
  return {
    x0: Math.max(rect.x0, square.x),
    y0: Math.max(rect.y0, square.y),
    x1: Math.min(rect.x1, square.x + side),
    y1: Math.min(rect.y1, square.y + side),
  };
}
