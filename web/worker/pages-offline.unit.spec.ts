import { PAGES } from '@naksha/events/contracts';
import { expect, it } from 'vitest';
import { isOfflineShellPath, isPageAddress, offlineShellPath } from './pages-offline.ts';

it('D-162 offline every page is the frame, and nothing else is: no API request, no sitemap, no photo', () => {
  const pages = [
    ...Object.values(PAGES).map(({ path }) => path),
    '/hi/home',
    '/flat/flat-in-sector-70-abc?c=30.7,76.7,15',
  ];
  expect(pages.filter((page) => !isPageAddress(page))).toEqual([]);
  const others = [
    ...['/api', '/api/listings', '/api/property/x', '/graphql', '/graphql?query={cities{id}}'],
    ...['/sitemap.xml', '/sitemap.xml?page=2', '/photos/abc/800.webp', '/photos/abc', '/robots.txt'],
    ...['/health/ready', '/metrics', '/assets/index-abc.js', '/service-worker.js', '/manifest.webmanifest'],
  ];
  expect(others.filter(isPageAddress)).toEqual([]);
});

it('the frame is in the language of the URL', () => {
  expect(['/', '/home', '/hi', '/hi/home', '/pa/flat/x', '/hints'].map(offlineShellPath)).toEqual([
    ...['/offline', '/offline', '/hi/offline', '/hi/offline', '/pa/offline', '/offline'],
  ]);
  expect(['/offline', '/pa/offline', '/offline/more', '/home'].map(isOfflineShellPath)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
