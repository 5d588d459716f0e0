import type { PlaceRing, Position } from '@naksha/events/kernel';
import type { StreetGraph } from './street-graph.ts';
import type { TravelTimes } from './travel-times.ts';

/** Metres: a block of houses. */
const CELL_M = 150;

/** Of the cells around reachable streets, and of the gaps in them: a shape to draw, while `TravelTimes` is exact. */
export function computeIsochrone(graph: StreetGraph, times: TravelTimes, seconds: number): PlaceRing[] {
  const cells = new Cells(spanOf(graph.x), spanOf(graph.y));
  for (let edge = 0; edge < graph.from.length; edge++) {
    const [a, b] = [graph.from[edge], graph.to[edge]];
    const [left, right] = [seconds - times.seconds[a], seconds - times.seconds[b]];
    if (left < 0 && right < 0) continue;
    const whole = times.edgeSeconds(edge);
    if (left >= 0) cells.addLine(graph, a, b, Math.min(1, left / whole));
    if (right >= 0) cells.addLine(graph, b, a, Math.min(1, right / whole));
  }
  return cells.toRings((column, row) => graph.toPosition(column * CELL_M, row * CELL_M));
}

const round = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

type Corner = readonly [number, number];

/** Outlines of the cells that are reached, from corners of cells to positions. */
export function outlineReachedCells(
  columns: number,
  rows: number,
  isReached: (column: number, row: number) => boolean,
  toPosition: (column: number, row: number) => Position,
): PlaceRing[] {
  const cells = new Cells([-1, columns + 2], [-1, rows + 2]);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) if (isReached(column, row)) cells.fill(column, row);
  return cells.toRings(toPosition);
}

/** With an empty cell around it. */
class Cells {
  readonly #column: number;
  readonly #row: number;
  readonly #columns: number;
  readonly #filled: Uint8Array;

  constructor([column, columns]: readonly [number, number], [row, rows]: readonly [number, number]) {
    [this.#column, this.#columns] = [column, columns];
    this.#row = row;
    this.#filled = new Uint8Array(columns * rows);
  }

  fill(column: number, row: number): void {
    this.#filled[(row - this.#row) * this.#columns + column - this.#column] = 1;
  }

  toRings(toPosition: (column: number, row: number) => Position): PlaceRing[] {
    return this.#traceOutlines().map((ring) =>
      ring.map(([column, row]) => {
        const { lat, lng } = toPosition(column, row);
        return [round(lng), round(lat)] as const;
      }),
    );
  }

  /** The four cells around the nearest corner. */
  addLine({ x, y }: StreetGraph, from: number, to: number, along: number): void {
    const [dx, dy] = [(x[to] - x[from]) * along, (y[to] - y[from]) * along];
    const steps = Math.max(1, Math.ceil(Math.hypot(dx, dy) / (CELL_M / 2)));
    for (let step = 0; step <= steps; step++) {
      const c = Math.round((x[from] + (dx * step) / steps) / CELL_M) - this.#column;
      const r = Math.round((y[from] + (dy * step) / steps) / CELL_M) - this.#row;
      const cell = r * this.#columns + c;
      this.#filled[cell] = 1;
      this.#filled[cell - 1] = 1;
      this.#filled[cell - this.#columns] = 1;
      this.#filled[cell - this.#columns - 1] = 1;
    }
  }

  /** Sides of cells without a neighbour, put end to end. */
  #traceOutlines(): Corner[][] {
    const [columns, filled] = [this.#columns, this.#filled];
    const next = new Map<number, number[]>();
    const add = (from: number, to: number) => {
      const known = next.get(from);
      if (known) known.push(to);
      else next.set(from, [to]);
    };
    for (let cell = 0; cell < filled.length; cell++) {
      if (filled[cell] === 0) continue;
      if (filled[cell - columns] === 0) add(cell, cell + 1);
      if (filled[cell + 1] === 0) add(cell + 1, cell + columns + 1);
      if (filled[cell + columns] === 0) add(cell + columns + 1, cell + columns);
      if (filled[cell - 1] === 0) add(cell + columns, cell);
    }
    const rings: Corner[][] = [];
    for (const [start, ways] of next)
      while (ways.length > 0) {
        const ring: Corner[] = [];
        let at = start;
        do {
          const options = next.get(at)!;
          const corner = this.#cornerAt(at);
          const before = ring.at(-1);
          // Where two cells touch at a corner, the ring turns left and stays around one of them.
          const left = before ? options.findIndex((to) => isLeft(before, corner, this.#cornerAt(to))) : 0;
          const [to] = options.splice(options.length > 1 ? Math.max(left, 0) : 0, 1);
          if (!before || turns(before, corner, this.#cornerAt(to))) ring.push(corner);
          at = to;
        } while (at !== start);
        // It may have begun within a side.
        rings.push(turns(ring[ring.length - 1], ring[0], ring[1]) ? ring : ring.slice(1));
      }
    return rings;
  }

  #cornerAt(cell: number): Corner {
    return [(cell % this.#columns) + this.#column, Math.floor(cell / this.#columns) + this.#row];
  }
}

/** The first cell and their number. */
function spanOf(metres: Float64Array): [number, number] {
  let [least, most] = [0, 0];
  for (const one of metres) [least, most] = [Math.min(least, one), Math.max(most, one)];
  const first = Math.floor(least / CELL_M) - 2;
  return [first, Math.ceil(most / CELL_M) + 3 - first];
}

const turns = (a: Corner, b: Corner, c: Corner): boolean => (a[0] === b[0]) !== (b[0] === c[0]);

const isLeft = (a: Corner, b: Corner, c: Corner): boolean =>
  (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]) > 0;
