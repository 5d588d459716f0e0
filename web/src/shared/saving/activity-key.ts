export const activityKey = ['me', 'activity'] as const;
