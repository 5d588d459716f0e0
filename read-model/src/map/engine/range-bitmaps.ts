import { type Bitmap, lowest, put, wordsFor } from './bitmap.ts';
import { shared } from './columns.ts';

/** Range-encoded bitmaps of a column: `bitmaps[k]` has the rows whose value is at least `thresholds[k]`; the first threshold is 0. */
export type RangeBitmaps = { thresholds: number[]; bitmaps: Bitmap[] };

const STEPS = 32;
const SAMPLE = 8192;

/** Thresholds are quantiles of a sample: which ones they are changes the speed of an answer, never the answer. */
export function buildRangeBitmaps(values: Uint32Array): RangeBitmaps {
  const n = values.length;
  const stride = Math.max(1, Math.floor(n / SAMPLE));
  const sample = values.filter((_, row) => row % stride === 0).sort();
  const quantiles = Array.from({ length: STEPS }, (_, k) =>
    k === 0 ? 0 : (sample[Math.floor((k * sample.length) / STEPS)] ?? 0),
  );
  const thresholds = [...new Set(quantiles)];
  const bitmaps = thresholds.map(() => shared.u32(wordsFor(n)));
  const ranges = { thresholds, bitmaps };
  for (let row = 0; row < n; row++) putRange(ranges, values[row], row);
  return ranges;
}

export function putRange({ thresholds, bitmaps }: RangeBitmaps, value: number, row: number): void {
  for (let k = 0; k < thresholds.length; k++) put(bitmaps[k], row, value >= thresholds[k]);
}

/** Takes the rows out of `bits` whose value lies outside `min ≤ value ≤ max`. Only rows of the two edge buckets are looked at. */
export function keepRange(bits: Bitmap, ranges: RangeBitmaps, values: Uint32Array, min: number, max: number): void {
  const { thresholds, bitmaps } = ranges;
  if (min > 0) {
    const bucket = thresholds.findLastIndex((threshold) => threshold <= min);
    and(bits, bitmaps[bucket]);
    if (thresholds[bucket] < min) checkBucket(bits, ranges, values, bucket, min, Number.POSITIVE_INFINITY);
  }
  if (max < Number.POSITIVE_INFINITY) {
    const bucket = thresholds.findLastIndex((threshold) => threshold <= max);
    if (bucket + 1 < thresholds.length) andNot(bits, bitmaps[bucket + 1]);
    checkBucket(bits, ranges, values, bucket, 0, max);
  }
}

export function and(bits: Bitmap, other: Bitmap): void {
  for (let at = 0; at < bits.length; at++) bits[at] &= other[at];
}

function andNot(bits: Bitmap, other: Bitmap): void {
  for (let at = 0; at < bits.length; at++) bits[at] &= ~other[at];
}

function checkBucket(
  bits: Bitmap,
  { bitmaps }: RangeBitmaps,
  values: Uint32Array,
  bucket: number,
  min: number,
  max: number,
): void {
  const from = bitmaps[bucket];
  const above = bitmaps[bucket + 1];
  for (let at = 0; at < bits.length; at++) {
    let word = bits[at] & from[at];
    if (above) word &= ~above[at];
    for (; word !== 0; word &= word - 1) {
      const row = (at << 5) + lowest(word);
      if (values[row] < min || values[row] > max) put(bits, row, false);
    }
  }
}
