import { currentLocale, inLocale, LOCALES, type Locale } from '../shared/messages/locale.ts';
import { t } from '../shared/messages/t.ts';

/** Each in its own language and letters. */
const NAMES: Record<Locale, string> = { en: 'English', hi: 'हिन्दी', pa: 'ਪੰਜਾਬੀ' };

/** The same page in another language: a plain link, because texts are chosen when a page loads. */
export function Languages() {
  return (
    <nav aria-label={t('app.drawer.language')} className="flex flex-wrap gap-x-4">
      {LOCALES.map((locale) => (
        <a
          key={locale}
          lang={locale}
          hrefLang={locale}
          aria-current={locale === currentLocale ? 'true' : undefined}
          href={inLocale(locale, location.pathname) + location.search}
          className="flex min-h-11 min-w-11 items-center text-14 underline-offset-4 hover:underline aria-[current]:font-semibold"
        >
          {NAMES[locale]}
        </a>
      ))}
    </nav>
  );
}
