/**
 * Header of the interface's answers while something that only makes pages faster or richer is away; its value names what, such
 * as `cache`. `none` takes back what a cache has kept with an earlier answer.
 */
export const DEGRADED = 'naksha-degraded';
export const NOT_DEGRADED = 'none';
