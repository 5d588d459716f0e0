/** Photos have a route and a limit of their own. */
export const BODY_LIMIT = 256 * 1024;
/** A filter with three chips and a polygon of 50 vertices stays below 2 KB. */
export const URL_LIMIT = 8 * 1024;
/** Node's own answer to longer headers is 431. */
export const HEADER_LIMIT = 16 * 1024;
