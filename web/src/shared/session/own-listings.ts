export const ownListingsKey = ['me', 'listings'] as const;
