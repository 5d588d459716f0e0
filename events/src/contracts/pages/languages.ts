export const LOCALES = ['en', 'hi', 'pa'] as const;
export type Locale = (typeof LOCALES)[number];

/** BCP 47, for `<html lang>`, numbers and dates. */
export const toLanguageTag = (locale: Locale): string => `${locale}-IN`;

/** The path's first segment, `/hi/home`; English has none. */
export const readLocale = (pathname: string): Locale =>
  LOCALES.find((locale) => locale !== 'en' && (pathname === `/${locale}` || pathname.startsWith(`/${locale}/`))) ??
  'en';

export const toBasePath = (locale: Locale): string => (locale === 'en' ? '' : `/${locale}`);

/** A path without its language. */
export const stripLocale = (pathname: string): string => pathname.slice(toBasePath(readLocale(pathname)).length) || '/';

/** The same page in another language. */
export const inLocale = (locale: Locale, pathname: string): string => {
  const bare = stripLocale(pathname);
  return locale === 'en' ? bare : `${toBasePath(locale)}${bare === '/' ? '' : bare}`;
};
