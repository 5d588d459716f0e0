/** `true` if waiting for a position (`?after=`) timed out. */
export const BEHIND_HEADER = 'naksha-behind';

/**
 * Response header while something is unavailable: names of optional parts, such as `cache`, and while a database is unavailable
 * `as-of=` the time when it last responded, in ISO 8601.
 */
export const DEGRADED_HEADER = 'naksha-degraded';
/** Overrides a value that was kept by a cache. */
export const NOT_DEGRADED = 'none';
