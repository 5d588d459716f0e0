export const post = {} as const;
