import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export async function createDecompressionBombs(): Promise<
  { name: string; type: 'png' | 'jpeg' | 'webp'; file: Buffer }[]
> {
  const progressive = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#888' } })
    .jpeg({ progressive: true, quality: 1 })
    .toBuffer();
  return [
    { name: 'a PNG of 50,000 × 50,000 in a few kilobytes', type: 'png', file: createPng(50_000, 50_000) },
    { name: 'one whose header says 4 thousand million lines', type: 'png', file: createPng(100, 0x7fffffff) },
    {
      name: 'one in passes, which must be whole in memory',
      type: 'png',
      file: createPng(9_000, 9_000, { passes: true }),
    },
    { name: 'a JPEG in passes of 81 megapixels', type: 'jpeg', file: progressive },
    { name: 'a JPEG whose header says 65,500 × 65,500', type: 'jpeg', file: enlargeJpegHeader(progressive) },
    { name: 'a WebP of 16,383 × 16,383', type: 'webp', file: webp() },
  ];
}

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

export function createPng(width: number, height: number, { passes = false } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, passes ? 1 : 0], 8);
  const data = deflateSync(Buffer.alloc(10_000_000), { level: 9 });
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

/** In a JPEG's frame header (SOF2). */
function enlargeJpegHeader(jpeg: Buffer): Buffer {
  const grown = Buffer.from(jpeg);
  const frame = grown.indexOf(Buffer.from([0xff, 0xc2]));
  grown.writeUInt16BE(65_500, frame + 5);
  grown.writeUInt16BE(65_500, frame + 7);
  return grown;
}

/** A lossless header (VP8L): width and height minus one, 14 bits each. */
function webp(): Buffer {
  const picture = Buffer.alloc(64);
  picture[0] = 0x2f;
  picture.writeUInt32LE((16_382 | (16_382 << 14)) >>> 0, 1);
  const header = Buffer.from('RIFF\0\0\0\0WEBPVP8L\0\0\0\0', 'latin1');
  header.writeUInt32LE(picture.length + 12, 4);
  header.writeUInt32LE(picture.length, 16);
  return Buffer.concat([header, picture]);
}
