/**
 * For public responses. Browsers revalidate each time; shared caches may serve them for one second, and one more while
 * revalidating. Not `no-cache`, which nginx and Varnish would obey; `must-revalidate` is for browsers and CDN-Cache-Control (RFC
 * 9213) for shared caches.
 */
export const FOR_EVERYONE = {
  'cache-control': 'max-age=0, must-revalidate, s-maxage=1, stale-while-revalidate=1',
  'cdn-cache-control': 'max-age=1, stale-while-revalidate=1',
} as const;

/** For immutable responses. */
export const FOR_EVER = {
  'cache-control': 'public, max-age=31536000, immutable',
  'cdn-cache-control': 'public, max-age=31536000, immutable',
} as const;

/** For responses that depend on the caller. */
export const PERSONAL = 'private, no-store';
