import { expect, it } from 'vitest';
import { allocateColumns, type Columns, writeNumberAttribute } from './columns.ts';
import { computeRowHashIntoShared, rowHash } from './row-hash.ts';

type Plain = Exclude<keyof Columns, 'numbers'>;
const values: Record<Plain, number> = {
  id: 2 ** 44 + 12_345,
  x: 31_337_000,
  y: 22_222_222,
  price: 7_500_000,
  area: 1400,
  sqft: 1400.25,
  facets: 0b1000011010010,
  cut: 120,
  words1: 0xdeadbeef,
  words2: 0x12345678,
};
function hash(more: Partial<typeof values> = {}): [number, number] {
  const columns = allocateColumns(2);
  for (const [name, value] of Object.entries({ ...values, ...more })) columns[name as Plain][1] = value;
  computeRowHashIntoShared(columns, 1);
  return [rowHash.h1, rowHash.h2];
}

it('a row’s hash changes in both halves with each column, except for the half of its words', () => {
  for (const name of Object.keys(values) as Plain[]) {
    const [one, other] = [hash(), hash({ [name]: values[name] + 1 })];
    expect(one[0] === other[0], name).toBe(name === 'words2');
    expect(one[1] === other[1], name).toBe(name === 'words1');
  }
  expect(hash({ id: values.id + 2 ** 32 })).not.toEqual(hash());
  expect(hash({ sqft: 1400.26 })).not.toEqual(hash());
});

it('a row’s hash depends on each of its numbers and their order', () => {
  const hashes = [[], [5], [6], [0, 5], [5, 5]].map((numbers) => {
    const columns = allocateColumns(2);
    numbers.forEach((value, at) => {
      writeNumberAttribute(columns, 1, at, value, 1);
    });
    computeRowHashIntoShared(columns, 1);
    return [rowHash.h1, rowHash.h2];
  });
  for (const half of [0, 1]) expect(new Set(hashes.map((hash) => hash[half])).size).toBe(hashes.length);
});

it('a row’s hash never changes, because it identifies tiles that other processes store', () => {
  expect(hash()).toEqual([765317612, 2933252475]);
});
