import { inLocale, LOCALES, PAGES, type Page } from '@naksha/events/contracts';
import type { FastifyInstance } from 'fastify';

/** The first segments of pages that are one person's affair. */
const PRIVATE = [
  ...new Set(
    Object.values<Page>(PAGES)
      .filter(({ meta }) => meta.requiresAuth)
      .map(({ path }) => `/${path.split('/')[1]}`),
  ),
];

/**
 * Crawlers may read whatever strangers may, the interface included: the pages' own scripts ask it. What asks for a sign-in has
 * nothing for them; pages that none should keep say so themselves, and have to be read for that.
 * @param origin scheme and host of the site, without a slash at its end
 */
export const robotsTxt = (origin: string): string =>
  [
    'User-agent: *',
    ...LOCALES.flatMap((locale) => PRIVATE.map((path) => `Disallow: ${inLocale(locale, path)}`)),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

export function answerRobotsTxt(server: FastifyInstance, origin: () => string): void {
  server.get('/robots.txt', async (_, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robotsTxt(origin())),
  );
}
