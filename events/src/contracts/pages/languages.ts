export const LOCALES = ['en', 'hi', 'pa'] as const;
export type Locale = (typeof LOCALES)[number];

export const toLanguageTag = (locale: Locale): string => `${locale}-IN`;

/** The first segment, as in `/hi/home`; English has none. */
export const parseLocaleFromPath = (pathname: string): Locale =>
  LOCALES.find((locale) => locale !== 'en' && (pathname === `/${locale}` || pathname.startsWith(`/${locale}/`))) ??
  'en';

export const localeBasePath = (locale: Locale): string => (locale === 'en' ? '' : `/${locale}`);

export const removeLocaleFromPath = (pathname: string): string =>
  pathname.slice(localeBasePath(parseLocaleFromPath(pathname)).length) || '/';

export const replaceLocaleInPath = (locale: Locale, pathname: string): string => {
  const bare = removeLocaleFromPath(pathname);
  return locale === 'en' ? bare : `${localeBasePath(locale)}${bare === '/' ? '' : bare}`;
};
