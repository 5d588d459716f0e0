import { speak } from './t.ts';

export const LOCALES = ['en', 'hi', 'pa'] as const;
export type Locale = (typeof LOCALES)[number];

/** The language is the path's first segment, `/hi/home`; English has none. */
export const localeOf = (pathname: string): Locale =>
  LOCALES.find((locale) => pathname === `/${locale}` || pathname.startsWith(`/${locale}/`)) ?? 'en';

export const basePathOf = (locale: Locale): string => (locale === 'en' ? '' : `/${locale}`);

export const currentLocale: Locale = localeOf(globalThis.location?.pathname ?? '/');

/** The same page in another language. */
export const inLocale = (locale: Locale, pathname: string): string => {
  const bare = pathname.slice(basePathOf(localeOf(pathname)).length);
  return `${basePathOf(locale)}${bare}` || '/';
};

/** Loads a language's texts and letters; English is part of the program. */
export async function loadLocale(locale: Locale): Promise<void> {
  if (locale === 'hi') {
    const [{ hi }] = await Promise.all([import('./hi/index.ts'), import('./devanagari.css')]);
    speak(hi, 'hi-IN');
  } else if (locale === 'pa') {
    const { pa } = await import('./pa/index.ts');
    speak(pa, 'pa-IN');
  }
}
