import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PhotoFormat, PhotoSize } from '@naksha/events/kernel';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { toPhotoFailure, Undecodable } from './failure.ts';
import { decodeHeic } from './open-heic.ts';
import type { PhotoPreparationOrder, PhotoPreparationResult } from './order.ts';
import { exceedsPixelLimits, MAX_PIXELS, type Pixels } from './pixels.ts';

/** Do not keep data of one picture for the next. */
sharp.cache(false);
sharp.concurrency(1);

/** A page loads twelve. */
const CARD = { size: 320, bytes: 25 * 1024 };
/** From the best; cards use the first that fits. */
const QUALITIES: Record<PhotoFormat, readonly number[]> = { avif: [52, 42, 32, 22, 12], webp: [76, 62, 48, 32, 15] };
/** Higher effort saves a few percent and takes ten times as long. */
const EFFORT: Record<PhotoFormat, number> = { avif: 2, webp: 3 };
/** Maximum input size of ThumbHash. */
const PREVIEW = 100;

/** In both formats, with the orientation applied and without metadata. */
export async function preparePhotoSizes(order: PhotoPreparationOrder): Promise<PhotoPreparationResult> {
  try {
    const pixels = await openPicture(order, Math.max(...order.sizes));
    const longer = Math.max(pixels.whole.width, pixels.whole.height);
    const sizes = order.sizes.filter((size) => size <= Math.max(longer, Math.min(...order.sizes)));
    const files: string[] = [];
    for (const size of sizes)
      for (const format of ['avif', 'webp'] as const) {
        const name = `${size}.${format}`;
        await writeFile(join(order.folder, name), await encode(pixels, size, format));
        files.push(name);
      }
    return { ...pixels.whole, preview: await toThumbHash(pixels), files };
  } catch (error) {
    return { failed: toPhotoFailure(error) };
  }
}

const open = ({ data, width, height }: Pixels, side: number) =>
  sharp(data, { raw: { width, height, channels: 3 } }).resize(side, side, { fit: 'inside', withoutEnlargement: true });

async function encode(pixels: Pixels, size: PhotoSize, format: PhotoFormat): Promise<Buffer> {
  let file = Buffer.alloc(0);
  for (const quality of QUALITIES[format]) {
    file = await open(pixels, size)[format]({ quality, effort: EFFORT[format] }).toBuffer();
    if (size !== CARD.size || file.length <= CARD.bytes) return file;
  }
  // Only noise gets here.
  return open(pixels, size)
    .blur(2)
    [format]({ quality: QUALITIES[format].at(-1), effort: EFFORT[format] })
    .toBuffer();
}

async function toThumbHash(pixels: Pixels): Promise<string> {
  const { data, info } = await open(pixels, PREVIEW).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

/** `most`: longer side. */
async function openPicture(
  { path, type }: Pick<PhotoPreparationOrder, 'path' | 'type'>,
  maxPixels: number,
): Promise<Pixels> {
  if (type === 'heic') return decodeHeic(path, maxPixels);
  const picture = sharp(path, { failOn: 'error', limitInputPixels: MAX_PIXELS, sequentialRead: true });
  const header = await picture.metadata();
  // The file's first bytes were misleading: libvips checks more of it.
  if (header.format !== (type === 'avif' ? 'heif' : type)) throw new Undecodable('unreadable');
  if (exceedsPixelLimits(header)) throw new Undecodable('too_many_pixels');
  const { data, info } = await picture
    .autoOrient()
    .resize(maxPixels, maxPixels, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = header.autoOrient;
  return { data, width: info.width, height: info.height, whole: { width, height } };
}
