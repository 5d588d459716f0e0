import { ExpirationPlugin, NetworkFirst, type SerwistPlugin } from 'serwist';

/** Seconds, as for all data that others may withdraw. */
const WEEK = 7 * 24 * 60 * 60;

export function removeFreshnessParameters(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('min');
  url.searchParams.delete('after');
  return url.href;
}

const sameForEveryAge: SerwistPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => removeFreshnessParameters(request.url),
};

export const isMapPart = (pathname: string): boolean => /^\/api\/map\/.*\.(mvt|geojson)$/.test(pathname);

/** Network first. */
export const createMapCache = (): NetworkFirst =>
  new NetworkFirst({
    cacheName: 'naksha-map',
    matchOptions: { ignoreVary: true },
    plugins: [sameForEveryAge, new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: WEEK, purgeOnQuotaError: true })],
  });
