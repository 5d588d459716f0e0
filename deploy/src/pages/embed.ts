import { type HeadContext, invalidFieldsProblem, LOCALES, type Locale, PAGES, Problem } from '@naksha/events/contracts';
import {
  encodeCanonicalUrlPath,
  formatCanonicalHomeQuery,
  parseHomeView,
  repairUnknownUrl,
} from '@naksha/events/kernel';
import { createTranslate } from '@naksha/events/messages/translate-in';
import { PUBLIC_CACHING } from '@naksha/read-model';
import type { FastifyInstance } from 'fastify';
import { renderIgnoredFiltersHtml } from './page-content.ts';
import type { PagesDeps } from './pages.ts';
import { EMBED_POLICY, type Embedded, renderEmbed } from './print-embed.ts';

export const EMBED_PATH = '/embed';
type EmbedDeps = Pick<PagesDeps, 'configs' | 'origin' | 'questions'>;

/**
 * Documents without script, session or form, so that clickjacking is impossible; every other page refuses to be
 * framed.
 */
export function serveEmbeds(server: FastifyInstance, deps: EmbedDeps): void {
  server.get<{ Params: { slug?: string }; Querystring: { lang?: unknown } }>(
    `${EMBED_PATH}/:slug?`,
    async (request, reply) => {
      const { slug } = request.params;
      const { search } = new URL(request.url, 'http://embed');
      if (parseHomeView(search).at)
        throw invalidFieldsProblem([
          { field: 'at', reason: 'is not supported for embedded maps, which always show today' },
        ]);
      const embedded = slug ? await findHome(slug, deps) : await findHomes(search, deps);
      if (!embedded) throw new Problem(404, 'not_found', 'This page cannot be embedded.');
      const locale = LOCALES.find((one) => one === request.query.lang) ?? 'en';
      return reply
        .type('text/html; charset=utf-8')
        .headers({ ...PUBLIC_CACHING, 'content-security-policy': EMBED_POLICY })
        .send(
          renderEmbed(
            embedded,
            deps.questions.cities(),
            createEmbedHeadContext(locale, deps),
            slug ? '' : renderIgnoredFiltersHtml(locale, search),
          ),
        );
    },
  );
}

export function createEmbedHeadContext(
  locale: Locale,
  { configs, origin }: Pick<EmbedDeps, 'configs' | 'origin'>,
): HeadContext {
  const { brand, country, words } = configs[locale];
  const address = { origin: origin(), path: EMBED_PATH };
  return { locale, t: createTranslate(locale, words), brand: brand.name, country, address, indexed: false };
}

async function findHomes(search: string, { questions }: EmbedDeps): Promise<Embedded | undefined> {
  const query = formatCanonicalHomeQuery(parseHomeView(search));
  const painted = await questions.firstPaint(`?${query}`);
  if (!painted) return undefined;
  const { camera, clusters, credits, page } = painted;
  const path = [PAGES.Home.path, query].filter(Boolean).join('?');
  return { cards: page.listings, markers: clusters, camera, total: page.total, path, credits };
}

async function findHome(slug: string, { questions }: EmbedDeps): Promise<Embedded | undefined> {
  try {
    const { path: meant } = repairUnknownUrl({ path: slug, search: '' });
    const home = await questions.listing(meant);
    const { position, property_subtype: subtype } = home;
    const path = encodeCanonicalUrlPath(`/${subtype}/${home.slug}`);
    return {
      cards: [home],
      markers: [{ position, count: 1 }],
      camera: { ...position, zoom: 15 },
      total: 1,
      path,
      credits: '',
    };
  } catch (error) {
    if (error instanceof Problem && error.status < 500) return undefined;
    throw error;
  }
}
