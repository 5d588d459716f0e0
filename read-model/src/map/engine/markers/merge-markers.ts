import { WORLD_BITS } from '../rows/root-square.ts';
import { MarkerGrid } from './marker-grid.ts';

/** Markers closer than this many of a cell's 64 pixels become one. */
const MERGE_PX = 60;
const CELL_PX = 64;
/** Cells that a round's outcome in one cell can depend on, in each direction: it, its centre, that centre's members, their centres and those's rivals. */
const REACH = 4;
const ROUNDS = 2;
/** Cells around a grid that must be known for its inside to be right: a whole tile. */
export const HALO = ROUNDS * REACH;

/**
 * Joins near markers. In a round a marker that has no larger one within reach is a centre, and every other joins the nearest
 * centre within reach; then markers whose means have come to lie in one cell become one. So no more than one is left
 * in a cell, it lies in that cell, and it depends on no more than the rows within HALO cells.
 */
export class MarkerMerger {
  /** What `merge` reads and writes. */
  readonly grid = new MarkerGrid();
  readonly #joined = new MarkerGrid();
  readonly #once = new MarkerGrid();
  #x = new Float64Array(0);
  #y = new Float64Array(0);
  #isCentre = new Uint8Array(0);
  /** For each round, where the marker of a cell has gone. Kept by a tracing merger alone. */
  readonly #went: Int32Array[] = [];
  #home = new Int32Array(0);

  /** @param traces whether `follow` will be asked */
  constructor(private readonly traces = false) {}

  merge(): void {
    this.#went.length = 0;
    this.#round(this.grid, this.#once);
    this.#round(this.#once, this.grid);
  }

  /** The cell in which the rows of a cell have ended, -1 beyond the grid. Of a merger that traces. */
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

  /** Every cell that had a marker has a home by now, and that one's mean says where both are. */
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
        // An empty cell counts 0; of equals, the one further north, then west, is the larger.
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
