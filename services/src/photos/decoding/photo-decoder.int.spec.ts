import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listAvailablePhotoSizes, PHOTO_SIZES, type PhotoType } from '@naksha/events/kernel';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { mayBeNobody, NOBODY } from '../../testing/nobody.ts';
import { createDecompressionBombs } from '../../testing/picture-bombs.ts';
import { createNoiseImage, sampleJpeg, samplePhotoImage } from '../../testing/sample-photos.ts';
import { hasPhotoFailed } from './order.ts';
import { DecoderEnded, type DecoderLimits, PhotoDecoder } from './photo-decoder.ts';

/** Made with libheif's heif-enc, as nothing in npm encodes HEVC; one file's `colr` box was added by hand. */
const fixture = (name: string) => readFileSync(fileURLToPath(new URL(`./fixtures/${name}`, import.meta.url)));
const HEIC = fixture('sample.heic');
const MEGABYTES = 1_000_000;

let folder: string;
let decoder: PhotoDecoder;
let orders = 0;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'naksha-decoder-'));
});
afterAll(() => {
  decoder.stop();
  rmSync(folder, { recursive: true });
});
beforeAll(() => {
  decoder = new PhotoDecoder(folder);
});

async function decode(file: Buffer, type: PhotoType, by = decoder) {
  const own = join(folder, String(++orders));
  mkdirSync(own);
  const path = join(own, 'original');
  writeFileSync(path, file);
  const prepared = await by.decode({ path, type, folder: own, sizes: PHOTO_SIZES });
  const read = (name: string) => readFileSync(join(own, name));
  return { prepared, read };
}
const ready = async (file: Buffer, type: PhotoType) => {
  const { prepared, read } = await decode(file, type);
  if (hasPhotoFailed(prepared)) throw new Error(`failed: ${prepared.failed}`);
  return { ...prepared, read };
};
/** In the top and bottom half. */
async function colours(file: Buffer): Promise<string[]> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const at = (y: number) => (Math.floor(y * info.height) * info.width + Math.floor(info.width / 2)) * info.channels;
  return [0.25, 0.75].map((y) => (data[at(y)] > data[at(y) + 2] ? 'red' : 'blue'));
}

