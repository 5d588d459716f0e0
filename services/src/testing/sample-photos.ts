import sharp from 'sharp';

/** Red above, blue below, so that the orientation is visible. `exif`: camera metadata. */
export function samplePhotoImage(width = 640, height = 480) {
  const half = { width, height: Math.floor(height / 2), channels: 3 as const };
  return sharp({ create: { ...half, height, background: '#22c' } }).composite([
    { input: { create: { ...half, background: '#c22' } }, top: 0, left: 0 },
  ]);
}

/** Incompressible. */
export const createNoiseImage = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  });

export const sampleJpeg = (width?: number, height?: number): Promise<Buffer> =>
  samplePhotoImage(width, height).jpeg().toBuffer();

/** Compresses like a camera's photo, never twice the same. */
export async function samplePhotographJpeg(width: number, height: number): Promise<Buffer> {
  const shapes = await createNoiseImage(16, 12).png().toBuffer();
  const grain = await sharp({
    create: {
      width: 512,
      height: 512,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 8 },
    },
  })
    .png()
    .toBuffer();
  return sharp(shapes)
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .composite([{ input: grain, tile: true, blend: 'soft-light' }])
    .jpeg({ quality: 82 })
    .toBuffer();
}
