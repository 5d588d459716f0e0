import type { CompiledFilter } from '../filters/compiled-filter.ts';
import { cacheTileMarkers, type TileMarkers } from '../filters/kept-tiles.ts';
import type { MarkerLayer } from '../filters/marker-layer.ts';
import { rectRelativeToSquare, tileToRect } from '../rows/root-square.ts';
import type { RowStore } from '../rows/row-store.ts';
import { fillGrid } from './fill-grid.ts';
import { HALO, MarkerMerger } from './merge-markers.ts';

/** A 512-px tile has 2^3 cells of 64 px per side. */
const CELL_ZOOMS = 3;
const CELLS = 2 ** CELL_ZOOMS;

/** `x0 ≤ x < x1`. */
export type TileRange = { z: number; x0: number; y0: number; x1: number; y1: number };

const merger = new MarkerMerger();

/** Row by row: valid cached ones, and the rest merged together. */
export function buildTileMarkers(
  store: RowStore,
  filter: CompiledFilter,
  range: TileRange,
  layer: MarkerLayer,
): TileMarkers[] {
  const tiles = filter.tiles[layer];
  const { z, x0, y0, x1, y1 } = range;
  const found: (TileMarkers | undefined)[] = [];
  const missing = { z, x0: x1, y0: y1, x1: x0, y1: y0 };
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++) {
      const kept = tiles.get(tileKey(z, x, y));
      const isTrue = kept !== undefined && isCurrent(store, kept, z, x, y);
      found.push(isTrue ? kept : undefined);
      if (isTrue) continue;
      missing.x0 = Math.min(missing.x0, x);
      missing.y0 = Math.min(missing.y0, y);
      missing.x1 = Math.max(missing.x1, x + 1);
      missing.y1 = Math.max(missing.y1, y + 1);
    }
  }
  if (missing.x0 >= missing.x1) return found as TileMarkers[];

  mergeTiles(store, filter, missing, layer);
  return found.map((kept, k) => {
    if (kept) return kept;
    const [x, y] = [x0 + (k % (x1 - x0)), y0 + Math.floor(k / (x1 - x0))];
    const made = cutTile(x - missing.x0, y - missing.y0, store.changes.count);
    cacheTileMarkers(tiles, tileKey(z, x, y), made);
    return made;
  });
}

/** Zoom 15 needs 15 bits each for x and y. */
const tileKey = (z: number, x: number, y: number): number => (z * 2 ** 15 + y) * 2 ** 15 + x;

function isCurrent(store: RowStore, kept: TileMarkers, z: number, x: number, y: number): boolean {
  if (kept.seen === store.changes.count) return true;
  if (store.changes.hasChangesIn(kept.seen, rectRelativeToSquare(store.square, tileToRect(z, x - 1, y - 1, 3))))
    return false;
  kept.seen = store.changes.count;
  return true;
}

function mergeTiles(
  store: RowStore,
  filter: CompiledFilter,
  { z, x0, y0, x1, y1 }: TileRange,
  layer: MarkerLayer,
): void {
  merger.grid.reset({
    zoom: z + CELL_ZOOMS,
    x: x0 * CELLS - HALO,
    y: y0 * CELLS - HALO,
    width: (x1 - x0) * CELLS + 2 * HALO,
    height: (y1 - y0) * CELLS + 2 * HALO,
  });
  fillGrid(store, filter, merger.grid, layer);
  merger.merge();
}

/** Relative to the first merged tile. */
function cutTile(tileX: number, tileY: number, seen: number): TileMarkers {
  const { grid } = merger;
  const cells: number[] = [];
  for (let row = 0; row < CELLS; row++) {
    for (let column = 0; column < CELLS; column++) {
      const at = grid.at(HALO + tileX * CELLS + column, HALO + tileY * CELLS + row);
      if (grid.count[at] > 0) cells.push(at);
    }
  }
  const n = cells.length;
  const made = { x: new Int32Array(n), y: new Int32Array(n), count: new Uint32Array(n), seen };
  for (let k = 0; k < n; k++) {
    made.x[k] = grid.meanX(cells[k]);
    made.y[k] = grid.meanY(cells[k]);
    made.count[k] = grid.count[cells[k]];
  }
  return made;
}
