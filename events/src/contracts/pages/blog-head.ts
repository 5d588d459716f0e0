import type { Blog } from '../wire/blogs.ts';
import { LOCALES } from './languages.ts';
import { absoluteAddress, completeHead, type HeadContext, type PageHead, pageHead } from './page-head.ts';
import { PAGES } from './page-registry.ts';

/** The specification's title of an article's page: its address in words. */
const titleOfSlug = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/**
 * What the head of an article's page says. Under another language's address stands the same text, which is said there and
 * not kept by search engines.
 */
export function blogHead(blog: Omit<Blog, 'text' | 'excerpts'>, context: HeadContext): PageHead {
  const { address, brand, locale } = context;
  const { slug, title, excerpt, author, language, posted_on, changed_on, cover_image, category } = blog;
  const own = locale === language;
  const url = address && absoluteAddress(address, language);
  return {
    ...completeHead(
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

/** Where the articles are as RSS. */
export const BLOG_FEED = '/blogs/rss.xml';

/** What the head of their list says: kept in the languages that there are articles in. */
export function blogsHead(blogs: readonly Pick<Blog, 'language'>[], context: HeadContext): PageHead {
  const written = new Set(blogs.map(({ language }) => language));
  const languages = LOCALES.filter((locale) => written.has(locale));
  return {
    ...pageHead(PAGES.Blogs.meta, { ...context, indexed: context.indexed && written.has(context.locale) }),
    ...(languages.length > 0 && { languages }),
    feed: { type: 'application/rss+xml', href: BLOG_FEED },
  };
}
