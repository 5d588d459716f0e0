import { crc32, deflateSync } from 'node:zlib';
import type { HeifImage, Library } from 'libheif-js/libheif-wasm/libheif-bundle.mjs';
import sharp from 'sharp';

/** Camera profiles have half a kilobyte, printer profiles a megabyte. */
const MAX_PROFILE_BYTES = 4_000_000;
/** ITU-T H.273. */
const P3_PRIMARIES = 12;
const NCLX = fourcc('nclx');
const ICC_TYPES = [fourcc('prof'), fourcc('rICC')];
/** In libheif's color struct: after the version byte. */
const PRIMARIES_AT = 4;

/** Undefined if it is sRGB or unspecified. */
export async function readNonSrgbColorProfile(lib: Library, { handle }: HeifImage): Promise<Uint8Array | undefined> {
  const image = handle.$$.ptr;
  const type = lib._heif_image_handle_get_color_profile_type(image);
  if (type === NCLX) return readPrimaries(lib, image) === P3_PRIMARIES ? displayP3() : undefined;
  if (!ICC_TYPES.includes(type)) return undefined;
  const bytes = lib._heif_image_handle_get_raw_color_profile_size(image);
  if (bytes <= 0 || bytes > MAX_PROFILE_BYTES) return undefined;
  return withMemory(lib, bytes, (at) => {
    withMemory(lib, ERROR_BYTES, (error) => lib._heif_image_handle_get_raw_color_profile(error, image, at));
    return lib.HEAPU8.slice(at, at + bytes);
  });
}

/** Uncompressed: libvips accepts no profile with raw pixels. */
export async function toPngWithProfile(
  profile: Uint8Array,
  { data, width, height }: { data: Uint8Array; width: number; height: number },
): Promise<Buffer> {
  const png = await sharp(data, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return Buffer.concat([png.subarray(0, HEADER_BYTES), iccChunk(profile), png.subarray(HEADER_BYTES)]);
}

/** PNG signature and first chunk. */
const HEADER_BYTES = 33;

/** Name, zero, compression method, compressed profile. */
function iccChunk(profile: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from('iCCPphoto\0\0', 'latin1'), deflateSync(profile)]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length - 4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function readPrimaries(lib: Library, image: number): number | undefined {
  return withMemory(lib, 4, (out) => {
    lib.HEAPU32[out / 4] = 0;
    withMemory(lib, ERROR_BYTES, (error) => lib._heif_image_handle_get_nclx_color_profile(error, image, out));
    const numbers = lib.HEAPU32[out / 4];
    if (numbers === 0) return undefined;
    const primaries = lib.HEAPU32[(numbers + PRIMARIES_AT) / 4];
    lib._heif_nclx_color_profile_free(numbers);
    return primaries;
  });
}

/** Included in libvips. */
async function displayP3(): Promise<Uint8Array | undefined> {
  const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } });
  const { icc } = await sharp(await pixel.withIccProfile('p3').png().toBuffer()).metadata();
  return icc;
}

/** libheif functions write their error struct to their first argument. */
const ERROR_BYTES = 16;

function withMemory<T>(lib: Library, bytes: number, work: (at: number) => T): T {
  const at = lib._malloc(bytes);
  try {
    return work(at);
  } finally {
    lib._free(at);
  }
}

function fourcc(letters: string): number {
  return Buffer.from(letters, 'latin1').readUInt32BE();
}
