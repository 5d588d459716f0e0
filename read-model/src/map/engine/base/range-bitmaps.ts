import { type Bitmap, bitmapLength, setBit } from './bitmap.ts';
import { shared } from './columns.ts';

/** `bitmaps[k]` has the rows whose value is at least `thresholds[k]`; the first threshold is 0. */
export type RangeBitmaps = { thresholds: number[]; bitmaps: Bitmap[] };

const SAMPLE = 8192;

/** Quantiles of a sample: they affect speed, not results. Half as many steps double the rows in edge buckets. */
export function buildRangeBitmaps(values: Uint32Array, steps: number): RangeBitmaps {
  const n = values.length;
  const stride = Math.max(1, Math.floor(n / SAMPLE));
  const sample = values.filter((_, row) => row % stride === 0).sort();
  const quantiles = Array.from({ length: steps }, (_, k) =>
    k === 0 ? 0 : (sample[Math.floor((k * sample.length) / steps)] ?? 0),
  );
  const thresholds = [...new Set(quantiles)];
  const bitmaps = thresholds.map(() => shared.u32(bitmapLength(n)));
  const ranges = { thresholds, bitmaps };
  for (let row = 0; row < n; row++) setRangeBits(ranges, values[row], row);
  return ranges;
}

export function setRangeBits({ thresholds, bitmaps }: RangeBitmaps, value: number, row: number): void {
  for (let k = 0; k < thresholds.length; k++) setBit(bitmaps[k], row, value >= thresholds[k]);
}

/** Rows in `from` but not in `above` may match; those also in `sureFrom` and not in `sureAbove` do. */
export type RangeMasks = { from: Bitmap; above: Bitmap; sureFrom: Bitmap; sureAbove: Bitmap };

export function findRangeMasks(
  { thresholds, bitmaps }: RangeBitmaps,
  min: number,
  max: number,
  none: Bitmap,
): RangeMasks {
  const low = thresholds.findLastIndex((threshold) => threshold <= min);
  const high = thresholds.findLastIndex((threshold) => threshold <= max);
  return {
    from: bitmaps[low],
    above: bitmaps[high + 1] ?? none,
    sureFrom: thresholds[low] === min ? bitmaps[low] : (bitmaps[low + 1] ?? none),
    sureAbove: max === Number.POSITIVE_INFINITY ? none : bitmaps[high],
  };
}
