import type { PhotoType } from '@naksha/events/kernel';

/** As many bytes of a file tell what it is. */
export const TELLING_BYTES = 64;

/** `other`: an image or document of a kind that is not taken. Undefined: nothing that anybody would call a picture. */
export type RecognisedType = PhotoType | 'other' | undefined;

/** @param start of the file, as many as TELLING_BYTES. The name and the type it was sent under say nothing. */
export function recogniseType(start: Buffer): RecognisedType {
  const has = (text: string, at = 0) => start.toString('latin1', at, at + text.length) === text;
  if (has('\xff\xd8\xff')) return 'jpeg';
  if (has('\x89PNG\r\n\x1a\n')) return 'png';
  if (has('RIFF')) return has('WEBP', 8) ? 'webp' : 'other';
  if (has('ftyp', 4)) return typeOfBrands(start);
  if (['GIF8', 'II*\0', 'MM\0*', 'BM', '%PDF', '\0\0\x01\0', '\0\0\0\x0cJXL ', '\xff\x0a'].some((one) => has(one)))
    return 'other';
  return /^(\xef\xbb\xbf)?\s*<(svg|\?xml|!DOCTYPE svg)/i.test(start.toString('latin1')) ? 'other' : undefined;
}

const HEIC = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'];

/** ISO 23008-12: the first brand, then after a version those it is compatible with. The generic ones say nothing of the coding. */
function typeOfBrands(start: Buffer): RecognisedType {
  const end = Math.min(start.readUInt32BE(0), start.length);
  const brands = [start.toString('latin1', 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(start.toString('latin1', at, at + 4));
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif';
  return brands.some((brand) => HEIC.includes(brand)) ? 'heic' : 'other';
}
