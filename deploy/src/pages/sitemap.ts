import { absoluteAddress, LOCALES, PAGES, type Page } from '@naksha/events/contracts';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from './escape.ts';

export type SitemapDeps = {
  /** Without a slash at its end. */
  origin: () => string;
  /** Slugs of the query pages, and of the projects'. */
  listQueryLinks: () => string[];
  listProjects: () => string[];
};

/** The pages that search engines may keep, each in every language (sitemaps.org; alternates as hreflang). */
export function serveSitemap(server: FastifyInstance, { origin, listQueryLinks, listProjects }: SitemapDeps): void {
  server.get('/sitemap.xml', async (_, reply) => {
    const slugs = [
      ...listQueryLinks().map((slug) => PAGES.QueryProperties.path.replace(':slug', slug)),
      ...listProjects().map((slug) => PAGES.FeaturedProjectsView.path.replace(':slug', slug)),
    ];
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'max-age=3600')
      .send(printSitemap(origin(), [...listFixedPages(), ...slugs]));
  });
}

/** Those whose address is the same everywhere. */
const listFixedPages = (): string[] =>
  Object.values<Page>(PAGES)
    .filter(({ path, indexed }) => indexed !== false && !path.includes(':'))
    .map(({ path }) => path);

function printSitemap(origin: string, paths: readonly string[]): string {
  const urls = paths.flatMap((path) => {
    const at = LOCALES.map((locale) => [locale, escapeHtml(absoluteAddress({ origin, path }, locale))] as const);
    const alternates = at.map(([locale, href]) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${href}"/>`);
    return at.map(([, href]) => `<url><loc>${href}</loc>${alternates.join('')}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
