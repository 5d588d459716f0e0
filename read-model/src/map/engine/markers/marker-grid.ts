import { WORLD_BITS } from '../rows/root-square.ts';

/** Cells of a zoom: `x`, `y`, `width` and `height` count cells of it. */
export type CellRect = { zoom: number; x: number; y: number; width: number; height: number };

/**
 * At most one marker a cell: how many rows it stands for, and the sums of their absolute coordinates. One grid serves query
 * after query; an empty rim around the cells spares neighbours' bounds checks.
 */
export class MarkerGrid {
  zoom = 0;
  x = 0;
  y = 0;
  width = 0;
  height = 0;
  /** Distance from a cell to the one below it. */
  stride = 2;
  count = new Float64Array(0);
  sumX = new Float64Array(0);
  sumY = new Float64Array(0);
  /** The cells that have a marker, in the order they got it: the first `size`. */
  occupied = new Int32Array(0);
  size = 0;

  /** Makes it empty and of this shape. */
  reset({ zoom, x, y, width, height }: CellRect): void {
    for (let k = 0; k < this.size; k++) {
      const at = this.occupied[k];
      this.count[at] = 0;
      this.sumX[at] = 0;
      this.sumY[at] = 0;
    }
    this.size = 0;
    Object.assign(this, { zoom, x, y, width, height });
    this.stride = width + 2;
    const cells = this.stride * (height + 2);
    if (cells > this.count.length) {
      this.count = new Float64Array(cells);
      this.sumX = new Float64Array(cells);
      this.sumY = new Float64Array(cells);
      this.occupied = new Int32Array(cells);
    }
  }

  at(column: number, row: number): number {
    return (row + 1) * this.stride + column + 1;
  }

  /** The cell of a place in absolute units, or -1 outside of the grid. */
  cellAt(px: number, py: number): number {
    const shift = WORLD_BITS - this.zoom;
    const column = (px >>> shift) - this.x;
    const row = (py >>> shift) - this.y;
    return column >= 0 && row >= 0 && column < this.width && row < this.height
      ? (row + 1) * this.stride + column + 1
      : -1;
  }

  add(at: number, count: number, sumX: number, sumY: number): void {
    if (this.count[at] === 0) this.occupied[this.size++] = at;
    this.count[at] += count;
    this.sumX[at] += sumX;
    this.sumY[at] += sumY;
  }

  /** The mean's unit. Sums are whole and below 2^53, so it is the same however they were added up. */
  meanX(at: number): number {
    return Math.floor(this.sumX[at] / this.count[at]);
  }
  meanY(at: number): number {
    return Math.floor(this.sumY[at] / this.count[at]);
  }
}
