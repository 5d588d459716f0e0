const KEY = 'access_token';

/** Stored where the specification says. */
export const readAccessToken = (): string | null => localStorage.getItem(KEY);
export const storeAccessToken = (token: string): void => localStorage.setItem(KEY, token);
export const removeAccessToken = (): void => localStorage.removeItem(KEY);
