import { LOCALES, toLocalizedPath } from './languages.ts';

export const OFFLINE_SHELL = '/offline';

export const OFFLINE_SHELLS: readonly string[] = LOCALES.map((locale) => toLocalizedPath(locale, OFFLINE_SHELL));
