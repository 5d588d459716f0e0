import { ExpirationPlugin, NetworkFirst, type SerwistPlugin } from 'serwist';

/** As for all data that others may withdraw. In seconds. */
const WEEK = 7 * 24 * 60 * 60;

/** Removes the freshness parameter from a cache key. */
export function withoutFreshness(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('min');
  url.searchParams.delete('after');
  return url.href;
}

const sameForEveryAge: SerwistPlugin = { cacheKeyWillBeUsed: async ({ request }) => withoutFreshness(request.url) };

export const isMapPart = (pathname: string): boolean => /^\/api\/map\/.*\.(mvt|geojson)$/.test(pathname);

/** Tiles and map data: network first, then the cache. */
export const mapCache = (): NetworkFirst =>
  new NetworkFirst({
    cacheName: 'naksha-map',
    matchOptions: { ignoreVary: true },
    plugins: [sameForEveryAge, new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: WEEK, purgeOnQuotaError: true })],
  });
