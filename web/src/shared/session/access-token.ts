const KEY = 'access_token';

/** Stored where the specification says. */
export const accessToken = (): string | null => localStorage.getItem(KEY);
export const keepAccessToken = (token: string): void => localStorage.setItem(KEY, token);
export const dropAccessToken = (): void => localStorage.removeItem(KEY);
