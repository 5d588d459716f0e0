import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { loadPageFiles } from '@naksha/deploy';
import { LOCALES, PAGES } from '@naksha/events/contracts';
import { describe, expect, it } from 'vitest';
import { builtClient } from '../app/client-build.ts';

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; isEntry?: boolean };

const client = builtClient();
const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
const entry = Object.keys(manifest).find((key) => manifest[key].isEntry) ?? '';
/** Every public route with a page. */
const pages = [...withImports(entry), 'src/app/reading-page-components.ts']
  .flatMap((key) => manifest[key].dynamicImports ?? [])
  .filter((key) => key.endsWith('-page.tsx'));
const ACCOUNT = /\/(dashboard|edit|own-listings|leads|staff-[\w-]+|analytics|searches|second-factor)\//;

/** The chunk with its static imports. */
function withImports(key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const imported of manifest[key].imports ?? []) withImports(imported, found);
  return found;
}
const gzipped = (file: string): number => gzipSync(readFileSync(join(client, file))).length;
const kilobytes = (keys: Iterable<string>): number =>
  [...keys].reduce((sum, key) => sum + gzipped(manifest[key].file), 0) / 1024;

describe('D-168 gzipped JavaScript of a first load', () => {
  it('is at most 128 KB for each public route, before the map', () => {
    const weights = pages
      .filter((page) => !ACCOUNT.test(page))
      .map((page) => [page, kilobytes(new Set([...withImports(entry), ...withImports(page)]))] as const);
    expect(weights.map(([page]) => page)).toContain('src/features/home/home-page.tsx');
    expect(weights.length).toBeGreaterThanOrEqual(6);
    const figures = weights
      .map(([page, weight]) => `${weight.toFixed(1)} KB ${page}`)
      .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
    expect(
      weights.filter(([, weight]) => weight > 128),
      figures.join('\n'),
    ).toEqual([]);
  });

  it('is at most 720 KB more for the map, including its worker and graphics library', () => {
    const [map, home] = ['map/home-map.tsx', 'home-page.tsx'].map((name) => `src/features/home/${name}`);
    const before = new Set([...withImports(entry), ...withImports(home)]);
    const extra = [...withImports(map)].filter((key) => !before.has(key));
    expect(extra.length).toBeGreaterThan(1);
    const apart = readdirSync(join(client, 'assets')).filter((name) =>
      /^(maplibre-gl-worker|webgl)-.*\.js$/.test(name),
    );
    expect(apart.length).toBeGreaterThanOrEqual(2);
    const weight = kilobytes(extra) + apart.reduce((sum, name) => sum + gzipped(`assets/${name}`), 0) / 1024;
    expect(weight).toBeGreaterThan(300);
    expect(weight).toBeLessThanOrEqual(720);
  });

  it('is named in the page: the server knows the files of each page and language', () => {
    const { pages: files, locales } = loadPageFiles(client);
    expect(Object.keys(files).sort()).toEqual(Object.keys(PAGES).sort());
    const first = withImports(entry);
    const needed = (key: string) =>
      [...withImports(key)].filter((one) => !first.has(one)).map((one) => manifest[one].file);
    expect(files.Home?.toSorted()).toEqual(needed('src/features/home/home-page.tsx').sort());
    expect(files.AddProperty?.toSorted()).toEqual(needed('src/features/post/post-page.tsx').sort());
    for (const listed of Object.values(files)) expect(new Set(listed).size).toBe(listed.length);
    for (const locale of LOCALES.filter((one) => one !== 'en'))
      expect(
        locales[locale]?.some((file) => new RegExp(`/${locale}-[^/]+\\.js$`).test(file)),
        locale,
      ).toBe(true);
  });

  it('arrives with the first text, which needs none of it to be rendered', () => {
    const html = readFileSync(join(client, 'index.html'), 'utf8');
    const preloaded = [...html.matchAll(/<link rel="preload" as="font"[^>]* crossorigin href="\/([^"]+)">/g)].map(
      ([, file]) => file,
    );
    expect(preloaded.map((file) => /latin-(\d+)-normal/.exec(file)?.[1])).toEqual(['400', '600']);
    for (const file of preloaded) expect(existsSync(join(client, file)), file).toBe(true);
  });

  it('includes no map library on any page', () => {
    for (const page of pages)
      for (const key of withImports(page)) expect(manifest[key].file).not.toMatch(/home-map|region-map|pin-map/);
  });
});
