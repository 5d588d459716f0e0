import type { Base } from '../base/base.ts';
import { type Bitmap, bitmapWordWithinRange, lowestBitIndex } from '../base/bitmap.ts';
import { UNDER_REVIEW } from '../base/columns.ts';
import { cellKeyOfRow, countCoarserCells, firstRowOfCell } from '../base/directory.ts';
import { layerFlip, type MarkerLayer } from './marker-layer.ts';

/** Of homes that are not under review. Steps 0 to `step`, coarsest first. */
export type CellTable = { step: number; count: Uint32Array; sumX: Float64Array; sumY: Float64Array };

export const sums = { count: 0, x: 0, y: 0 };

export function addRowsToClusterSum(
  bits: Bitmap,
  { columns, facets }: Base,
  start: number,
  end: number,
  layer: MarkerLayer,
): void {
  const { x, y } = columns;
  const review = facets.state[UNDER_REVIEW];
  const flip = layerFlip(layer);
  let count = 0;
  let sumX = 0;
  let sumY = 0;
  if (start < end) {
    const last = (end - 1) >>> 5;
    for (let at = start >>> 5; at <= last; at++) {
      // 32 coordinates of at most 26 bits fit 31 bits; integers add faster than doubles.
      let wordX = 0;
      let wordY = 0;
      let word = bitmapWordWithinRange(bits, at, start, end) & (review[at] ^ flip);
      for (; word !== 0; word &= word - 1) {
        const row = (at << 5) + lowestBitIndex(word);
        count++;
        wordX += x[row];
        wordY += y[row];
      }
      sumX += wordX;
      sumY += wordY;
    }
  }
  sums.count = count;
  sums.x = sumX;
  sums.y = sumY;
}

export function createCellTable(step: number): CellTable {
  const cells = countCoarserCells(step + 1);
  return { step, count: new Uint32Array(cells), sumX: new Float64Array(cells), sumY: new Float64Array(cells) };
}

export function fillCellTable(table: CellTable, bits: Bitmap, base: Base): void {
  const { step, count } = table;
  count.fill(0);
  table.sumX.fill(0);
  table.sumY.fill(0);
  const finest = countCoarserCells(step);
  for (let key = 0; key < 4 ** step; key++) {
    const start = firstRowOfCell(base.directory, step, key);
    const end = firstRowOfCell(base.directory, step, key + 1);
    if (start === end) continue;
    addRowsToClusterSum(bits, base, start, end, 'open');
    count[finest + key] = sums.count;
    table.sumX[finest + key] = sums.x;
    table.sumY[finest + key] = sums.y;
  }
  for (let at = count.length - 1; at > 0; at--) {
    const parent = (at - 1) >>> 2;
    count[parent] += count[at];
    table.sumX[parent] += table.sumX[at];
    table.sumY[parent] += table.sumY[at];
  }
}

export function updateCellTable(table: CellTable, base: Base, row: number, sign: 1 | -1): void {
  let key = cellKeyOfRow(base.directory, base.columns, base.bits, row) >>> (2 * (base.directory.depth - table.step));
  for (let step = table.step; step >= 0; step--, key >>>= 2) {
    const at = countCoarserCells(step) + key;
    table.count[at] += sign;
    table.sumX[at] += sign * base.columns.x[row];
    table.sumY[at] += sign * base.columns.y[row];
  }
}
