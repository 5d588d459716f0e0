import { WORLD_BITS } from '../rows/root-square.ts';

/** All in cells. */
export type CellRect = { zoom: number; x: number; y: number; width: number; height: number };

/** Reused between queries; an empty border avoids bounds checks of neighbours. */
export class MarkerGrid {
  zoom = 0;
  x = 0;
  y = 0;
  width = 0;
  height = 0;
  stride = 2;
  count = new Float64Array(0);
  sumX = new Float64Array(0);
  sumY = new Float64Array(0);
  occupied = new Int32Array(0);
  size = 0;

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

  /** -1 outside. */
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

  /** Sums are integers below 2^53, so the order of addition does not matter. */
  meanX(at: number): number {
    return Math.floor(this.sumX[at] / this.count[at]);
  }
  meanY(at: number): number {
    return Math.floor(this.sumY[at] / this.count[at]);
  }
}
