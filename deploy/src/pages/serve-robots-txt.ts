import { LOCALES, PAGES, type Page, replaceLocaleInPath } from '@naksha/events/contracts';
import type { FastifyInstance } from 'fastify';
import type { PagesDeps } from './pages.ts';

/** First path segments of personal pages. */
const PRIVATE = [
  ...new Set(
    Object.values<Page>(PAGES)
      .filter(({ meta }) => meta.requiresAuth)
      .map(({ path }) => `/${path.split('/')[1]}`),
  ),
];

/**
 * Pages that should not be indexed contain a robots tag, so crawlers must be able to read them.
 * @param origin without a trailing slash
 */
export const formatRobotsTxt = (origin: string): string =>
  [
    'User-agent: *',
    ...LOCALES.flatMap((locale) => PRIVATE.map((path) => `Disallow: ${replaceLocaleInPath(locale, path)}`)),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

export function serveRobotsTxt(server: FastifyInstance, { origin }: Pick<PagesDeps, 'origin'>): void {
  server.get('/robots.txt', async (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(formatRobotsTxt(origin())),
  );
}
