import { readFile } from 'node:fs/promises';
import type { HeifImage, Library } from 'libheif-js/libheif-wasm/libheif-bundle.mjs';
import sharp from 'sharp';
import { readNonSrgbColorProfile, toPngWithProfile } from './colour-profile.ts';
import { toPhotoFailure, Undecodable } from './failure.ts';
import { MAX_HEIC_PIXELS, type Pixels } from './pixels.ts';

/** In WebAssembly, because npm's libvips cannot decode HEVC. Applies the orientation itself. */
export async function decodeHeic(path: string, maxPixels: number): Promise<Pixels> {
  const { default: load } = await import('libheif-js/libheif-wasm/libheif-bundle.mjs');
  const lib = load();
  const images = new lib.HeifDecoder().decode(await readFile(path));
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (!image) throw new Undecodable('unreadable');
  const whole = { width: image.get_width(), height: image.get_height() };
  if (whole.width * whole.height > MAX_HEIC_PIXELS) throw new Undecodable('too_many_pixels');
  const profile = await readNonSrgbColorProfile(lib, image);
  const { data, stride, height } = decodeRgb(lib, image);
  // Rows may be padded.
  const { data: fitting, info } = await sharp(data, { raw: { width: stride / 3, height, channels: 3 } })
    .extract({ left: 0, top: 0, ...whole })
    .resize(maxPixels, maxPixels, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const one of images) one.free();
  const pixels = { data: fitting, width: info.width, height: info.height };
  return { ...pixels, ...(profile && { data: await toSrgb(profile, pixels) }), whole };
}

/** Published pictures have no profile. */
async function toSrgb(profile: Uint8Array, pixels: Omit<Pixels, 'whole'>): Promise<Uint8Array> {
  return sharp(await toPngWithProfile(profile, pixels), { failOn: 'none' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
}

function decodeRgb(lib: Library, { handle }: HeifImage) {
  const { heif_colorspace_RGB } = lib.heif_colorspace;
  const { heif_chroma_interleaved_RGB } = lib.heif_chroma;
  const decoded = lib.heif_js_decode_image2(handle, heif_colorspace_RGB, heif_chroma_interleaved_RGB);
  const [channel] = decoded.channels ?? [];
  if (!channel) throw new Undecodable(toPhotoFailure(new Error(decoded.message ?? 'The file contains no image')));
  return channel;
}
