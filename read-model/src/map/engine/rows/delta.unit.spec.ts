import { describe, expect, it } from 'vitest';
import { allocateColumns } from '../base/columns.ts';
import { Delta } from './delta.ts';

const buildRow = (id: number, price: number) => {
  const columns = allocateColumns(1);
  columns.id[0] = id;
  columns.price[0] = price;
  return columns;
};
const filled = (count: number): Delta => {
  const delta = new Delta();
  for (let id = 1; id <= count; id++) delta.upsert(buildRow(id, id * 10), 0, Uint32Array.of(id));
  return delta;
};
const held = (delta: Delta) =>
  Array.from({ length: delta.n }, (_, row) => [delta.columns.id[row], delta.columns.price[row], ...delta.terms[row]]);

describe('rows of the delta', () => {
  it('replace the row with the same id in place', () => {
    const delta = filled(2);
    delta.upsert(buildRow(1, 99), 0, Uint32Array.of(7));
    expect(held(delta)).toEqual([
      [1, 99, 7],
      [2, 20, 2],
    ]);
    expect([delta.findSlot(1), delta.findSlot(2), delta.findSlot(3)]).toEqual([0, 1, undefined]);
  });

  it('fill the gap of a removed row with the last row', () => {
    const delta = filled(3);
    delta.remove(0);
    expect(held(delta)).toEqual([
      [3, 30, 3],
      [2, 20, 2],
    ]);
    expect([delta.findSlot(1), delta.findSlot(3), delta.terms.length]).toEqual([undefined, 0, 2]);
    delta.remove(1);
    expect(held(delta)).toEqual([[3, 30, 3]]);
    expect([delta.findSlot(2), delta.terms.length]).toEqual([undefined, 1]);
  });

  it('grow beyond the initial capacity, and keep all data', () => {
    for (const count of [64, 65, 129]) {
      const delta = filled(count);
      expect(held(delta)).toEqual(Array.from({ length: count }, (_, k) => [k + 1, (k + 1) * 10, k + 1]));
      expect(delta.columns.id.length).toBe(count <= 64 ? 64 : count <= 128 ? 128 : 256);
    }
  });
});
