/** Every list, count and card of listings stands under it: they grow old together, when the map changes. */
export const listingsKey = ['listings'] as const;
