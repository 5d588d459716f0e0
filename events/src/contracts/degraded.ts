/** Names an unavailable optional part, such as `cache`. `none` overrides a value kept by a cache. */
export const DEGRADED_HEADER = 'naksha-degraded';
export const NOT_DEGRADED = 'none';
