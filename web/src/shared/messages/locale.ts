import { type Locale, parseLocaleFromPath } from '@naksha/events/contracts';
import { setCatalogue } from './t.ts';

export {
  LOCALES,
  type Locale,
  localeBasePath,
  parseLocaleFromPath,
  replaceLocaleInPath,
} from '@naksha/events/contracts';

export const currentLocale: Locale = parseLocaleFromPath(globalThis.location?.pathname ?? '/');

/** English is built in. Fonts load by themselves (letters.css). */
export async function loadLocale(locale: Locale): Promise<void> {
  if (locale === 'hi') setCatalogue((await import('@naksha/events/messages/hi')).hi, 'hi-IN');
  if (locale === 'pa') setCatalogue((await import('@naksha/events/messages/pa')).pa, 'pa-IN');
}
