import { expect, it } from 'vitest';
import { detectPhotoType } from './photo-type.ts';

const box = (major: string, ...brands: string[]) => {
  const text = Buffer.from(`ftyp${major}\0\0\0\0${brands.join('')}`, 'latin1');
  const size = Buffer.alloc(4);
  size.writeUInt32BE(text.length + 4);
  return Buffer.concat([size, text, Buffer.from('avif and what else follows')]);
};
const latin = (text: string) => Buffer.from(text, 'latin1');

it.each([
  ['jpeg', latin('\xff\xd8\xff\xe1Exif')],
  ['png', latin('\x89PNG\r\n\x1a\n\0\0\0\rIHDR')],
  ['webp', latin('RIFF\x24\0\0\0WEBPVP8 ')],
  ['avif', box('avif', 'mif1', 'miaf')],
  ['avif', box('mif1', 'avif')],
  ['heic', box('heic', 'mif1')],
  ['heic', box('mif1', 'heix')],
] as const)('recognizes %s by its first bytes', (type, start) => {
  expect(detectPhotoType(start)).toBe(type);
});

it.each([
  ['a GIF', latin('GIF89a')],
  ['a TIFF', latin('II*\0')],
  ['a PDF', latin('%PDF-1.7')],
  ['an SVG', latin('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['an SVG behind a mark and a blank line', latin('\xef\xbb\xbf\n<?xml version="1.0"?><svg/>')],
  ['a film', box('isom', 'mp42')],
  ['a container that says nothing of its coding', box('mif1', 'miaf')],
  ['a sound', latin('RIFF\0\0\0\0WAVE')],
])('recognizes %s, but does not accept it', (_, start) => {
  expect(detectPhotoType(start)).toBe('other');
});

it.each([
  ['nothing', latin('')],
  ['a program', latin('\x7fELF')],
  ['a page', latin('<!doctype html><html>')],
  ['words', latin('JFIF is not at the start')],
])('finds no image in %s', (_, start) => {
  expect(detectPhotoType(start)).toBeUndefined();
});
