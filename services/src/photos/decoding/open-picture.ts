import sharp from 'sharp';
import { Undecodable } from './failure.ts';
import { openHeic } from './open-heic.ts';
import type { Order } from './order.ts';
import { exceedsPixelLimits, MAX_PIXELS, type Pixels } from './pixels.ts';

/** `most`: longer side. */
export async function openPicture({ path, type }: Pick<Order, 'path' | 'type'>, maxPixels: number): Promise<Pixels> {
  if (type === 'heic') return openHeic(path, maxPixels);
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
