import { describe, expect, it } from 'vitest';
import { type Columns, copyRow, newColumns, readBedrooms, readState } from './columns.ts';

describe('columns', () => {
  it('lie in memory that threads share, a place a row', () => {
    for (const column of Object.values(newColumns(3))) {
      expect(column).toHaveLength(3);
      expect(column.buffer).toBeInstanceOf(SharedArrayBuffer);
    }
  });

  it('copy all of a row, and no other row', () => {
    const [from, to] = [newColumns(2), newColumns(3)];
    const names = Object.keys(from) as (keyof Columns)[];
    names.forEach((name, k) => {
      from[name].set([7, 100 + k]);
      to[name].set([1, 2, 3]);
    });
    copyRow(from, 1, to, 2);
    names.forEach((name, k) => {
      expect([...to[name]], name).toEqual([1, 2, 100 + k]);
    });
  });

  it('keep what was not asked for out of state and bedrooms', () => {
    const columns = newColumns(2);
    columns.facets.set([0b11_1100011_10_1111, 0b01_0000000_01_0000]);
    expect([readState(columns, 0), readBedrooms(columns, 0)]).toEqual([2, 99]);
    expect([readState(columns, 1), readBedrooms(columns, 1)]).toEqual([1, 0]);
  });
});
