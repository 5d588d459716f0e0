/** Photos have their own limit. */
export const BODY_LIMIT = 256 * 1024;
/** A filter with three chips and a polygon of 50 vertices is below 2 KB. */
export const URL_LIMIT = 8 * 1024;
/** Node responds with 431 to longer headers. */
export const HEADER_LIMIT = 16 * 1024;
export type BodyShape = { depth: number; values: number };
/** The largest body confirms 500 listings. */
export const BODY_SHAPE: BodyShape = { depth: 32, values: 1_000 };
