import type { Position } from '@naksha/events/kernel';
import type { Base } from '../base/base.ts';
import { type Bitmap, setBit, setBits } from '../base/bitmap.ts';
import { firstRowOfCell } from '../base/directory.ts';
import { mortonCode } from '../base/morton.ts';
import { positionToUnits, type RootSquare } from '../rows/root-square.ts';

/** The last point connects to the first. */
export type Ring = { x: Float64Array; y: Float64Array };

export function toPolygonRing(poly: readonly Position[], square: RootSquare): Ring {
  const points = poly.map(positionToUnits);
  return {
    x: Float64Array.from(points, (point) => point.x - square.x),
    y: Float64Array.from(points, (point) => point.y - square.y),
  };
}

/** Even-odd rule; points on an edge are inside. Exact for integer units. */
export function isInRing({ x, y }: Ring, px: number, py: number): boolean {
  let inside = false;
  for (let i = 0, j = x.length - 1; i < x.length; j = i++) {
    const side = signedArea(x[j], y[j], x[i], y[i], px, py);
    if (side === 0 && between(x[j], px, x[i]) && between(y[j], py, y[i])) return true;
    if (y[i] > py !== y[j] > py && side > 0 === y[i] > y[j]) inside = !inside;
  }
  return inside;
}

const between = (a: number, value: number, b: number): boolean => Math.min(a, b) <= value && value <= Math.max(a, b);

/** Products reach 2^62, so near zero, where doubles round, exact integers decide. */
function signedArea(ax: number, ay: number, bx: number, by: number, px: number, py: number): number {
  const approximate = (bx - ax) * (py - ay) - (by - ay) * (px - ax);
  if (Math.abs(approximate) > 2 ** 12) return approximate;
  return Number(BigInt(bx - ax) * BigInt(py - ay) - BigInt(by - ay) * BigInt(px - ax));
}

/** Whole cells where no edge is near, single rows elsewhere. */
export function addRowsInRing(bits: Bitmap, base: Base, ring: Ring): void {
  const { directory, columns } = base;
  const descend = (step: number, cx: number, cy: number, edges: readonly number[]): void => {
    const key = mortonCode(cx, cy);
    const start = firstRowOfCell(directory, step, key);
    const end = firstRowOfCell(directory, step, key + 1);
    if (start === end) return;
    const side = 2 ** (base.bits - step);
    const near = edges.filter((edge) => mayEnterCell(ring, edge, cx * side, cy * side, side));
    if (near.length === 0) {
      if (isInRing(ring, cx * side, cy * side)) setBits(bits, start, end);
    } else if (step === directory.depth) {
      for (let row = start; row < end; row++)
        if (isInRing(ring, columns.x[row], columns.y[row])) setBit(bits, row, true);
    } else
      for (let child = 0; child < 4; child++) descend(step + 1, cx * 2 + (child & 1), cy * 2 + (child >>> 1), near);
  };
  descend(0, 0, 0, [...ring.x.keys()]);
}

/** False only if the edge ending at this vertex is certainly outside the cell. */
function mayEnterCell({ x, y }: Ring, edge: number, left: number, top: number, side: number): boolean {
  const from = edge === 0 ? x.length - 1 : edge - 1;
  const [ax, ay, bx, by] = [x[from], y[from], x[edge], y[edge]];
  if (Math.max(ax, bx) < left || Math.min(ax, bx) > left + side) return false;
  if (Math.max(ay, by) < top || Math.min(ay, by) > top + side) return false;
  const turns = [
    signedArea(ax, ay, bx, by, left, top),
    signedArea(ax, ay, bx, by, left + side, top),
    signedArea(ax, ay, bx, by, left, top + side),
    signedArea(ax, ay, bx, by, left + side, top + side),
  ];
  return !(turns.every((value) => value > 0) || turns.every((value) => value < 0));
}
