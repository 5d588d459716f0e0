import sharp from 'sharp';

/** A picture that says which way up it is: red above, blue below. `exif`: what a camera writes, such as its place. */
export function samplePhoto(width = 640, height = 480) {
  const half = { width, height: Math.floor(height / 2), channels: 3 as const };
  return sharp({ create: { ...half, height, background: '#22c' } }).composite([
    { input: { create: { ...half, background: '#c22' } }, top: 0, left: 0 },
  ]);
}

/** Nothing compresses it. */
export const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  });

export const sampleJpeg = (width?: number, height?: number): Promise<Buffer> =>
  samplePhoto(width, height).jpeg().toBuffer();

/** As heavy as a camera's, and no two alike: large soft shapes under a fine grain. */
export async function photograph(width: number, height: number): Promise<Buffer> {
  const shapes = await noise(16, 12).png().toBuffer();
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
