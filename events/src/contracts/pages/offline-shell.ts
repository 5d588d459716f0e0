import { addLocaleToPath, LOCALES } from './languages.ts';

export const OFFLINE_SHELL = '/offline';

export const OFFLINE_SHELLS: readonly string[] = LOCALES.map((locale) => addLocaleToPath(locale, OFFLINE_SHELL));
