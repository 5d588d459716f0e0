import { parseHomeView } from '../../kernel/home-view.ts';
import type { PlaceNames } from '../../kernel/place.ts';
import type { Blog } from '../wire/blogs.ts';
import type { FaqItem } from '../wire/faqs.ts';
import type { QueryLink } from '../wire/query-links.ts';
import { buildHomesFeedLink } from './homes-feed.ts';
import { LOCALES } from './languages.ts';
import {
  composePageHeadFromKeys,
  composePageHeadFromTexts,
  type HeadContext,
  type PageHead,
  toLocalizedAbsoluteUrl,
} from './page-head.ts';
import { PAGES } from './page-registry.ts';

/** The specification's title: the slug in words. */
const titleOfSlug = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** Another language's URL shows the same text and is not indexed. */
export function composeBlogHead(blog: Omit<Blog, 'text' | 'excerpts'>, context: HeadContext): PageHead {
  const { address, brand, locale } = context;
  const { slug, title, excerpt, author, language, posted_on, changed_on, cover_image, category } = blog;
  const own = locale === language;
  const url = address && toLocalizedAbsoluteUrl(address, language);
  return {
    ...composePageHeadFromTexts(
      { title: titleOfSlug(slug), description: excerpt },
      { ...context, indexed: context.indexed && own },
    ),
    type: 'article',
    languages: [language],
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: title,
      description: excerpt,
      inLanguage: language,
      articleSection: category,
      datePublished: posted_on,
      dateModified: changed_on,
      ...(address && { image: address.origin + cover_image }),
      mainEntityOfPage: url,
      author: { '@type': 'Organization', name: author },
      publisher: { '@type': 'Organization', name: brand },
    },
  };
}

export const BLOG_FEED = '/blogs/rss.xml';

/** Indexed in languages that have articles. */
export function composeBlogListHead(blogs: readonly Pick<Blog, 'language'>[], context: HeadContext): PageHead {
  const written = new Set(blogs.map(({ language }) => language));
  const languages = LOCALES.filter((locale) => written.has(locale));
  return {
    ...composePageHeadFromKeys(PAGES.Blogs.meta, {
      ...context,
      indexed: context.indexed && written.has(context.locale),
    }),
    ...(languages.length > 0 && { languages }),
    feed: { type: 'application/rss+xml', href: BLOG_FEED },
  };
}

export function composeProjectHead({ names }: { names: PlaceNames }, context: HeadContext): PageHead {
  const title = names[context.locale] ?? names.en;
  return composePageHeadFromTexts({ title, description: context.t('projects.head.of', { title }) }, context);
}

export const composeFaqHead = (faqs: readonly FaqItem[], context: HeadContext): PageHead => ({
  ...composePageHeadFromKeys(PAGES.Faq.meta, context),
  ...(faqs.length > 0 && {
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: faqs.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  }),
});

export const composeQueryLinkHead = (
  { title, query }: Pick<QueryLink, 'title' | 'query'>,
  context: HeadContext,
): PageHead => ({
  ...composePageHeadFromTexts({ title, description: context.t('queryLinks.head.of', { title }) }, context),
  feed: buildHomesFeedLink({ filter: parseHomeView(query).filter }, context.locale),
});
