import { ExpirationPlugin, NetworkFirst, type SerwistPlugin } from 'serwist';

/** As long as anything that others may have taken back is kept. In seconds. */
const WEEK = 7 * 24 * 60 * 60;

/** How new an answer has to be is no part of what it answers. */
export function withoutFreshness(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('min');
  url.searchParams.delete('after');
  return url.href;
}

const sameForEveryAge: SerwistPlugin = { cacheKeyWillBeUsed: async ({ request }) => withoutFreshness(request.url) };

export const isMapPart = (pathname: string): boolean => /^\/api\/map\/.*\.(mvt|geojson)$/.test(pathname);

/** Tiles and the ground below them: the newest there is, and without a connection the last that was seen. */
export const mapCache = (): NetworkFirst =>
  new NetworkFirst({
    cacheName: 'naksha-map',
    matchOptions: { ignoreVary: true },
    plugins: [sameForEveryAge, new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: WEEK, purgeOnQuotaError: true })],
  });
