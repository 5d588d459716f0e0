import { BLOG_FEED, PAGES, toLocalizedAbsoluteUrl } from '@naksha/events/contracts';
import { renderMarkdownToSafeHtml } from '@naksha/events/markdown/html';
import { createTranslate } from '@naksha/events/messages/translate-in';
import type { Blog } from '@naksha/events/wire/blogs';
import type { FastifyInstance } from 'fastify';
import { Feed } from 'feed';

export type BlogFeedDeps = {
  /** Without a trailing slash. */
  origin: () => string;
  brand: string;
  /** An unchanged article is the same object as before. */
  listBlogs: () => Blog[];
};

/** RSS 2.0 with full text. */
export function serveBlogFeed(server: FastifyInstance, { origin, brand, listBlogs }: BlogFeedDeps): void {
  let printed: { origin: string; blogs: readonly Blog[]; feed: string } | undefined;
  server.get(BLOG_FEED, async (_, reply) => {
    const [at, blogs] = [origin(), listBlogs()];
    // Rendering Markdown is expensive, so only after a change.
    if (printed?.origin !== at || !areSame(printed.blogs, blogs))
      printed = { origin: at, blogs, feed: printFeed(at, brand, blogs) };
    return reply.type('application/rss+xml; charset=utf-8').header('cache-control', 'max-age=3600').send(printed.feed);
  });
}

const areSame = (before: readonly Blog[], now: readonly Blog[]): boolean =>
  before.length === now.length && before.every((blog, n) => blog === now[n]);

function printFeed(origin: string, brand: string, blogs: readonly Blog[]): string {
  const t = createTranslate('en');
  const link = origin + PAGES.Blogs.path;
  const feed = new Feed({
    title: t('app.head.suffix', { title: t('blogs.title'), brand }),
    description: t('blogs.head.description'),
    copyright: brand,
    id: link,
    link,
    feedLinks: { rss: origin + BLOG_FEED },
    ...(blogs.length > 0 && { updated: new Date(Math.max(...blogs.map(({ changed_on }) => Date.parse(changed_on)))) }),
  });
  for (const { slug, title, excerpt, language, text, author, category, posted_on } of blogs) {
    const path = PAGES.BlogsDetail.path.replace(':slug', slug);
    const address = toLocalizedAbsoluteUrl({ origin, path }, language);
    feed.addItem({
      ...{ title, link: address, id: address, description: excerpt, content: renderMarkdownToSafeHtml(text) },
      date: new Date(posted_on),
      category: [{ name: category }],
      author: [{ name: author }],
    });
  }
  return feed.rss2();
}
