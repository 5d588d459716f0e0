/** Query key of the person's own listings. */
export const ownListingsKey = ['me', 'listings'] as const;
