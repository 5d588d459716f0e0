import { expect, it } from 'vitest';
import { type AddedRows, dropReplacedRows } from './added-rows.ts';
import { allocateColumns } from './columns.ts';

/**
 * Rows with an ID and a price, in columns with spare capacity. A row's terms are its price, repeated as often as the last digit
 * of its ID.
 */
function addRows(...rows: [id: number, price: number][]): AddedRows {
  const columns = allocateColumns(rows.length + 3);
  const offsets = Uint32Array.from([
    0,
    ...rows.map((_, k) => rows.slice(0, k + 1).reduce((sum, [id]) => sum + (id % 10), 0)),
  ]);
  const terms = Uint32Array.from(rows.flatMap(([id, price]) => Array<number>(id % 10).fill(price)));
  for (const [k, [id, price]] of rows.entries()) [columns.id[k], columns.price[k]] = [id, price];
  return { n: rows.length, columns, terms: { offsets, terms } };
}
const told = ({ n, columns, terms }: AddedRows) =>
  Array.from({ length: n }, (_, k) => [
    columns.id[k],
    columns.price[k],
    ...terms.terms.subarray(terms.offsets[k], terms.offsets[k + 1]),
  ]);

it('keeps the last of rows with one id, with its terms; the others keep their order', () => {
  const rows = addRows([33, 1], [2 ** 45 + 2, 2], [33, 3], [11, 4], [2 ** 45 + 2, 5], [33, 6], [0, 7]);
  const left = dropReplacedRows(rows);
  expect(told(left)).toEqual(told(addRows([11, 4], [2 ** 45 + 2, 5], [33, 6], [0, 7])));
  expect(left.terms.offsets).toHaveLength(5);
});

it('maps each id to its row once copying is done', () => {
  for (const rows of [addRows(), addRows([0, 1]), addRows([12, 1], [11, 2])]) expect(dropReplacedRows(rows)).toBe(rows);
});
