import { type Locale, type PageTextKey, pageTextsEn, pageTextsHi, pageTextsPa } from '@naksha/events/contracts';

const TEXTS = { en: pageTextsEn, hi: pageTextsHi, pa: pageTextsPa };

export const pageText = (key: PageTextKey, locale: Locale): string => TEXTS[locale][key];

/** A document's title, with the brand where the language puts it. */
export const titleOf = (title: string, locale: Locale, brand: string): string => {
  const parts: Record<string, string> = { title, brand };
  return pageText('app.title.suffix', locale).replace(/\{(title|brand)\}/g, (_, name: string) => parts[name]);
};
