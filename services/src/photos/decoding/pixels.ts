import type { Metadata } from 'sharp';

/** RGB, 8 bits per channel, at most the largest size; `whole`: original size with the orientation applied. */
export type Pixels = { data: Uint8Array; width: number; height: number; whole: { width: number; height: number } };

/** libvips's own limit. */
export const MAX_PIXELS = 100_000_000;
/** HEIC needs five bytes per pixel in WebAssembly memory. */
export const MAX_HEIC_PIXELS = 25_000_000;
/** For formats that are decoded whole. */
const WHOLE_BYTES = 160_000_000;

/**
 * A small file can unpack to gigabytes. Baseline JPEG and PNG are decoded line by line; other formats need the whole
 * picture in memory.
 */
export function exceedsPixelLimits({ format, width, height, isProgressive, channels, depth }: Metadata): boolean {
  const pixels = width * height;
  if (pixels > MAX_PIXELS) return true;
  if (format === 'jpeg') return isProgressive && pixels * 3 > WHOLE_BYTES;
  if (format === 'png') return isProgressive && pixels * channels * (depth === 'ushort' ? 2 : 1) > WHOLE_BYTES;
  return pixels * (format === 'webp' ? 4 : 6) > WHOLE_BYTES;
}
