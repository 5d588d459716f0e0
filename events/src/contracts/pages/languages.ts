export const LOCALES = ['en', 'hi', 'pa'] as const;
export type Locale = (typeof LOCALES)[number];

/** BCP 47, for `<html lang>`, numbers and dates. */
export const tagOf = (locale: Locale): string => `${locale}-IN`;

/** The language is the path's first segment, `/hi/home`; English has none. */
export const localeOf = (pathname: string): Locale =>
  LOCALES.find((locale) => locale !== 'en' && (pathname === `/${locale}` || pathname.startsWith(`/${locale}/`))) ??
  'en';

export const basePathOf = (locale: Locale): string => (locale === 'en' ? '' : `/${locale}`);

/** A path without its language. */
export const bareOf = (pathname: string): string => pathname.slice(basePathOf(localeOf(pathname)).length) || '/';

/** The same page in another language. */
export const inLocale = (locale: Locale, pathname: string): string => {
  const bare = bareOf(pathname);
  return locale === 'en' ? bare : `${basePathOf(locale)}${bare === '/' ? '' : bare}`;
};
