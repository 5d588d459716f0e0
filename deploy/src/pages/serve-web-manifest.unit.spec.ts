import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseConfig } from '../config/config.ts';
import { loadRegionPack, TRICITY } from '../region/read-region.ts';
import { buildPageConfig } from './page-config.ts';
import { buildWebManifest } from './serve-web-manifest.ts';

const readIcon = (path: string) => readFileSync(new URL(`../../../web/public${path}`, import.meta.url));
/** Width and height from the PNG header (RFC 2083, 4.1.1). */
const sizeOfPng = (png: Buffer): string => {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
};

it('describes an installable app: name, start URL, and icons with the stated sizes, one of them maskable', () => {
  const manifest = buildWebManifest(
    buildPageConfig(parseConfig({ BRAND_NAME: 'Basti' }), loadRegionPack(TRICITY), 'en'),
  );
  expect(manifest.description).toContain('in Chandigarh, Mohali, Panchkula and Zirakpur');
  expect(manifest).toMatchObject({ name: 'Basti', start_url: '/home', display: 'standalone' });
  for (const { src, sizes } of manifest.icons) expect(sizeOfPng(readIcon(src)), src).toBe(sizes);
  const offered = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(offered).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
});

it('every icon that the pages reference exists', () => {
  const page = readFileSync(new URL('../../../web/index.html', import.meta.url), 'utf8');
  const named = [...page.matchAll(/<link rel="[^"]*icon" href="([^"]+)"/g)].map(([, path]) => path);
  expect(named).toEqual(['/favicon.ico', '/naksha.svg', '/icons/touch-180.png']);
  expect(sizeOfPng(readIcon('/icons/touch-180.png'))).toBe('180x180');
  // A single PNG after the directory of an ICO file.
  const ico = readIcon('/favicon.ico');
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(sizeOfPng(ico.subarray(ico.readUInt32LE(18)))).toBe('32x32');
});
