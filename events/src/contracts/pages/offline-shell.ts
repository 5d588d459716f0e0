import { inLocale, LOCALES } from './languages.ts';

/** The page that a service worker shows for every other one while there is no connection: the frame alone, in each language. */
export const OFFLINE_SHELL = '/offline';

export const OFFLINE_SHELLS: readonly string[] = LOCALES.map((locale) => inLocale(locale, OFFLINE_SHELL));
