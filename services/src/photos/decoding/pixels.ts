import type { Metadata } from 'sharp';

/** A picture that was opened: RGB, eight bits a channel, at most as large as the largest size, with its whole size upright. */
export type Pixels = { data: Uint8Array; width: number; height: number; whole: { width: number; height: number } };

/** The largest of these is what libvips itself may open. */
export const MOST_PIXELS = 100_000_000;
/** HEIC needs five bytes a pixel in WebAssembly's memory; phones that take more offer JPEG. */
export const MOST_PIXELS_OF_HEIC = 25_000_000;
/** Of a picture that has to be in memory whole. */
const WHOLE_BYTES = 160_000_000;

/**
 * By its header, before anything is unpacked: a small file may unpack into gigabytes. JPEG and PNG come line by line, unless
 * they are written in passes; the others are in memory whole.
 */
export function unpacksTooLarge({ format, width, height, isProgressive, channels, depth }: Metadata): boolean {
  const pixels = width * height;
  if (pixels > MOST_PIXELS) return true;
  if (format === 'jpeg') return isProgressive && pixels * 3 > WHOLE_BYTES;
  if (format === 'png') return isProgressive && pixels * channels * (depth === 'ushort' ? 2 : 1) > WHOLE_BYTES;
  return pixels * (format === 'webp' ? 4 : 6) > WHOLE_BYTES;
}
