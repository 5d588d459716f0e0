import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGES, RESERVED_SEGMENTS } from '@naksha/events/contracts';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');

/** First parts of the routes below /api, as the controllers declare them; one that may be anything is none. */
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

it('R-23 whatever begins an address below /api, or a page’s, is no query link’s', () => {
  const segments = [...new Set(listApiSegments())];
  expect(segments.length).toBeGreaterThan(10);
  const pages = Object.values(PAGES).map(({ path }) => path.split('/')[1]);
  const open = [...segments, ...pages].filter(
    (segment) => segment !== '' && !segment.startsWith(':') && !RESERVED_SEGMENTS.has(segment),
  );
  expect(open).toEqual([]);
});
