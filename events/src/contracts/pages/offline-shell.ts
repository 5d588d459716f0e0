import { inLocale, LOCALES } from './languages.ts';

/** The page a service worker shows offline: the shell, in each language. */
export const OFFLINE_SHELL = '/offline';

export const OFFLINE_SHELLS: readonly string[] = LOCALES.map((locale) => inLocale(locale, OFFLINE_SHELL));
