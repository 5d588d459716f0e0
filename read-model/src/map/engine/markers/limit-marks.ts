import type { Markers } from '../filters/kept-tiles.ts';
import { WORLD_BITS } from '../rows/root-square.ts';

/** Halves of a tile's side with 64-px cells; markers have at most one per cell already. */
const FIRST_HALVINGS = 2;

/** Joins a tile's marks in ever larger cells until at most `room` are left. None are left without room. */
export function limitMarks(marks: Markers, room: number, z: number): Markers {
  let fitting = marks;
  for (let halvings = FIRST_HALVINGS; fitting.count.length > room && halvings >= 0; halvings--)
    fitting = joinByCell(fitting, WORLD_BITS - z - halvings);
  return fitting.count.length <= room ? fitting : NO_MARKS;
}

const NO_MARKS: Markers = { x: new Int32Array(0), y: new Int32Array(0), count: new Uint32Array(0) };

function joinByCell({ x, y, count }: Markers, cellBits: number): Markers {
  const cells = new Map<string, { x: number; y: number; count: number }>();
  for (let k = 0; k < count.length; k++) {
    const key = `${x[k] >>> cellBits} ${y[k] >>> cellBits}`;
    const cell = cells.get(key) ?? { x: 0, y: 0, count: 0 };
    cells.set(key, {
      x: cell.x + x[k] * count[k],
      y: cell.y + y[k] * count[k],
      count: cell.count + count[k],
    });
  }
  const joined = [...cells.values()];
  return {
    x: Int32Array.from(joined, (cell) => Math.floor(cell.x / cell.count)),
    y: Int32Array.from(joined, (cell) => Math.floor(cell.y / cell.count)),
    count: Uint32Array.from(joined, (cell) => cell.count),
  };
}
