import { describe, expect, it } from 'vitest';
import { MarkerGrid } from './marker-grid.ts';

const shape = { zoom: 20, x: 100, y: 200, width: 3, height: 2 };
/** Units per cell of zoom 20. */
const CELL = 2 ** 10;
const open = (): MarkerGrid => {
  const grid = new MarkerGrid();
  grid.reset(shape);
  return grid;
};

describe('a marker grid', () => {
  it('has an entry for each cell, and an empty margin', () => {
    const grid = open();
    const places = [0, 1].flatMap((row) => [0, 1, 2].map((column) => grid.at(column, row)));
    expect(places).toEqual([6, 7, 8, 11, 12, 13]);
    expect(grid.count).toHaveLength(5 * 4);
    expect(grid.at(1, 1) - grid.at(1, 0)).toBe(grid.stride);
  });

  it('finds the cell of a position, and none outside', () => {
    const grid = open();
    const at = (column: number, row: number) => grid.cellAt((100 + column) * CELL, (200 + row) * CELL);
    expect([at(0, 0), at(2, 0), at(0, 1), at(2, 1)]).toEqual([6, 8, 11, 13]);
    expect(grid.cellAt(101 * CELL - 1, 201 * CELL - 1)).toBe(6);
    expect([at(-1, 0), at(0, -1), at(3, 0), at(0, 2)]).toEqual([-1, -1, -1, -1]);
  });

  it('sums rows, and finds the unit of their mean', () => {
    const grid = open();
    grid.add(6, 1, 10, 20);
    grid.add(6, 2, 21, 43);
    grid.add(8, 1, 5, 6);
    expect([grid.count[6], grid.meanX(6), grid.meanY(6)]).toEqual([3, 10, 21]);
    expect([grid.size, ...grid.occupied.subarray(0, 2)]).toEqual([2, 6, 8]);
  });

  it('is empty again for the next query, of any shape', () => {
    const grid = open();
    const { count } = grid;
    grid.add(6, 1, 10, 20);
    grid.add(13, 4, 10, 20);
    grid.reset({ ...shape, zoom: 21, width: 2 });
    expect(grid).toMatchObject({ zoom: 21, width: 2, height: 2, stride: 4, size: 0 });
    expect(grid.count).toBe(count);
    for (const column of [grid.count, grid.sumX, grid.sumY])
      expect([...column].some((value) => value !== 0)).toBe(false);
    grid.reset({ ...shape, width: 30, height: 40 });
    for (const column of [grid.count, grid.sumX, grid.sumY, grid.occupied]) expect(column).toHaveLength(32 * 42);
  });
});
