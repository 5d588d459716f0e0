import { expect, it } from 'vitest';
import { formatRobotsTxt } from './serve-robots-txt.ts';

it('excludes personal pages from crawlers, in every language, and no public page', () => {
  const text = formatRobotsTxt('https://naksha.example');
  expect(text).toContain('\nSitemap: https://naksha.example/sitemap.xml\n');
  const refused = text.split('\n').flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? []);
  expect(refused.sort()).toEqual(
    ['', '/hi', '/pa'].flatMap((locale) => [`${locale}/analytics`, `${locale}/dashboard`, `${locale}/staff`]).sort(),
  );
});
