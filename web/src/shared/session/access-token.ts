const KEY = 'access_token';

/** The bearer token that verification gave, kept where the specification keeps it. */
export const accessToken = (): string | null => localStorage.getItem(KEY);
export const keepAccessToken = (token: string): void => localStorage.setItem(KEY, token);
export const dropAccessToken = (): void => localStorage.removeItem(KEY);
