import { seededRandom } from '@naksha/events/kernel';
import { describe, expect, it } from 'vitest';
import { bitmapLength, hasBit } from './bitmap.ts';
import { buildRangeBitmaps, findRangeMasks, setRangeBits } from './range-bitmaps.ts';

const random = seededRandom(5);
const values = Uint32Array.from({ length: 300 }, () => 1 + Math.floor(random() * 50));
const none = new Uint32Array(bitmapLength(values.length));

describe('range bitmaps', () => {
  it('start at 0, ascend without duplicates, and contain rows with at least that value', () => {
    const { thresholds, bitmaps } = buildRangeBitmaps(values, 16);
    expect(thresholds[0]).toBe(0);
    expect(thresholds).toEqual([...new Set(thresholds)].sort((a, b) => a - b));
    expect(thresholds.length).toBeGreaterThan(10);
    expect(thresholds.length).toBeLessThanOrEqual(16);
    thresholds.forEach((threshold, k) => {
      for (let row = 0; row < values.length; row++) expect(hasBit(bitmaps[k], row)).toBe(values[row] >= threshold);
    });
  });

  it('split rows evenly, so that edge buckets are small', () => {
    const { thresholds } = buildRangeBitmaps(values, 8);
    const buckets = thresholds.map(
      (threshold, k) =>
        values.filter((value) => value >= threshold && value < (thresholds[k + 1] ?? Number.POSITIVE_INFINITY)).length,
    );
    expect(Math.max(...buckets)).toBeLessThan((2 * values.length) / 8);
  });

  it('are built from a sample of many rows and still cover all', () => {
    const many = Uint32Array.from({ length: 20_000 }, (_, row) => row);
    const { thresholds, bitmaps } = buildRangeBitmaps(many, 4);
    expect(thresholds).toHaveLength(4);
    expect(hasBit(bitmaps[3], 19_999)).toBe(true);
    expect(hasBit(bitmaps[1], 0)).toBe(false);
  });

  it('follow a row to another value', () => {
    const ranges = buildRangeBitmaps(values, 16);
    const changed = values.slice();
    changed[7] = values[7] === 1 ? 49 : 1;
    setRangeBits(ranges, changed[7], 7);
    expect(ranges.bitmaps.map((bits) => hasBit(bits, 7))).toEqual(ranges.thresholds.map((from) => changed[7] >= from));
  });

  it('decide a range except for rows of its edge buckets', () => {
    const ranges = buildRangeBitmaps(values, 16);
    const edges = [...ranges.thresholds, 1, 17, 48, 60];
    for (const min of edges)
      for (const max of [...edges, Number.POSITIVE_INFINITY]) {
        if (min > max) continue;
        const { from, above, sureFrom, sureAbove } = findRangeMasks(ranges, min, max, none);
        for (let row = 0; row < values.length; row++) {
          const matches = values[row] >= min && values[row] <= max;
          const mayMatch = hasBit(from, row) && !hasBit(above, row);
          const surely = mayMatch && hasBit(sureFrom, row) && !hasBit(sureAbove, row);
          if (matches) expect(mayMatch).toBe(true);
          if (surely) expect(matches).toBe(true);
          const [low, high] = [min, max].map((end) => ranges.thresholds.findLastIndex((start) => start <= end));
          const bucket = ranges.thresholds.findLastIndex((start) => start <= values[row]);
          if (matches && bucket > low && bucket < high) expect(surely).toBe(true);
        }
      }
    const [first, second] = ranges.thresholds;
    expect(findRangeMasks(ranges, first, Number.POSITIVE_INFINITY, none).sureFrom).toBe(ranges.bitmaps[0]);
    expect(findRangeMasks(ranges, second, second, none).sureFrom).toBe(ranges.bitmaps[1]);
  });
});
