import { WORLD_BITS } from '../rows/root-square.ts';
import { MarkerGrid } from './marker-grid.ts';

/** A cell has 64 pixels. */
const MERGE_PX = 60;
const CELL_PX = 64;
/**
 * Cells in each direction that affect one cell in a round: its centre, that centre's members, their centres and those
 * centres' competitors.
 */
const REACH = 4;
const ROUNDS = 2;
/** Cells that must be known around a grid: one tile. */
export const HALO = ROUNDS * REACH;

/**
 * A marker without a larger one within reach is a centre, which every other marker near it joins; then markers in one
 * cell merge. A cell's marker depends only on rows within HALO cells.
 */
export class MarkerMerger {
  readonly grid = new MarkerGrid();
  readonly #joined = new MarkerGrid();
  readonly #once = new MarkerGrid();
  #x = new Float64Array(0);
  #y = new Float64Array(0);
  #isCentre = new Uint8Array(0);
  /** For each round, where the marker of each cell went. */
  readonly #went: Int32Array[] = [];
  #home = new Int32Array(0);

  constructor(private readonly traces = false) {}

  merge(): void {
    this.#went.length = 0;
    this.#round(this.grid, this.#once);
    this.#round(this.#once, this.grid);
  }

  /** -1 outside the grid. Only if the merger traces. */
  follow(cell: number): number {
    return this.#went.reduce((at, went) => (at < 0 ? at : went[at]), cell);
  }

  #round(from: MarkerGrid, to: MarkerGrid): void {
    this.#place(from);
    this.#findCentres(from);
    this.#join(from);
    to.reset(from);
    const joined = this.#joined;
    for (let k = 0; k < joined.size; k++) {
      const at = joined.occupied[k];
      const cell = to.cellAt(joined.meanX(at), joined.meanY(at));
      if (cell >= 0) to.add(cell, joined.count[at], joined.sumX[at], joined.sumY[at]);
    }
    if (this.traces) this.#trace(to);
  }

  /** The mean of a cell's centre tells where both are. */
  #trace(to: MarkerGrid): void {
    const joined = this.#joined;
    const homes = this.#home;
    this.#went.push(
      homes.map((home) => (joined.count[home] > 0 ? to.cellAt(joined.meanX(home), joined.meanY(home)) : -1)),
    );
  }

  #place(grid: MarkerGrid): void {
    if (this.#x.length < grid.count.length) {
      this.#x = new Float64Array(grid.count.length);
      this.#y = new Float64Array(grid.count.length);
      this.#isCentre = new Uint8Array(grid.count.length);
    }
    for (let k = 0; k < grid.size; k++) {
      const at = grid.occupied[k];
      this.#x[at] = grid.meanX(at);
      this.#y[at] = grid.meanY(at);
    }
  }

  #findCentres({ occupied, size, count, stride, zoom }: MarkerGrid): void {
    const [x, y, isCentre, reach] = [this.#x, this.#y, this.#isCentre, squaredReach(zoom)];
    const around = neighbours(stride);
    for (let k = 0; k < size; k++) {
      const at = occupied[k];
      isCentre[at] = 1;
      for (let side = 0; side < around.length; side++) {
        const other = at + around[side];
        // An empty cell counts as 0; among equals, the one further north, then west, is larger.
        if (count[other] < count[at] || (count[other] === count[at] && other > at)) continue;
        const dx = x[other] - x[at];
        const dy = y[other] - y[at];
        if (dx * dx + dy * dy < reach) {
          isCentre[at] = 0;
          break;
        }
      }
    }
  }

  #join(grid: MarkerGrid): void {
    const { occupied, size, count, sumX, sumY } = grid;
    const [x, y, isCentre, joined] = [this.#x, this.#y, this.#isCentre, this.#joined];
    const around = neighbours(grid.stride);
    joined.reset(grid);
    if (this.traces) this.#home = new Int32Array(grid.stride * (grid.height + 2));
    for (let k = 0; k < size; k++) {
      const at = occupied[k];
      let home = at;
      let nearest = squaredReach(grid.zoom);
      for (let side = 0; isCentre[at] === 0 && side < around.length; side++) {
        const other = at + around[side];
        if (count[other] === 0 || isCentre[other] === 0) continue;
        const dx = x[other] - x[at];
        const dy = y[other] - y[at];
        if (dx * dx + dy * dy >= nearest) continue;
        home = other;
        nearest = dx * dx + dy * dy;
      }
      joined.add(home, count[at], sumX[at], sumY[at]);
      if (this.traces) this.#home[at] = home;
    }
  }
}

const squaredReach = (zoom: number): number => ((MERGE_PX / CELL_PX) * 2 ** (WORLD_BITS - zoom)) ** 2;

const neighbours = (stride: number): readonly number[] => [
  -stride - 1,
  -stride,
  -stride + 1,
  -1,
  1,
  stride - 1,
  stride,
  stride + 1,
];
