import { PROJECT_TYPES } from '@naksha/events/kernel';
import {
  Blogs,
  Faqs,
  FirstPaintQuery,
  HomesOnMarket,
  MasterData,
  Places,
  PropertyQuery,
  QueryLinks,
} from '@naksha/read-model';
import type { Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { type BlogFeedDeps, serveBlogFeed } from '../pages/blog-feed.ts';
import { serveClientFiles } from '../pages/client-files.ts';
import { serveEmbeds } from '../pages/embed.ts';
import { type HomesFeedDeps, serveHomesFeeds } from '../pages/homes-feed.ts';
import { serveOembed } from '../pages/oembed.ts';
import { serveOfflineShells } from '../pages/offline-shells.ts';
import { buildPageConfigs } from '../pages/page-config.ts';
import { type PagesDeps, servePages } from '../pages/pages.ts';
import { serveRobotsTxt } from '../pages/serve-robots-txt.ts';
import { serveWebManifest } from '../pages/serve-web-manifest.ts';
import { Shell } from '../pages/shell.ts';
import { type SitemapDeps, serveSitemap } from '../pages/sitemap.ts';
import type { ProcessContext } from './process-context.ts';

type Site = PagesDeps & HomesFeedDeps & BlogFeedDeps & SitemapDeps & { client: string };

/** What the site answers outside `/api`, most specific paths first. */
const SITE_ROUTES: readonly ((server: FastifyInstance, site: Site) => void | Promise<void>)[] = [
  serveClientFiles,
  serveRobotsTxt,
  serveWebManifest,
  serveOfflineShells,
  serveEmbeds,
  serveOembed,
  serveBlogFeed,
  serveHomesFeeds,
  serveSitemap,
  servePages,
];

export async function serveSite(
  { config, region, write }: ProcessContext,
  app: NestFastifyApplication,
  { client, origin }: Pick<Site, 'client' | 'origin'>,
): Promise<void> {
  const find = <T>(type: Type<T>): T => app.get(type, { strict: false });
  const site: Site = {
    client,
    origin,
    configs: buildPageConfigs(config, region),
    shell: Shell.read(client),
    brand: config.BRAND_NAME,
    clock: write.clock,
    questions: {
      firstPaint: (search) => find(FirstPaintQuery).getFirstPaint(search),
      listing: (slug) => find(PropertyQuery).getProperty(slug, undefined),
      cities: () => find(Places).cities,
      queryLinks: (locale) => find(QueryLinks).groups(locale),
      queryLink: (slug, locale) => find(QueryLinks).find(slug, locale),
      project: (slug) => find(MasterData).findProject(slug).item,
      blogs: () => find(Blogs).listCards(),
      blog: (slug) => find(Blogs).find(slug),
      faqs: (locale) => find(Faqs).list(locale),
    },
    cities: () => find(Places).cities,
    newest: (filter, limit) => find(HomesOnMarket).listNewest(filter, limit),
    homes: {
      countParts: () => find(HomesOnMarket).countParts(),
      readPart: (part) => find(HomesOnMarket).readPart(part),
    },
    listBlogs: () => find(Blogs).list(),
    listBlogAddresses: () => find(Blogs).listAddresses(),
    listQueryLinks: () => {
      const links = find(QueryLinks).list();
      return links.map(({ slug }) => slug);
    },
    listProjects: () => {
      const projects = find(MasterData).list({ types: PROJECT_TYPES });
      return projects.map(({ slug }) => slug);
    },
  };
  for (const serve of SITE_ROUTES) await serve(app.getHttpAdapter().getInstance(), site);
}
