import { expect, it } from 'vitest';
import { PUBLIC_CACHING } from './caching.ts';

it('lets shared caches respond for one second and another while they revalidate, and browsers never', () => {
  const said = PUBLIC_CACHING['cache-control'].split(', ');
  expect(said).toEqual(['max-age=0', 'must-revalidate', 's-maxage=1', 'stale-while-revalidate=1']);
  expect(PUBLIC_CACHING['cdn-cache-control']).toBe('max-age=1, stale-while-revalidate=1');
});
