/** Response header while an optional part is unavailable, such as `cache`. `none` overrides a value kept by a cache. */
export const DEGRADED = 'naksha-degraded';
export const NOT_DEGRADED = 'none';
