import { seededRandom } from '@naksha/events/kernel';
import { describe, expect, it } from 'vitest';
import { allocateColumns, type Columns, copyRow } from './columns.ts';
import {
  addToHashSums,
  buildCellDirectory,
  cellKeyOfRow,
  countCoarserCells,
  firstRowOfCell,
  visitCells,
} from './directory.ts';
import { mortonCode, sortRowsByMortonCode } from './morton.ts';
import { computeRowHashIntoShared, rowHash } from './row-hash.ts';

const BITS = 10;
function buildColumns(n: number): Columns {
  const random = seededRandom(9);
  const drawn = allocateColumns(n);
  for (let row = 0; row < n; row++) {
    const side = row % 3 === 0 ? 2 ** BITS : 2 ** (BITS - 3);
    drawn.id[row] = row + 1;
    drawn.x[row] = random() * side;
    drawn.y[row] = random() * side;
  }
  const columns = allocateColumns(n);
  sortRowsByMortonCode(drawn.x, drawn.y, BITS).forEach((from, row) => {
    copyRow(drawn, from, columns, row);
  });
  return columns;
}
const columns = buildColumns(1500);
const rows = [...columns.x.keys()];
const build = () => buildCellDirectory(columns, BITS);
const rowsOfCell = (step: number, key: number) =>
  rows.filter((row) => mortonCode(columns.x[row] >>> (BITS - step), columns.y[row] >>> (BITS - step)) === key);
const sumHashes = (of: readonly number[]): [number, number] =>
  of.reduce<[number, number]>(
    ([sum1, sum2], row) => {
      computeRowHashIntoShared(columns, row);
      return [(sum1 + rowHash.h1) >>> 0, (sum2 + rowHash.h2) >>> 0];
    },
    [0, 0],
  );

describe('the cell directory', () => {
  it('has about four rows per cell, at least three levels, and no more than a coordinate has bits', () => {
    const depth = (n: number, bits = 26) => buildCellDirectory(allocateColumns(n), bits).depth;
    expect([depth(0), depth(1), depth(300), depth(600), depth(4 ** 5), depth(4 ** 6)]).toEqual([3, 3, 3, 4, 4, 5]);
    expect(depth(4 ** 6, 4)).toBe(4);
  });

  it('stores the first row and the hash sum of each cell on each level', () => {
    const directory = build();
    expect(directory.depth).toBe(4);
    expect([directory.starts, directory.sum1, directory.sum2].map(({ length }) => length)).toEqual([257, 341, 341]);
    for (let step = 0; step <= directory.depth; step++)
      for (let key = 0; key < 4 ** step; key++) {
        const own = rowsOfCell(step, key);
        const [start, end] = [firstRowOfCell(directory, step, key), firstRowOfCell(directory, step, key + 1)];
        expect(rows.slice(start, end)).toEqual(own);
        const at = countCoarserCells(step) + key;
        expect([directory.sum1[at], directory.sum2[at]]).toEqual(sumHashes(own));
      }
    expect([0, 1, 2, 3].map(countCoarserCells)).toEqual([0, 1, 5, 21]);
    for (const row of rows) expect(rowsOfCell(4, cellKeyOfRow(directory, columns, BITS, row))).toContain(row);
  });

  it('removes a row from the sums of all its cells and adds it again', () => {
    const directory = build();
    const [before1, before2] = [directory.sum1.slice(), directory.sum2.slice()];
    addToHashSums(directory, columns, BITS, 700, -1);
    const others = rows.filter((row) => row !== 700);
    expect([directory.sum1[0], directory.sum2[0]]).toEqual(sumHashes(others));
    expect([...directory.sum1].filter((sum, at) => sum !== before1[at])).toHaveLength(5);
    addToHashSums(directory, columns, BITS, 700, 1);
    expect([directory.sum1, directory.sum2]).toEqual([before1, before2]);
  });

  it('visits the cells of a rectangle: whole cells as coarse as possible, and each row once', () => {
    const directory = build();
    const visit = (x0: number, y0: number, x1: number, y1: number) => {
      const [whole, cut]: [number[], number[]] = [[], []];
      const steps: number[] = [];
      visitCells(
        directory,
        BITS,
        { x0, y0, x1, y1 },
        {
          whole(step, key, start, end) {
            expect(end).toBeGreaterThan(start);
            expect(rows.slice(start, end)).toEqual(rowsOfCell(step, key));
            steps.push(step);
            whole.push(...rows.slice(start, end));
          },
          cut(start, end) {
            expect(end).toBeGreaterThan(start);
            cut.push(...rows.slice(start, end));
          },
        },
      );
      const inside = (row: number) =>
        columns.x[row] >= x0 && columns.x[row] < x1 && columns.y[row] >= y0 && columns.y[row] < y1;
      expect(whole.filter((row) => !inside(row))).toEqual([]);
      const seen = [...whole, ...cut];
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.filter(inside).sort((a, b) => a - b)).toEqual(rows.filter(inside));
      return { steps, cut };
    };
    expect(visit(0, 0, 1024, 1024)).toEqual({ steps: [0], cut: [] });
    expect(visit(-50, -50, 5000, 5000)).toEqual({ steps: [0], cut: [] });
    expect(visit(0, 0, 512, 1024)).toEqual({ steps: [1, 1], cut: [] });
    expect(visit(512, 512, 1024, 1024)).toEqual({ steps: [1], cut: [] });
    expect(visit(64, 0, 128, 64)).toEqual({ steps: [4], cut: [] });
    expect(visit(1024, 0, 2000, 1024)).toEqual({ steps: [], cut: [] });
    expect(visit(0, 1024, 1024, 2000)).toEqual({ steps: [], cut: [] });
    expect(visit(-9, 0, 0, 1024)).toEqual({ steps: [], cut: [] });
    expect(visit(0, -9, 1024, 0)).toEqual({ steps: [], cut: [] });
    for (const rect of [
      [1, 0, 1024, 1024],
      [0, 1, 1024, 1024],
      [0, 0, 1023, 1024],
      [0, 0, 1024, 1023],
      [30, 40, 31, 41],
      [100, 3, 700, 300],
    ] as [number, number, number, number][])
      expect(visit(...rect).cut).not.toEqual([]);
  });
});
