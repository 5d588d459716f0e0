/** Invalidated together when the map changes. */
export const listingsKey = ['listings'] as const;
