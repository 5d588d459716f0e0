import { type Locale, localeOf } from '@naksha/events/contracts';
import { speak } from './t.ts';

export { basePathOf, inLocale, LOCALES, type Locale, localeOf } from '@naksha/events/contracts';

export const currentLocale: Locale = localeOf(globalThis.location?.pathname ?? '/');

/** Loads a language's texts; English is part of the program. Letters load by themselves (see letters.css). */
export async function loadLocale(locale: Locale): Promise<void> {
  if (locale === 'hi') speak((await import('@naksha/events/messages/hi')).hi, 'hi-IN');
  if (locale === 'pa') speak((await import('@naksha/events/messages/pa')).pa, 'pa-IN');
}
