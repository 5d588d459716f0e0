import { describe, expect, it } from 'vitest';
import {
  allocateColumns,
  type Columns,
  copyRow,
  copyToLargerColumns,
  listColumns,
  readBedroomCount,
  readNumberAttributeOrZero,
  readStateCode,
  writeNumberAttribute,
} from './columns.ts';

describe('columns', () => {
  it('are in memory that threads share, one entry per row', () => {
    const columns = allocateColumns(3);
    writeNumberAttribute(columns, 0, 2, 7, 2);
    expect(listColumns(columns)).toHaveLength(11);
    for (const column of listColumns(columns)) {
      expect(column).toHaveLength(3);
      expect(column.buffer).toBeInstanceOf(SharedArrayBuffer);
    }
  });

  it('copy only one row completely', () => {
    const [from, to] = [allocateColumns(2), allocateColumns(3)];
    const names = Object.keys(from).filter((name) => name !== 'numbers') as Exclude<keyof Columns, 'numbers'>[];
    names.forEach((name, k) => {
      from[name].set([7, 100 + k]);
      to[name].set([1, 2, 3]);
    });
    copyRow(from, 1, to, 2);
    names.forEach((name, k) => {
      expect([...to[name]], name).toEqual([1, 2, 100 + k]);
    });
  });

  it('store numbers in the fewest possible bytes, from the first value on', () => {
    const columns = allocateColumns(2);
    writeNumberAttribute(columns, 1, 0, 0, 1);
    expect(columns.numbers).toEqual([]);
    const largest = { 1: 2 ** 8 - 1, 2: 2 ** 16 - 1, 4: 2 ** 32 - 1 };
    for (const bytes of [1, 2, 4] as const) {
      writeNumberAttribute(columns, 1, bytes, largest[bytes], bytes);
      expect(columns.numbers[bytes]?.byteLength).toBe(2 * bytes);
      expect([0, 1].map((row) => readNumberAttributeOrZero(columns, row, bytes))).toEqual([0, largest[bytes]]);
    }
    expect(readNumberAttributeOrZero(columns, 1, 3)).toBe(0);
    writeNumberAttribute(columns, 1, 1, 0, 1);
    expect(readNumberAttributeOrZero(columns, 1, 1)).toBe(0);
  });

  it('copy numbers and missing values', () => {
    const [from, to] = [allocateColumns(2), allocateColumns(3)];
    writeNumberAttribute(from, 1, 1, 70_000, 4);
    writeNumberAttribute(to, 2, 0, 9, 1);
    writeNumberAttribute(to, 0, 0, 8, 1);
    copyRow(from, 1, to, 2);
    expect([0, 1].map((at) => readNumberAttributeOrZero(to, 2, at))).toEqual([0, 70_000]);
    expect(readNumberAttributeOrZero(to, 0, 0)).toBe(8);
    copyRow(from, 0, to, 2);
    expect(readNumberAttributeOrZero(to, 2, 1)).toBe(0);
    const wider = copyToLargerColumns(to, 6);
    expect(wider.numbers.map((column) => column?.length)).toEqual([6, 6]);
    expect(readNumberAttributeOrZero(wider, 0, 0)).toBe(8);
  });

  it('keep unrelated bits out of state and bedrooms', () => {
    const columns = allocateColumns(2);
    columns.facets.set([0b11_1100011_10_1111, 0b01_0000000_01_0000]);
    expect([readStateCode(columns, 0), readBedroomCount(columns, 0)]).toEqual([2, 99]);
    expect([readStateCode(columns, 1), readBedroomCount(columns, 1)]).toEqual([1, 0]);
  });
});
