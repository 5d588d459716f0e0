import { inLocale, LOCALES, type Locale, tagOf } from '@naksha/events/contracts';
import { escapeHtml, jsonForScript } from './escape.ts';

/** What the server says of a page, before any script runs. */
export type PageHead = {
  locale: Locale;
  title: string;
  description: string;
  keywords: string;
  /** Where the page is for search engines; undefined for those that none should keep. The path is the bare one. */
  address?: { origin: string; path: string };
  index: boolean;
  image?: string;
  type?: 'website' | 'product';
  jsonLd?: unknown;
};

export const absolute = (address: { origin: string; path: string }, locale: Locale): string =>
  address.origin + inLocale(locale, address.path);

export function printHead(head: PageHead): string {
  const { locale, title, description, keywords, address, index, image, type = 'website', jsonLd } = head;
  const canonical = address && absolute(address, locale);
  const meta = (key: 'name' | 'property', name: string, content: string) =>
    `<meta ${key}="${name}" content="${escapeHtml(content)}" />`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    meta('name', 'keywords', keywords),
    ...(index ? [] : [meta('name', 'robots', 'noindex')]),
    ...(canonical ? [`<link rel="canonical" href="${escapeHtml(canonical)}" />`] : []),
    ...(address && index ? alternates(address) : []),
    meta('property', 'og:type', type),
    meta('property', 'og:locale', tagOf(locale).replace('-', '_')),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    ...(canonical ? [meta('property', 'og:url', canonical)] : []),
    ...(image ? [meta('property', 'og:image', image)] : []),
    ...(jsonLd ? [`<script type="application/ld+json">${jsonForScript(jsonLd)}</script>`] : []),
  ].join('\n    ');
}

/** The same page in each language; without a preference it is the English one. */
const alternates = (address: { origin: string; path: string }): string[] =>
  [...LOCALES.map((locale) => [locale, locale] as const), ['x-default', 'en'] as const].map(
    ([tag, locale]) => `<link rel="alternate" hreflang="${tag}" href="${escapeHtml(absolute(address, locale))}" />`,
  );
