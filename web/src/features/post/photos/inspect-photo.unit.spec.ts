import { MAX_PHOTO_BYTES } from '@naksha/events/kernel';
import { expect, it } from 'vitest';
import { checkPhotoFile } from './upload-world.ts';

const named = (name: string, ...parts: (string | number[])[]): File =>
  new File(
    parts.map((part) => (typeof part === 'string' ? part : new Uint8Array(part))),
    name,
  );
const ftyp = (...brands: string[]) =>
  named(
    'photo',
    [0, 0, 0, 12 + 4 * brands.length],
    'ftyp',
    brands[0],
    [0, 0, 0, 0],
    ...brands.slice(1),
    'meta and more',
  );

it.each([
  ['a JPEG', named('a.txt', [0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg'],
  ['a PNG', named('a.jpg', [0x89], 'PNG\r\n', [0x1a, 0x0a]), 'image/png'],
  ['a WebP', named('a', 'RIFF', [1, 2, 3, 4], 'WEBPVP8 '), 'image/webp'],
  ['an AVIF', ftyp('avif', 'mif1'), 'image/avif'],
  ['an AVIF that names its container first', ftyp('mif1', 'miaf', 'avif'), 'image/avif'],
  ['an iPhone’s HEIC', ftyp('heic', 'mif1', 'heic'), 'image/heic'],
  ['a HEIF', ftyp('mif1', 'heic'), 'image/heic'],
])('%s is sent with the type of its first bytes, whatever its name', async (_, file, type) => {
  expect(await checkPhotoFile(file)).toEqual({ type });
});

it.each([
  ['a text under a photo’s name', named('photo.jpg', 'Dear Sir')],
  ['a drawing with a script', named('photo.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['a film', ftyp('isom', 'mp42')],
  ['a container that says nothing of its coding', ftyp('mif1', 'miaf')],
  ['nothing at all', named('photo.heic')],
])('%s is rejected before anything is sent', async (_, file) => {
  expect(await checkPhotoFile(file)).toEqual({ fault: 'Photos must be JPEG, PNG, WebP, AVIF or HEIC.' });
});

it('so is a file over 15 MB', async () => {
  const jpeg = (bytes: number) => named('a.jpg', [0xff, 0xd8, 0xff], ' '.repeat(bytes - 3));
  expect(await checkPhotoFile(jpeg(MAX_PHOTO_BYTES))).toEqual({ type: 'image/jpeg' });
  expect(await checkPhotoFile(jpeg(MAX_PHOTO_BYTES + 1))).toEqual({
    fault: 'The photo is larger than 15 MB. Choose a smaller one.',
  });
});
