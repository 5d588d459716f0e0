import { LOCALES, type Locale, replaceLocaleInPath, toLanguageTag } from '@naksha/events/contracts';
import { currentLocale } from '../messages/locale.ts';
import { t } from '../messages/t.ts';

/** In their own language. */
export const NAMES: Readonly<Record<Locale, string>> = { en: 'English', hi: 'हिन्दी', pa: 'ਪੰਜਾਬੀ' };

/** Links reload, because texts are chosen before rendering. */
export const LanguageLinks = () => (
  <nav aria-label={t('app.language')} className="flex flex-wrap gap-x-4">
    {LOCALES.map((locale) => (
      <a
        key={locale}
        href={replaceLocaleInPath(locale, location.pathname)}
        hrefLang={locale}
        lang={toLanguageTag(locale)}
        aria-current={locale === currentLocale ? 'true' : undefined}
        className={`flex min-h-11 min-w-11 items-center text-14 underline-offset-4 hover:text-ink hover:underline ${locale === currentLocale ? 'font-semibold text-ink' : 'font-names text-muted'}`}
        onClick={(event) => {
          // The URL changes without rendering this.
          event.currentTarget.href = replaceLocaleInPath(locale, location.pathname) + location.search;
        }}
      >
        {NAMES[locale]}
      </a>
    ))}
  </nav>
);
