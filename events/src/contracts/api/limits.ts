/** Photos have a route and a limit of their own. */
export const BODY_LIMIT = 256 * 1024;
/** A filter with three chips and a polygon of 50 vertices stays below 2 KB. */
export const URL_LIMIT = 8 * 1024;
/** Node's own answer to longer headers is 431. */
export const HEADER_LIMIT = 16 * 1024;
/** How a JSON body may be built: how deep it is nested, and how many keys and items it has in all. */
export type BodyShape = { depth: number; values: number };
/** For every call whose entry names no other. The largest of them is 500 listings to confirm. */
export const BODY_SHAPE: BodyShape = { depth: 32, values: 1_000 };
