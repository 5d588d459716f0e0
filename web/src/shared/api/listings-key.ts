/** Query key of lists, counts and cards, which are invalidated together when the map changes. */
export const listingsKey = ['listings'] as const;
