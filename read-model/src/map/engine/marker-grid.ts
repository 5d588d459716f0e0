import { WORLD_BITS } from './root-square.ts';

/** Cells of a zoom, `x`, `y`, `width` and `height` in cells of it. A clustered tile of zoom z has 8 × 8 cells of zoom z + 3: 64 px each. */
export type CellRect = { zoom: number; x: number; y: number; width: number; height: number };

/** At most one marker a cell: how many rows it stands for and the sums of their absolute coordinates. Row-major. */
export type MarkerGrid = CellRect & { count: Float64Array; sumX: Float64Array; sumY: Float64Array };

export function newGrid(rect: CellRect): MarkerGrid {
  const cells = rect.width * rect.height;
  return { ...rect, count: new Float64Array(cells), sumX: new Float64Array(cells), sumY: new Float64Array(cells) };
}

export function addMarker(grid: MarkerGrid, at: number, count: number, sumX: number, sumY: number): void {
  grid.count[at] += count;
  grid.sumX[at] += sumX;
  grid.sumY[at] += sumY;
}

/** The cell of a place in absolute units, or -1 outside of the grid. */
export function cellAt({ zoom, x, y, width, height }: CellRect, px: number, py: number): number {
  const shift = WORLD_BITS - zoom;
  const column = (px >>> shift) - x;
  const row = (py >>> shift) - y;
  return column >= 0 && row >= 0 && column < width && row < height ? row * width + column : -1;
}

/** The mean's unit. Sums are whole and below 2^53, so it is the same however they were added up. */
export const meanX = (grid: MarkerGrid, at: number): number => Math.floor(grid.sumX[at] / grid.count[at]);
export const meanY = (grid: MarkerGrid, at: number): number => Math.floor(grid.sumY[at] / grid.count[at]);
