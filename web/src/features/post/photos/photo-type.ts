import type { PhotoType } from '@naksha/events/kernel';

/** How much of a file is looked at. */
const HEAD = 64;
const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));
const starts = (bytes: Uint8Array, ...first: number[]): boolean => first.every((byte, k) => bytes[k] === byte);

const BRANDS: Readonly<Record<string, PhotoType>> = {
  ...{ avif: 'avif', avis: 'avif' },
  ...{ heic: 'heic', heix: 'heic', heim: 'heic', heis: 'heic', hevc: 'heic', hevx: 'heic', mif1: 'heic', msf1: 'heic' },
};

/** What the first bytes say that a file is: names and types that a device gives it are often wrong. */
export async function readPhotoType(file: Blob): Promise<PhotoType | undefined> {
  const bytes = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
  if (starts(bytes, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (starts(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (ascii(bytes, 4, 8) !== 'ftyp') return undefined;
  // The major brand, then after a version those that it is compatible with: `mif1` is both AVIF's and HEIC's.
  const named = [8, ...[16, 20, 24, 28, 32, 36].filter((at) => at < bytes[3])].map(
    (at) => BRANDS[ascii(bytes, at, at + 4)],
  );
  return named.includes('avif') ? 'avif' : named.find((type) => type !== undefined);
}
