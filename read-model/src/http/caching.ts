/**
 * Browsers revalidate each time; shared caches may keep it for one second. Not `no-cache`, which nginx and Varnish
 * would obey; CDN-Cache-Control (RFC 9213) is for shared caches.
 */
export const PUBLIC_CACHING = {
  'cache-control': 'max-age=0, must-revalidate, s-maxage=1, stale-while-revalidate=1',
  'cdn-cache-control': 'max-age=1, stale-while-revalidate=1',
} as const;

export const IMMUTABLE_CACHING = {
  'cache-control': 'public, max-age=31536000, immutable',
  'cdn-cache-control': 'public, max-age=31536000, immutable',
} as const;

export const PRIVATE_CACHING = 'private, no-store';
