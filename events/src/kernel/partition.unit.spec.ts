import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PARTITIONS, partitionForKey } from './partition.ts';

const LISTING = '00000000001';
const BUYER = '0190c0de-0000-7000-8000-000000000001';

describe('partitions', () => {
  it('D-44 known keys keep their partitions', () => {
    const pinned = {
      '': 11,
      '00000000000': 6,
      [LISTING]: 3,
      '01jc8e4k2m3': 9,
      '7zzzzzzzzzz': 11,
      [`account-${BUYER}`]: 13,
      'city-mohali': 7,
      चंडीगढ़: 14,
    };
    expect(Object.fromEntries(Object.keys(pinned).map((key) => [key, partitionForKey(key)]))).toEqual(pinned);
  });

  it('spread listings evenly', () => {
    const counts = Array<number>(PARTITIONS).fill(0);
    for (let k = 0; k < 16_000; k++) counts[partitionForKey(k.toString(32).padStart(11, '0'))]++;
    expect(Math.min(...counts)).toBeGreaterThan(850);
    expect(Math.max(...counts)).toBeLessThan(1150);
  });

  it('every key has a partition', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (key) => {
        expect(partitionForKey(key)).toBeGreaterThanOrEqual(0);
        expect(partitionForKey(key)).toBeLessThan(PARTITIONS);
        expect(Number.isInteger(partitionForKey(key))).toBe(true);
      }),
    );
  });
});
