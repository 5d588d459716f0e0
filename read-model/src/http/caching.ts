/**
 * What is the same for everyone: a browser asks again each time, by ETag where there is one; a shared cache may answer for one
 * second, and for one more while it asks again. Not `no-cache`, which nginx and Varnish take for themselves: they would keep
 * nothing. `must-revalidate` keeps browsers from answering with what is stale; CDN-Cache-Control (RFC 9213) tells caches between
 * us and them that they may.
 */
export const FOR_EVERYONE = {
  'cache-control': 'max-age=0, must-revalidate, s-maxage=1, stale-while-revalidate=1',
  'cdn-cache-control': 'max-age=1, stale-while-revalidate=1',
} as const;

/** What is the same for everyone and can't become another. */
export const FOR_EVER = {
  'cache-control': 'public, max-age=31536000, immutable',
  'cdn-cache-control': 'public, max-age=31536000, immutable',
} as const;

/** What depends on who asks. */
export const PERSONAL = 'private, no-store';
