import { encodeCanonicalUrlPath } from '../../kernel/address.ts';
import type { Translate } from '../messages/index.ts';
import { LOCALES, type Locale, replaceLocaleInPath, toLanguageTag } from './languages.ts';
import type { PageMeta } from './page.ts';

export type PageHead = {
  locale: Locale;
  title: string;
  description: string;
  keywords: string;
  /** Undefined: must not be indexed. The path is decoded, without language. */
  address?: { origin: string; path: string };
  indexed: boolean;
  /** All by default. */
  languages?: readonly Locale[];
  type?: 'website' | 'product' | 'article';
  /** Absolute URL, size in pixels. */
  image?: { url: string; width: number; height: number; alt: string };
  feed?: { type: 'application/rss+xml' | 'application/atom+xml'; href: string };
  /** By oEmbed. */
  embeds?: boolean;
  jsonLd?: unknown;
};

export type HeadContext = Pick<PageHead, 'locale' | 'address' | 'indexed'> & {
  t: Translate;
  brand: string;
  /** ISO 3166-1; null if unknown. */
  country: string | null;
};

type Words = { title: string; description?: string; keywords?: string };

export function composePageHeadFromTexts(
  { title, ...words }: Words,
  { t, brand, locale, address, indexed }: HeadContext,
): PageHead {
  return {
    ...{ locale, address, indexed },
    title: t('app.head.suffix', { title, brand }),
    description: words.description ?? t('app.head.description'),
    keywords: words.keywords ?? t('app.head.keywords'),
    ...(address && { image: { url: address.origin + PREVIEW, ...PREVIEW_SIZE, alt: t('app.head.image') } }),
  };
}

/** Made from web/public/preview.svg. */
const PREVIEW = '/preview.png';
const PREVIEW_SIZE = { width: 1200, height: 630 };

export function composePageHeadFromKeys({ title, description, keywords }: PageMeta, context: HeadContext): PageHead {
  const { t } = context;
  const words = { title: t(title), description: description && t(description), keywords: keywords && t(keywords) };
  return composePageHeadFromTexts(words, context);
}

export function toLocalizedAbsoluteUrl({ origin, path }: NonNullable<PageHead['address']>, locale: Locale): string {
  const [bare, ...query] = replaceLocaleInPath(locale, path).split('?');
  return [origin + encodeCanonicalUrlPath(bare), ...query].join('?');
}

export type HeadTag = { tag: 'meta' | 'link'; attributes: Readonly<Record<string, string>> };

export function listHeadTags(head: PageHead): HeadTag[] {
  const { locale, title, description, address, indexed, image } = head;
  const named = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } });
  const graph = (property: string, content: string): HeadTag => ({ tag: 'meta', attributes: { property, content } });
  const { languages = LOCALES } = head;
  const canonical = address && toLocalizedAbsoluteUrl(address, languages.includes(locale) ? locale : languages[0]);
  return [
    named('description', description),
    named('keywords', head.keywords),
    ...(indexed ? [] : [named('robots', 'noindex')]),
    ...(canonical ? [{ tag: 'link', attributes: { rel: 'canonical', href: canonical } } as const] : []),
    ...(address && indexed && languages.length > 1 ? languageAlternates(address, languages) : []),
    ...(head.feed ? [{ tag: 'link', attributes: { rel: 'alternate', ...head.feed } } as const] : []),
    ...(head.embeds && canonical
      ? [
          {
            tag: 'link',
            attributes: {
              ...{ rel: 'alternate', type: 'application/json+oembed' },
              href: `${new URL(canonical).origin}/oembed?url=${encodeURIComponent(canonical)}`,
            },
          } as const,
        ]
      : []),
    graph('og:type', head.type ?? 'website'),
    graph('og:locale', toLanguageTag(locale).replace('-', '_')),
    graph('og:title', title),
    graph('og:description', description),
    ...(canonical ? [graph('og:url', canonical)] : []),
    ...(image
      ? [
          graph('og:image', image.url),
          graph('og:image:width', String(image.width)),
          graph('og:image:height', String(image.height)),
          graph('og:image:alt', image.alt),
          named('twitter:card', 'summary_large_image'),
        ]
      : []),
  ];
}

const languageAlternates = (address: NonNullable<PageHead['address']>, languages: readonly Locale[]): HeadTag[] =>
  [...languages.map((locale) => [locale, locale] as const), ['x-default', 'en'] as const].map(([hreflang, locale]) => ({
    tag: 'link',
    attributes: { rel: 'alternate', hreflang, href: toLocalizedAbsoluteUrl(address, locale) },
  }));
