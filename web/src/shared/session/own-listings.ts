/** What the signed-in person has posted, however it is asked for. */
export const ownListingsKey = ['me', 'listings'] as const;
