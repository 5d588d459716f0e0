import { addMarker, cellAt, type MarkerGrid, meanX, meanY, newGrid } from './marker-grid.ts';
import { WORLD_BITS } from './root-square.ts';

/** Markers closer than this many of a cell's 64 pixels become one. */
export const MERGE_PX = 60;
export const CELL_PX = 64;
const ROUNDS = 2;
/** Cells that a round's outcome in one cell can depend on, in each direction: it, its centre, that centre's members, their centres and those's rivals. */
const REACH = 4;
/** Cells around a grid that must be known for its inside to be right: a whole tile. */
export const HALO = ROUNDS * REACH;

/**
 * Joins near markers. In a round a marker that has no larger one within reach is a centre, and every other joins the nearest
 * centre within reach; then markers whose means have come to lie in one cell become one. So no more than one is left
 * in a cell, it lies in that cell, and it depends on no more than the rows within HALO cells.
 */
export function mergeMarkers(grid: MarkerGrid): MarkerGrid {
  let merged = grid;
  for (let round = 0; round < ROUNDS; round++) merged = mergeOnce(merged);
  return merged;
}

function mergeOnce(grid: MarkerGrid): MarkerGrid {
  const { width, height, count } = grid;
  const reach = (MERGE_PX / CELL_PX) * 2 ** (WORLD_BITS - grid.zoom);
  const occupied: number[] = [];
  const x = new Float64Array(count.length);
  const y = new Float64Array(count.length);
  for (let at = 0; at < count.length; at++) {
    if (count[at] === 0) continue;
    occupied.push(at);
    x[at] = meanX(grid, at);
    y[at] = meanY(grid, at);
  }

  /** The neighbour that `prefer` ranks first among those within reach, or -1. */
  const search = (at: number, prefer: (candidate: number, distance: number) => boolean): void => {
    const column = at % width;
    const row = (at - column) / width;
    for (let v = Math.max(0, row - 1); v <= Math.min(height - 1, row + 1); v++) {
      for (let u = Math.max(0, column - 1); u <= Math.min(width - 1, column + 1); u++) {
        const other = v * width + u;
        if (count[other] === 0 || other === at) continue;
        const distance = (x[other] - x[at]) ** 2 + (y[other] - y[at]) ** 2;
        if (distance < reach * reach && prefer(other, distance)) return;
      }
    }
  };

  const isCentre = new Uint8Array(count.length);
  for (const at of occupied) {
    isCentre[at] = 1;
    search(at, (other) => {
      const larger = count[other] > count[at] || (count[other] === count[at] && other < at);
      if (larger) isCentre[at] = 0;
      return larger;
    });
  }

  const joined = newGrid(grid);
  for (const at of occupied) {
    let home = at;
    let nearest = Number.POSITIVE_INFINITY;
    if (!isCentre[at])
      search(at, (other, distance) => {
        if (isCentre[other] && distance < nearest) {
          home = other;
          nearest = distance;
        }
        return false;
      });
    addMarker(joined, home, count[at], grid.sumX[at], grid.sumY[at]);
  }

  const placed = newGrid(grid);
  for (let at = 0; at < count.length; at++) {
    if (joined.count[at] === 0) continue;
    const to = cellAt(grid, meanX(joined, at), meanY(joined, at));
    if (to >= 0) addMarker(placed, to, joined.count[at], joined.sumX[at], joined.sumY[at]);
  }
  return placed;
}
