import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, listFirstPathSegments, PAGES, type Page, RESERVED_SEGMENTS } from '@naksha/events/contracts';
import { SUBTYPES } from '@naksha/events/kernel';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');

function listApiSegments(): string[] {
  const files = globSync(['services/src/**/*.ts', 'read-model/src/**/*.ts'], { cwd: ROOT }).filter(
    (file) => !file.endsWith('.spec.ts'),
  );
  const paths = files.flatMap((file) => {
    const source = readFileSync(join(ROOT, file), 'utf8');
    const [, root] = /@Controller\('([^']*)'\)/.exec(source) ?? [];
    if (root === undefined) return [];
    return [...source.matchAll(/@(?:Get|Post|Put|Patch|Delete)\((?:'([^']*)')?\)/g)].map(
      ([, path = '']) => `${root}/${path}`,
    );
  });
  return paths
    .map((path) => path.replace(/^api\/?/, '').split('/')[0])
    .filter((segment) => segment !== '' && !segment.startsWith(':'));
}

const OF_THE_SPECIFICATION = [
  ...['auth', 'blog', 'buyer', 'contact', 'leads', 'property', 'querylinks', 'graphql', 'api'],
  ...['about-us', 'blogs', 'disclaimer', 'faq', 'feature', 'featured-projects', 'plans', 'privacy-policy'],
  ...['project', 'terms-and-conditions', 'search', 'popular-searches', 'home', 'add', 'login', 'dashboard'],
];

it('R-23 query link slugs cannot be a first segment of the API or of a page', () => {
  const segments = [...new Set(listApiSegments())];
  expect(segments.length).toBeGreaterThan(10);
  const pages = Object.values<Page>(PAGES).flatMap(({ path, aliases = [] }) =>
    [path, ...aliases].map((one) => one.split('/')[1]),
  );
  // A listing's path starts with its subtype, a page in another language with that; the rest is from the specification.
  const open = [...segments, ...pages, ...SUBTYPES, ...LOCALES, ...OF_THE_SPECIFICATION].filter(
    (segment) => segment !== '' && !segment.startsWith(':') && !RESERVED_SEGMENTS.has(segment),
  );
  expect(open).toEqual([]);
  // Aliases of current pages have the same first segment; these have another.
  const moved: Page = { ...PAGES.Listing, path: '/now/:slug', aliases: ['/before', '/:kind/:slug'] };
  expect(listFirstPathSegments({ ...moved, segments: { kind: ['attic', 'cellar'] } })).toEqual([
    ...['now', 'before', 'attic', 'cellar'],
  ]);
});
