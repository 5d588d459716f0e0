/** Query key of the person's activity pages. */
export const activityKey = ['me', 'activity'] as const;
