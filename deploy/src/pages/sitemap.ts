import { Readable } from 'node:stream';
import {
  LOCALES,
  type Locale,
  PAGES,
  type Page,
  Problem,
  SITEMAP,
  SITEMAP_HOMES,
  SITEMAP_PAGES,
  toLocalizedAbsoluteUrl,
} from '@naksha/events/contracts';
import type { HomeSitemapEntry } from '@naksha/read-model';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from './escape.ts';

export type SitemapDeps = {
  /** Without a trailing slash. */
  origin: () => string;
  listQueryLinks: () => string[];
  listProjects: () => string[];
  /** Articles, each in one language. */
  listBlogAddresses: () => { slug: string; language: Locale; changed_on: string }[];
  homes: {
    countParts(): Promise<number>;
    readPart(part: number): Promise<AsyncIterable<HomeSitemapEntry[]> | undefined>;
  };
};

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const URLSET =
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">';
const XML_TYPE = 'application/xml; charset=utf-8';

type Listed = { path: string; languages: readonly Locale[]; changedOn?: string };
const inEveryLanguage = (path: string): Listed => ({ path, languages: LOCALES });

/** A sitemap index (sitemaps.org): one sitemap of pages in all their languages, the rest of homes. */
export function serveSitemap(server: FastifyInstance, deps: SitemapDeps): void {
  const { origin, homes } = deps;
  server.get(SITEMAP, async (_, reply) => {
    const parts = Array.from({ length: await homes.countParts() }, (_, k) => `/sitemap-homes-${k + 1}.xml`);
    const entries = [SITEMAP_PAGES, ...parts].map(
      (path) => `<sitemap><loc>${escapeHtml(origin() + path)}</loc></sitemap>`,
    );
    return reply
      .type(XML_TYPE)
      .header('cache-control', 'public, max-age=600')
      .send(
        [
          XML,
          '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
          ...entries,
          '</sitemapindex>',
          '',
        ].join('\n'),
      );
  });
  server.get(SITEMAP_PAGES, async (_, reply) => {
    const urls = listPages(deps).flatMap((page) => printPage(origin(), page));
    return reply
      .type(XML_TYPE)
      .header('cache-control', 'public, max-age=3600')
      .send([XML, URLSET, ...urls, '</urlset>', ''].join('\n'));
  });
  server.get<{ Params: { part: string } }>(SITEMAP_HOMES, async (request, reply) => {
    const batches = await homes.readPart(Number(request.params.part));
    if (!batches) throw new Problem(404, 'not_found', 'Sitemap part not found.');
    return reply
      .type(XML_TYPE)
      .header('cache-control', 'public, max-age=600')
      .send(Readable.from(printHomes(origin(), batches)));
  });
}

async function* printHomes(origin: string, batches: AsyncIterable<HomeSitemapEntry[]>): AsyncGenerator<string> {
  yield `${XML}\n${URLSET}\n`;
  for await (const batch of batches) yield batch.map((home) => `${printHome(origin, home)}\n`).join('');
  yield '</urlset>\n';
}

function printHome(origin: string, { subtype, slug, changedAt }: HomeSitemapEntry): string {
  const [entry] = printPage(origin, { ...inEveryLanguage(`/${subtype}/${slug}`), changedOn: changedAt });
  return entry;
}

function listPages({ listQueryLinks, listProjects, listBlogAddresses }: SitemapDeps): Listed[] {
  const blogs = listBlogAddresses();
  const slugs = [
    ...listQueryLinks().map((slug) => PAGES.QueryProperties.path.replace(':slug', slug)),
    ...listProjects().map((slug) => PAGES.FeaturedProjectsView.path.replace(':slug', slug)),
  ];
  const written = LOCALES.filter((one) => blogs.some(({ language }) => language === one));
  return [
    ...listFixedPages().map(inEveryLanguage),
    { path: PAGES.Blogs.path, languages: written },
    ...slugs.map(inEveryLanguage),
    ...blogs.map(({ slug, language, changed_on }) => ({
      path: PAGES.BlogsDetail.path.replace(':slug', slug),
      languages: [language],
      changedOn: changed_on,
    })),
  ];
}

/** Pages with the same path everywhere; the article list exists in the languages of the articles. */
const listFixedPages = (): string[] =>
  Object.values<Page>(PAGES)
    .filter((page) => page.indexed !== false && !page.path.includes(':') && page !== PAGES.Blogs)
    .map(({ path }) => path);

function printPage(origin: string, { path, languages, changedOn }: Listed): string[] {
  const at = languages.map((locale) => [locale, escapeHtml(toLocalizedAbsoluteUrl({ origin, path }, locale))] as const);
  const changed = changedOn ? `<lastmod>${changedOn}</lastmod>` : '';
  const alternates = at.map(([locale, href]) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${href}"/>`);
  return at.map(([, href]) => `<url><loc>${href}</loc>${changed}${alternates.join('')}</url>`);
}
