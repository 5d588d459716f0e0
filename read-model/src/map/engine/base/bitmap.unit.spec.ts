import { describe, expect, it } from 'vitest';
import {
  bitmapLength,
  bitmapWordWithinRange,
  countBits,
  countBitsOfWord,
  hasBit,
  intersectWith,
  lowestBitIndex,
  setBit,
  setBits,
} from './bitmap.ts';

const rowsIn = (bits: Uint32Array): number[] => [...Array(bits.length * 32).keys()].filter((row) => hasBit(bits, row));
const bitmap = (words: number, ...rows: number[]): Uint32Array => {
  const bits = new Uint32Array(words);
  for (const row of rows) setBit(bits, row, true);
  return bits;
};

describe('a bitmap', () => {
  it('has a word for each started group of 32 rows', () => {
    expect([0, 1, 31, 32, 33, 64].map(bitmapLength)).toEqual([0, 1, 1, 1, 2, 2]);
  });

  it('adds and removes only the given row', () => {
    const bits = bitmap(2, 0, 31, 32, 63);
    expect([...bits]).toEqual([0x80000001, 0x80000001]);
    setBit(bits, 31, false);
    setBit(bits, 40, false);
    expect(rowsIn(bits)).toEqual([0, 32, 63]);
  });

  it('counts the ones of a word and finds the lowest', () => {
    for (const [word, count, first] of [
      [0, 0, undefined],
      [1, 1, 0],
      [-1, 32, 0],
      [0x80000000, 1, 31],
      [0x0f0f0f00, 12, 8],
      [0x12345678, 13, 3],
      [0x76543210, 12, 4],
    ] as const) {
      expect(countBitsOfWord(word)).toBe(count);
      if (first !== undefined) expect(lowestBitIndex(word)).toBe(first);
    }
  });

  it('cuts a word at both ends of a range of rows', () => {
    const all = new Uint32Array(3).fill(0xffffffff);
    expect(bitmapWordWithinRange(all, 0, 4, 8) >>> 0).toBe(0xf0);
    expect(bitmapWordWithinRange(all, 1, 4, 40) >>> 0).toBe(0xff);
    expect(bitmapWordWithinRange(all, 1, 36, 96) >>> 0).toBe(0xfffffff0);
    expect(bitmapWordWithinRange(all, 1, 0, 96) >>> 0).toBe(0xffffffff);
    expect(bitmapWordWithinRange(all, 0, 0, 32) >>> 0).toBe(0xffffffff);
  });

  it('fills and counts any range of rows, as row by row', () => {
    for (const [start, end] of [
      [0, 0],
      [5, 5],
      [7, 3],
      [0, 1],
      [3, 31],
      [3, 32],
      [31, 33],
      [32, 64],
      [5, 100],
      [0, 128],
      [95, 96],
    ]) {
      const bits = bitmap(4, 2, 110);
      setBits(bits, start, end);
      const run = [...Array(128).keys()].filter((row) => row >= start && row < end);
      expect(rowsIn(bits)).toEqual([...new Set([2, ...run, 110])].sort((a, b) => a - b));

      const marked = bitmap(4, 0, 3, 30, 31, 32, 33, 64, 95, 96, 127);
      const within = rowsIn(marked).filter((row) => row >= start && row < end);
      expect(countBits(marked, start, end)).toBe(within.length);
      const even = within.filter((row) => row % 2 === 0);
      expect(countBits(marked, start, end, new Uint32Array(4).fill(0x55555555))).toBe(even.length);
    }
  });

  it('removes rows that another bitmap does not contain', () => {
    const bits = bitmap(2, 1, 2, 40);
    intersectWith(bits, bitmap(2, 2, 3, 40, 41));
    expect(rowsIn(bits)).toEqual([2, 40]);
  });
});
