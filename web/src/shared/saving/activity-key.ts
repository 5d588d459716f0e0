/** What the signed-in person saved, asked about and saw, page by page. */
export const activityKey = ['me', 'activity'] as const;
