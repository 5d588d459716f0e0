import { seededRandom } from '@naksha/events/kernel';
import { describe, expect, it } from 'vitest';
import { mortonCode, sortRowsById, sortRowsByMortonCode } from './morton.ts';

function mortonByDefinition(x: number, y: number, bits: number): bigint {
  let key = 0n;
  for (let bit = bits - 1; bit >= 0; bit--) key = key * 4n + BigInt(((y >>> bit) & 1) * 2 + ((x >>> bit) & 1));
  return key;
}

describe('Morton order', () => {
  it('interleaves the bits of x and y', () => {
    expect([mortonCode(0, 0), mortonCode(1, 0), mortonCode(0, 1), mortonCode(3, 3), mortonCode(2, 5)]).toEqual([
      0, 1, 2, 15, 38,
    ]);
    for (const [x, y] of [
      [0x7fff, 0],
      [0, 0x7fff],
      [0x5555, 0x2aaa],
      [12345, 23456],
    ])
      expect(BigInt(mortonCode(x, y))).toBe(mortonByDefinition(x, y, 15));
  });

  it('sorts points along its curve, equal ones in order of arrival', () => {
    const random = seededRandom(11);
    for (const bits of [3, 6, 13, 26]) {
      const coordinate = () => Int32Array.from({ length: 500 }, () => Math.floor(random() * 2 ** bits));
      const [x, y] = [coordinate(), coordinate()];
      x.copyWithin(250, 0, 50);
      y.copyWithin(250, 0, 50);
      const key = (row: number) => mortonByDefinition(x[row], y[row], bits);
      const expected = [...x.keys()].sort((a, b) => Number(key(a) - key(b)) || a - b);
      expect([...sortRowsByMortonCode(x, y, bits)]).toEqual(expected);
    }
    expect([...sortRowsByMortonCode(new Int32Array(0), new Int32Array(0), 26)]).toEqual([]);
  });

  it('sorts ids of up to 53 bits, smallest first', () => {
    const ids = Float64Array.from([
      2 ** 53 - 1,
      0,
      2 ** 44,
      2 ** 44 - 1,
      5,
      2 ** 33 + 7,
      2 ** 22,
      2 ** 11,
      2 ** 11 - 1,
    ]);
    expect([...sortRowsById(ids)].map((row) => ids[row])).toEqual([...ids].sort((a, b) => a - b));
  });
});