describe('a photo', () => {
  it.each([
    ['jpeg', () => sampleJpeg(2000, 1500)],
    ['png', () => samplePhotoImage(2000, 1500).png().toBuffer()],
    ['webp', () => samplePhotoImage(2000, 1500).webp().toBuffer()],
    ['avif', () => samplePhotoImage(2000, 1500).avif({ effort: 0 }).toBuffer()],
  ] as const)('as %s is converted to all sizes in both formats', async (type, make) => {
    const { read, ...prepared } = await ready(await make(), type);
    expect(prepared).toMatchObject({ width: 2000, height: 1500 });
    expect(Buffer.from(prepared.preview, 'base64').length).toBeGreaterThan(10);
    for (const size of PHOTO_SIZES)
      for (const [name, format] of [
        ['avif', 'heif'],
        ['webp', 'webp'],
      ] as const) {
        const file = read(`${size}.${name}`);
        expect(await sharp(file).metadata()).toMatchObject({ format, width: size, height: size * 0.75 });
        expect(await colours(file)).toEqual(['red', 'blue']);
      }
  });

  it('as HEIC is converted like the others', async () => {
    const { read, ...prepared } = await ready(HEIC, 'heic');
    expect(prepared).toMatchObject({ width: 640, height: 480 });
    expect(await sharp(read('320.webp')).metadata()).toMatchObject({ width: 320, height: 240 });
  });

  it.each(['display-p3.heic', 'display-p3-by-numbers.heic'])(
    'with the wide color profile %s keeps its appearance',
    async (name) => {
      // Display P3's 211, 55, 44 in sRGB.
      const meant = [230, 30, 30];
      const { read } = await ready(fixture(name), 'heic');
      const { data } = await sharp(read('320.webp')).raw().toBuffer({ resolveWithObject: true });
      for (const [k, channel] of meant.entries()) expect(Math.abs(data[k] - channel)).toBeLessThanOrEqual(5);
      expect((await sharp(read('320.avif')).metadata()).icc).toBeUndefined();
    },
  );

  it('G-22 is re-encoded upright and without metadata and profile, in three sizes as AVIF and WebP', async () => {
    const lying = await sharp(await samplePhotoImage(1200, 2000).png().toBuffer())
      .rotate(90)
      .toBuffer();
    const taken = await sharp(lying)
      .withExif({
        IFD0: { Make: 'A camera', ImageDescription: 'Behind the house' },
        IFD3: { GPSLatitude: '30/1 42/1 0/1' },
      })
      .withMetadata({ orientation: 8 })
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const { read, width, height } = await ready(taken, 'jpeg');
    expect([width, height]).toEqual([1200, 2000]);
    for (const name of ['320.avif', '320.webp', '800.avif', '800.webp', '1600.avif', '1600.webp']) {
      const { format, height, exif, xmp, iptc, icc, orientation } = await sharp(read(name)).metadata();
      expect(`${height}.${format === 'heif' ? 'avif' : format}`).toBe(name);
      expect([exif, xmp, iptc, icc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
      expect(String(read(name))).not.toContain('Behind the house');
      expect(await colours(read(name))).toEqual(['red', 'blue']);
    }
  });

  it('has no size larger than its original, but always the smallest', async () => {
    const wide = await ready(await sampleJpeg(900, 300), 'jpeg');
    expect(wide.files.map((name) => Number.parseInt(name, 10))).toEqual(
      listAvailablePhotoSizes(900, 300).flatMap((size) => [size, size]),
    );
    expect(listAvailablePhotoSizes(900, 300)).toEqual([320, 800]);
    const { read, ...tiny } = await ready(await sampleJpeg(40, 20), 'jpeg');
    expect(tiny).toMatchObject({ files: ['320.avif', '320.webp'], width: 40, height: 20 });
    expect(await sharp(read('320.avif')).metadata()).toMatchObject({ width: 40, height: 20 });
  });

  it('is at most 25 KB on a card, whatever its content', async () => {
    const { read } = await ready(await createNoiseImage(1200, 1200).jpeg({ quality: 95 }).toBuffer(), 'jpeg');
    for (const name of ['320.avif', '320.webp']) expect(read(name).length).toBeLessThanOrEqual(25 * 1024);
  });
});

describe('a file that is not a photo', () => {
  it.each([
    [
      'cut off in its middle',
      'jpeg',
      async () => (await createNoiseImage(800, 600).jpeg().toBuffer()).subarray(0, 40_000),
      'truncated',
    ],
    [
      'a PNG that is cut off',
      'png',
      async () => (await createNoiseImage(400, 300).png().toBuffer()).subarray(0, 40_000),
      undefined,
    ],
    ['a HEIC that is cut off', 'heic', async () => HEIC.subarray(0, 9_000), 'truncated'],
    [
      'with nothing behind its first bytes',
      'jpeg',
      async () => Buffer.from('\xff\xd8\xff\xe0 hello', 'latin1'),
      undefined,
    ],
    ['a PNG under the first bytes of another', 'webp', () => samplePhotoImage().png().toBuffer(), 'unreadable'],
  ] as const)('%s is rejected with its reason', async (_, type, make, reason) => {
    const { prepared } = await decode(await make(), type);
    expect(prepared).toEqual({ failed: reason ?? expect.stringMatching(/truncated|unreadable/) });
  });

  it('a HEIC of 48 megapixels is rejected within a second, before it is decompressed', async () => {
    await decode(HEIC, 'heic');
    const large = fixture('48-megapixels.heic');
    const times: number[] = [];
    for (let k = 0; k < 3; k++) {
      const since = performance.now();
      expect((await decode(large, 'heic')).prepared).toEqual({ failed: 'too_many_pixels' });
      times.push(performance.now() - since);
    }
    // The fastest, to exclude the machine's other load.
    expect(Math.min(...times)).toBeLessThan(1000);
  });

  it('a file built to fill memory is rejected by a process that stays below 300 MB', async () => {
    const own = new PhotoDecoder(folder);
    try {
      for (const { name, type, file } of await createDecompressionBombs()) {
        expect(file.length, name).toBeLessThan(15 * MEGABYTES);
        const { prepared } = await decode(file, type, own);
        expect([name, prepared]).toEqual([
          name,
          { failed: expect.stringMatching(/too_many_pixels|truncated|unreadable/) },
        ]);
      }
      if (process.platform === 'linux') expect(own.peak).toBeGreaterThan(20 * MEGABYTES);
      expect(own.peak).toBeLessThan(300 * MEGABYTES);
    } finally {
      own.stop();
    }
  });
});

describe('the photo decoder process', () => {
  const limited: PhotoDecoder[] = [];
  afterEach(() => {
    for (const one of limited.splice(0)) one.stop();
  });
  const withLimits = (limits: Partial<DecoderLimits>) => {
    const made = new PhotoDecoder(folder, { bytes: 1000 * MEGABYTES, cpuMs: 20_000, ms: 60_000, ...limits });
    limited.push(made);
    return made;
  };

  it.runIf(process.platform === 'linux')(
    'is ended if it uses too much memory, and another one takes the next photo',
    async () => {
      const small = withLimits({ bytes: 90 * MEGABYTES });
      const large = await createNoiseImage(1600, 1200).jpeg().toBuffer();
      expect((await decode(large, 'jpeg', small)).prepared).toEqual({ failed: 'too_heavy' });
      expect((await decode(await sampleJpeg(), 'jpeg')).prepared).toMatchObject({ width: 640 });
    },
  );

  it.runIf(process.platform === 'linux')('is ended if a photo needs too much CPU time', async () => {
    const strict = withLimits({ cpuMs: 10 });
    expect((await decode(await sampleJpeg(), 'jpeg', strict)).prepared).toEqual({ failed: 'too_heavy' });
  });

  it('is ended if it takes too long, which does not count against the photo', async () => {
    const hasty = withLimits({ ms: 1 });
    await expect(decode(await sampleJpeg(), 'jpeg', hasty)).rejects.toThrow(DecoderEnded);
  });

  it('can write only to its folder', async () => {
    const outside = mkdtempSync(join(tmpdir(), 'naksha-elsewhere-'));
    const path = join(outside, 'original');
    writeFileSync(path, await sampleJpeg());
    const prepared = await decoder.decode({ path, type: 'jpeg', folder: outside, sizes: PHOTO_SIZES });
    expect(prepared).toEqual({ failed: 'unreadable' });
    rmSync(outside, { recursive: true });
  });

  it('can read only its folder from JavaScript', async () => {
    const outside = mkdtempSync(join(tmpdir(), 'naksha-elsewhere-'));
    const own = join(folder, 'reads-elsewhere');
    mkdirSync(own);
    for (const [place, prepared] of [
      [outside, { failed: 'unreadable' }],
      [own, expect.objectContaining({ width: 640 })],
    ] as const) {
      const path = join(place, 'original');
      writeFileSync(path, HEIC);
      expect(await decoder.decode({ path, type: 'heic', folder: own, sizes: PHOTO_SIZES })).toEqual(prepared);
    }
    rmSync(outside, { recursive: true });
  });

  it.runIf(mayBeNobody)('can run as another user, who then owns its commands', async () => {
    const apart = mkdtempSync(join(tmpdir(), 'naksha-decoder-'));
    const own = join(apart, 'order');
    mkdirSync(own);
    const path = join(own, 'original');
    writeFileSync(path, await sampleJpeg(), { mode: 0o600 });
    const nobody = new PhotoDecoder(apart, undefined, NOBODY);
    const prepared = await nobody.decode({ path, type: 'jpeg', folder: own, sizes: PHOTO_SIZES });
    nobody.stop();
    expect(prepared).toMatchObject({ width: 640 });
    expect(statSync(join(own, '320.webp')).uid).toBe(NOBODY.uid);
    rmSync(apart, { recursive: true });
  });

  it('that exits is reported, and the next photo gets another one', async () => {
    const mortal = withLimits({});
    const dying = decode(await sampleJpeg(), 'jpeg', mortal);
    mortal.stop();
    await expect(dying).rejects.toThrow(DecoderEnded);
    expect((await decode(await sampleJpeg(), 'jpeg', mortal)).prepared).toMatchObject({ width: 640 });
  });
});
