import { LOCALES, replaceLocaleInPath } from './languages.ts';

export const OFFLINE_SHELL = '/offline';

export const OFFLINE_SHELLS: readonly string[] = LOCALES.map((locale) => replaceLocaleInPath(locale, OFFLINE_SHELL));
