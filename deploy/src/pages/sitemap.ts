import { absoluteAddress, LOCALES, type Locale, PAGES, type Page } from '@naksha/events/contracts';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from './escape.ts';

export type SitemapDeps = {
  /** Without a slash at its end. */
  origin: () => string;
  /** Slugs of the query pages, and of the projects'. */
  listQueryLinks: () => string[];
  listProjects: () => string[];
  /** The articles, each in one language. */
  listBlogs: () => { slug: string; language: Locale; changed_on: string }[];
};

type Listed = { path: string; languages: readonly Locale[]; changedOn?: string };
const inAll = (path: string): Listed => ({ path, languages: LOCALES });

/** The pages that search engines may keep, each in every language that it is written in (sitemaps.org; alternates as hreflang). */
export function serveSitemap(server: FastifyInstance, deps: SitemapDeps): void {
  const { origin, listQueryLinks, listProjects, listBlogs } = deps;
  server.get('/sitemap.xml', async (_, reply) => {
    const blogs = listBlogs();
    const slugs = [
      ...listQueryLinks().map((slug) => PAGES.QueryProperties.path.replace(':slug', slug)),
      ...listProjects().map((slug) => PAGES.FeaturedProjectsView.path.replace(':slug', slug)),
    ];
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'max-age=3600')
      .send(
        printSitemap(origin(), [
          ...listFixedPages().map(inAll),
          {
            path: PAGES.Blogs.path,
            languages: LOCALES.filter((one) => blogs.some(({ language }) => language === one)),
          },
          ...slugs.map(inAll),
          ...blogs.map(({ slug, language, changed_on }) => ({
            path: PAGES.BlogsDetail.path.replace(':slug', slug),
            languages: [language],
            changedOn: changed_on,
          })),
        ]),
      );
  });
}

/** Those whose address is the same everywhere; the articles' own page is in the languages that there are articles in. */
const listFixedPages = (): string[] =>
  Object.values<Page>(PAGES)
    .filter((page) => page.indexed !== false && !page.path.includes(':') && page !== PAGES.Blogs)
    .map(({ path }) => path);

function printSitemap(origin: string, pages: readonly Listed[]): string {
  const urls = pages.flatMap(({ path, languages, changedOn }) => {
    const at = languages.map((locale) => [locale, escapeHtml(absoluteAddress({ origin, path }, locale))] as const);
    const changed = changedOn ? `<lastmod>${changedOn}</lastmod>` : '';
    const alternates = at.map(([locale, href]) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${href}"/>`);
    return at.map(([, href]) => `<url><loc>${href}</loc>${changed}${alternates.join('')}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
