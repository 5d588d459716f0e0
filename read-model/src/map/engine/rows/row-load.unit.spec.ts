import { TRICITY_REGION } from '@naksha/events/kernel';
import { expect, it } from 'vitest';
import { allocateColumns, type Columns, readNumberAttributeOrZero } from '../base/columns.ts';
import { sampleRows } from '../testing/sample-rows.ts';
import { toRootSquare } from './root-square.ts';
import { writeRowToColumns } from './row-facts.ts';
import { RowLoad } from './row-load.ts';
import { Vocabulary } from './vocabulary.ts';

const square = toRootSquare(TRICITY_REGION);
const OUTSIDE = { lat: 10, lng: 10 };

it('stores each row as if written alone, and none outside the map', () => {
  const rows = [...sampleRows(2_500)];
  const load = new RowLoad(square);
  for (const [k, row] of rows.entries()) {
    load.add(row);
    if (k % 500 === 0) load.add({ ...row, position: OUTSIDE });
  }
  const { n, columns, terms } = load.added;
  expect([n, terms.offsets.length]).toEqual([rows.length, rows.length + 1]);
  const vocabulary = new Vocabulary();
  const alone = allocateColumns(1);
  for (const [k, row] of rows.entries()) {
    const own = writeRowToColumns(row, square, vocabulary, alone, 0);
    expect([...terms.terms.subarray(terms.offsets[k], terms.offsets[k + 1])]).toEqual([...own!]);
    for (const name of Object.keys(columns).filter((key) => key !== 'numbers') as Exclude<keyof Columns, 'numbers'>[])
      expect(columns[name][k], `${name} of row ${k}`).toBe(alone[name][0]);
    for (let at = 0; at < alone.numbers.length; at++)
      expect(readNumberAttributeOrZero(columns, k, at), `number ${at} of row ${k}`).toBe(
        readNumberAttributeOrZero(alone, 0, at),
      );
  }
  expect(load.vocabulary.size).toBe(vocabulary.size);
  expect([columns.id, terms.terms].map(({ buffer }) => buffer instanceof SharedArrayBuffer)).toEqual([true, true]);
});
