import { TRICITY_REGION } from '@naksha/events/kernel';
import { describe, expect, it } from 'vitest';
import { hasBit, setBit } from '../base/bitmap.ts';
import { countCoarserCells } from '../base/directory.ts';
import { mortonCode } from '../base/morton.ts';
import { toRootSquare } from '../rows/root-square.ts';
import { RowStore } from '../rows/row-store.ts';
import { sampleRows } from '../testing/sample-rows.ts';
import {
  addRowsToClusterSum,
  type CellTable,
  createCellTable,
  fillCellTable,
  sums,
  updateCellTable,
} from './cell-table.ts';
import { isInLayer, type MarkerLayer } from './marker-layer.ts';

const store = new RowStore(toRootSquare(TRICITY_REGION));
store.load([...sampleRows(500)]);
const { base } = store;
const { x, y } = base.columns;
const rows = [...Array(base.n).keys()];
const everyThird = (): Uint32Array => {
  const bits = new Uint32Array(base.alive.length);
  for (const row of rows) if (row % 3 !== 1) setBit(bits, row, true);
  return bits;
};
const add = (all: readonly number[], layer: MarkerLayer = 'open') => {
  const of = all.filter((row) => isInLayer(base.columns, row, layer));
  return {
    count: of.length,
    x: of.reduce((sum, row) => sum + x[row], 0),
    y: of.reduce((sum, row) => sum + y[row], 0),
  };
};
function expectTable(table: CellTable, bits: Uint32Array): void {
  expect(table.count).toHaveLength(countCoarserCells(table.step + 1));
  for (let step = 0; step <= table.step; step++)
    for (let key = 0; key < 4 ** step; key++) {
      const shift = base.bits - step;
      const own = rows.filter((row) => hasBit(bits, row) && mortonCode(x[row] >>> shift, y[row] >>> shift) === key);
      const at = countCoarserCells(step) + key;
      expect({ count: table.count[at], x: table.sumX[at], y: table.sumY[at] }).toEqual(add(own));
    }
}

describe('counts and sums of the rows of a filter', () => {
  it('are correct for any range of rows', () => {
    const bits = everyThird();
    for (const [start, end] of [
      [0, 500],
      [0, 32],
      [31, 33],
      [32, 64],
      [5, 9],
      [100, 100],
      [101, 100],
      [499, 500],
    ]) {
      const within = rows.slice(start, end).filter((row) => hasBit(bits, row));
      for (const layer of ['open', 'review'] as const) {
        addRowsToClusterSum(bits, base, start, end, layer);
        expect(sums, `${layer}, ${start} to ${end}`).toEqual(add(within, layer));
      }
    }
  });

  it('are correct for each cell on each level, whatever the table contained before', () => {
    for (const step of [0, 1, 3]) {
      const table = createCellTable(step);
      for (const column of [table.count, table.sumX, table.sumY]) column.fill(77);
      fillCellTable(table, everyThird(), base);
      expectTable(table, everyThird());
    }
  });

  it('are updated in all cells when a row is added or removed', () => {
    for (const step of [1, 3]) {
      const table = createCellTable(step);
      const bits = everyThird();
      fillCellTable(table, bits, base);
      const open = rows.filter((row) => isInLayer(base.columns, row, 'open'));
      for (const row of [open[0], open[4], open[250]]) {
        setBit(bits, row, !hasBit(bits, row));
        updateCellTable(table, base, row, hasBit(bits, row) ? 1 : -1);
        expectTable(table, bits);
      }
    }
  });
});
