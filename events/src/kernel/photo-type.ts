import type { PhotoType } from './photos.ts';

export const SIGNATURE_BYTES = 64;

/** `other`: an unsupported image or document. */
export type RecognisedType = PhotoType | 'other' | undefined;

/** By content, ignoring name and declared type. */
export function detectPhotoType(start: Uint8Array): RecognisedType {
  const text = String.fromCharCode(...start.subarray(0, SIGNATURE_BYTES));
  const has = (part: string, at = 0) => text.startsWith(part, at);
  if (has('\xff\xd8\xff')) return 'jpeg';
  if (has('\x89PNG\r\n\x1a\n')) return 'png';
  if (has('RIFF')) return has('WEBP', 8) ? 'webp' : 'other';
  if (has('ftyp', 4)) return typeFromIsoBrands(text);
  if (['GIF8', 'II*\0', 'MM\0*', 'BM', '%PDF', '\0\0\x01\0', '\0\0\0\x0cJXL ', '\xff\x0a'].some((one) => has(one)))
    return 'other';
  return /^(\xef\xbb\xbf)?\s*<(svg|\?xml|!DOCTYPE svg)/i.test(text) ? 'other' : undefined;
}

const HEIC = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'];

/** ISO 23008-12: major brand, version, compatible brands. Generic brands do not identify the codec. */
function typeFromIsoBrands(text: string): RecognisedType {
  const size = [0, 1, 2, 3].reduce((sum, at) => sum * 256 + text.charCodeAt(at), 0);
  const end = Math.min(size, text.length);
  const brands = [text.slice(8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(text.slice(at, at + 4));
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif';
  return brands.some((brand) => HEIC.includes(brand)) ? 'heic' : 'other';
}
