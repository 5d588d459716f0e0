import { type Columns, shared } from './columns.ts';
import { mortonCode } from './morton.ts';
import { computeRowHashIntoShared, rowHash } from './row-hash.ts';

/**
 * A cell of step `j` has `2^-j` of the root square's side; its key is its Morton number. A coarser cell's rows are
 * contiguous too, so only the finest starts are stored.
 */
export type CellDirectory = {
  depth: number;
  /** 4^depth + 1 row numbers. */
  starts: Uint32Array;
  /** Coarsest first; see `countCoarserCells`. */
  sum1: Uint32Array;
  sum2: Uint32Array;
};

/** So that keys and starts are small integers. */
const MAX_DEPTH = 12;
const CELLS_BEFORE = Array.from({ length: MAX_DEPTH + 2 }, (_, step) => (4 ** step - 1) / 3);

export const countCoarserCells = (step: number): number => CELLS_BEFORE[step];

/** About four rows per cell if they were spread evenly. */
const depthFor = (n: number, bits: number): number =>
  Math.min(bits, MAX_DEPTH, Math.max(3, Math.round(Math.log2(Math.max(1, n / 4)) / 2)));

export function buildCellDirectory(columns: Columns, bits: number): CellDirectory {
  const n = columns.x.length;
  const depth = depthFor(n, bits);
  const starts = shared.u32(4 ** depth + 1);
  const sum1 = shared.u32(countCoarserCells(depth + 1));
  const sum2 = shared.u32(countCoarserCells(depth + 1));
  const directory = { depth, starts, sum1, sum2 };
  for (let row = 0; row < n; row++) {
    starts[cellKeyOfRow(directory, columns, bits, row) + 1]++;
    addToHashSums(directory, columns, bits, row, 1, depth);
  }
  for (let key = 0; key < 4 ** depth; key++) starts[key + 1] += starts[key];
  for (let step = depth; step > 0; step--) {
    const from = countCoarserCells(step);
    const to = countCoarserCells(step - 1);
    for (let key = 0; key < 4 ** step; key++) {
      sum1[to + (key >>> 2)] += sum1[from + key];
      sum2[to + (key >>> 2)] += sum2[from + key];
    }
  }
  return directory;
}

export function cellKeyOfRow({ depth }: CellDirectory, { x, y }: Columns, bits: number, row: number): number {
  return mortonCode(x[row] >>> (bits - depth), y[row] >>> (bits - depth));
}

export function addToHashSums(
  directory: CellDirectory,
  columns: Columns,
  bits: number,
  row: number,
  sign: 1 | -1,
  coarsest = 0,
): void {
  computeRowHashIntoShared(columns, row);
  let key = cellKeyOfRow(directory, columns, bits, row);
  for (let step = directory.depth; step >= coarsest; step--, key >>>= 2) {
    directory.sum1[countCoarserCells(step) + key] += sign * rowHash.h1;
    directory.sum2[countCoarserCells(step) + key] += sign * rowHash.h2;
  }
}

export const firstRowOfCell = (directory: CellDirectory, step: number, key: number): number =>
  directory.starts[key << (2 * (directory.depth - step))];

/** Whole cells inside a rectangle, and the finest cells on its edge. */
export type CellVisitor = {
  whole(step: number, key: number, start: number, end: number): void;
  /** Some of these rows may be outside. */
  cut(start: number, end: number): void;
};

export function visitCells(
  directory: CellDirectory,
  bits: number,
  rect: { x0: number; y0: number; x1: number; y1: number },
  visitor: CellVisitor,
): void {
  const descend = (step: number, cx: number, cy: number): void => {
    const side = 2 ** (bits - step);
    const left = cx * side;
    const top = cy * side;
    if (left >= rect.x1 || top >= rect.y1 || left + side <= rect.x0 || top + side <= rect.y0) return;
    const key = mortonCode(cx, cy);
    const start = firstRowOfCell(directory, step, key);
    const end = firstRowOfCell(directory, step, key + 1);
    if (start === end) return;
    if (left >= rect.x0 && top >= rect.y0 && left + side <= rect.x1 && top + side <= rect.y1)
      visitor.whole(step, key, start, end);
    else if (step === directory.depth) visitor.cut(start, end);
    else for (let child = 0; child < 4; child++) descend(step + 1, cx * 2 + (child & 1), cy * 2 + (child >>> 1));
  };
  descend(0, 0, 0);
}
