export const LOCALES = ['en', 'hi', 'pa'] as const;
export type Locale = (typeof LOCALES)[number];

export const toLanguageTag = (locale: Locale): string => `${locale}-IN`;

/** The first segment, as in `/hi/home`; English has none. */
export const readLocale = (pathname: string): Locale =>
  LOCALES.find((locale) => locale !== 'en' && (pathname === `/${locale}` || pathname.startsWith(`/${locale}/`))) ??
  'en';

export const toBasePath = (locale: Locale): string => (locale === 'en' ? '' : `/${locale}`);

export const stripLocale = (pathname: string): string => pathname.slice(toBasePath(readLocale(pathname)).length) || '/';

export const toLocalizedPath = (locale: Locale, pathname: string): string => {
  const bare = stripLocale(pathname);
  return locale === 'en' ? bare : `${toBasePath(locale)}${bare === '/' ? '' : bare}`;
};
