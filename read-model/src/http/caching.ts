/**
 * What is the same for everyone: a browser asks again each time, by ETag where there is one; a shared cache may answer for one second.
 * CDN-Cache-Control (RFC 9213) says the same to caches that take `no-cache` for themselves too.
 */
export const FOR_EVERYONE = {
  'cache-control': 'no-cache, max-age=0, s-maxage=1',
  'cdn-cache-control': 'max-age=1',
} as const;

/** What depends on who asks. */
export const PERSONAL = 'private, no-store';
