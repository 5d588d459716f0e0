import { bitmapWordWithinRange, lowestBitIndex } from '../base/bitmap.ts';
import { UNDER_REVIEW } from '../base/columns.ts';
import { countCoarserCells, firstRowOfCell } from '../base/directory.ts';
import { mortonCode } from '../base/morton.ts';
import { addRowsToClusterSum, type CellTable, sums } from '../filters/cell-table.ts';
import { type CompiledFilter, findOrFillCellTable, matchesRow } from '../filters/compiled-filter.ts';
import { isInLayer, layerFlip, type MarkerLayer } from '../filters/marker-layer.ts';
import { WORLD_BITS } from '../rows/root-square.ts';
import type { RowStore } from '../rows/row-store.ts';
import type { MarkerGrid } from './marker-grid.ts';

export function fillGrid(store: RowStore, filter: CompiledFilter, grid: MarkerGrid, layer: MarkerLayer): void {
  const { square, base, delta } = store;
  const step = Math.max(square.aligned, grid.zoom) - square.level;
  // Homes under review are few: summing them is fast without a table.
  const table = layer === 'open' ? findOrFillCellTable(filter, base, step) : undefined;
  if (table) addTableCells(store, table, grid, step);
  else if (step <= base.directory.depth) addCells(store, filter, grid, step, layer);
  else addRows(store, filter, grid, layer);

  const { columns, terms } = delta;
  for (let row = 0; row < delta.n; row++) {
    const x = columns.x[row] + square.x;
    const y = columns.y[row] + square.y;
    const at = grid.cellAt(x, y);
    if (at < 0 || !isInLayer(columns, row, layer)) continue;
    if (matchesRow(filter, columns, row, terms[row])) grid.add(at, 1, x, y);
  }
}

/** `x0 ≤ cx < x1`, counted from the square's corner. */
function findCells({ square }: RowStore, grid: MarkerGrid, step: number) {
  const side = 2 ** (square.bits - step);
  const span = 2 ** (WORLD_BITS - grid.zoom);
  const clip = (cell: number) => Math.min(2 ** step, Math.max(0, cell));
  return {
    side,
    x0: clip(Math.floor((grid.x * span - square.x) / side)),
    y0: clip(Math.floor((grid.y * span - square.y) / side)),
    x1: clip(Math.ceil(((grid.x + grid.width) * span - square.x) / side)),
    y1: clip(Math.ceil(((grid.y + grid.height) * span - square.y) / side)),
  };
}

/** Index cells equal the grid's cells, or each lies inside one. */
function addTableCells(store: RowStore, { count, sumX, sumY }: CellTable, grid: MarkerGrid, step: number): void {
  const { square } = store;
  const { side, x0, y0, x1, y1 } = findCells(store, grid, step);
  const before = countCoarserCells(step);
  for (let cy = y0; cy < y1; cy++) {
    for (let cx = x0; cx < x1; cx++) {
      const key = before + mortonCode(cx, cy);
      const rows = count[key];
      if (rows === 0) continue;
      const at = grid.cellAt(cx * side + square.x, cy * side + square.y);
      if (at >= 0) grid.add(at, rows, sumX[key] + rows * square.x, sumY[key] + rows * square.y);
    }
  }
}

function addCells(store: RowStore, filter: CompiledFilter, grid: MarkerGrid, step: number, layer: MarkerLayer): void {
  const { square, base } = store;
  const { side, x0, y0, x1, y1 } = findCells(store, grid, step);
  for (let cy = y0; cy < y1; cy++) {
    for (let cx = x0; cx < x1; cx++) {
      const key = mortonCode(cx, cy);
      addRowsToClusterSum(
        filter.bits,
        base,
        firstRowOfCell(base.directory, step, key),
        firstRowOfCell(base.directory, step, key + 1),
        layer,
      );
      if (sums.count === 0) continue;
      const at = grid.cellAt(cx * side + square.x, cy * side + square.y);
      if (at >= 0) grid.add(at, sums.count, sums.x + sums.count * square.x, sums.y + sums.count * square.y);
    }
  }
}

/** If the grid is finer than the index, every row is assigned to its cell. */
function addRows(store: RowStore, { bits }: CompiledFilter, grid: MarkerGrid, layer: MarkerLayer): void {
  const { square, base } = store;
  const { columns, directory, facets } = base;
  const review = facets.state[UNDER_REVIEW];
  const flip = layerFlip(layer);
  const { x0, y0, x1, y1 } = findCells(store, grid, directory.depth);
  for (let cy = y0; cy < y1; cy++) {
    for (let cx = x0; cx < x1; cx++) {
      const key = mortonCode(cx, cy);
      const start = directory.starts[key];
      const end = directory.starts[key + 1];
      if (start === end) continue;
      for (let at = start >>> 5; at <= (end - 1) >>> 5; at++) {
        let word = bitmapWordWithinRange(bits, at, start, end) & (review[at] ^ flip);
        for (; word !== 0; word &= word - 1) {
          const row = (at << 5) + lowestBitIndex(word);
          const x = columns.x[row] + square.x;
          const y = columns.y[row] + square.y;
          const cell = grid.cellAt(x, y);
          if (cell >= 0) grid.add(cell, 1, x, y);
        }
      }
    }
  }
}
