import { findPageByPath, LOCALES, Problem, parseLocaleFromPath, removeLocaleFromPath } from '@naksha/events/contracts';
import {
  encodeCanonicalUrlPath,
  formatCanonicalHomeQuery,
  parseHomeView,
  repairUnknownUrl,
} from '@naksha/events/kernel';
import { PUBLIC_CACHING } from '@naksha/read-model';
import type { FastifyInstance } from 'fastify';
import { createEmbedHeadContext, EMBED_PATH } from './embed.ts';
import { escapeHtml } from './escape.ts';
import type { PagesDeps } from './pages.ts';

export const OEMBED_PATH = '/oembed';
const [WIDTH, HEIGHT] = [640, 560];
const MIN_WIDTH = 240;
const MIN_HEIGHT = 200;

type Asked = { Querystring: Readonly<Record<'url' | 'format' | 'maxwidth' | 'maxheight', unknown>> };
type OembedDeps = Pick<PagesDeps, 'configs' | 'origin' | 'questions'>;

/** oEmbed 1.0 (oembed.com) as JSON. */
export function serveOembed(server: FastifyInstance, deps: OembedDeps): void {
  server.get<Asked>(OEMBED_PATH, async (request, reply) => {
    const { url, format = 'json', maxwidth, maxheight } = request.query;
    // The specification's status codes: 501 for a format, 404 for a URL.
    if (format !== 'json') return reply.code(501).header('cache-control', 'no-store').send();
    const found = typeof url === 'string' ? await findEmbed(url, deps) : undefined;
    if (!found)
      throw new Problem(
        404,
        'not_found',
        'The parameter url is not the address of a search or listing page of this site.',
      );
    const origin = deps.origin();
    const [width, height] = [clampSize(maxwidth, WIDTH, MIN_WIDTH), clampSize(maxheight, HEIGHT, MIN_HEIGHT)];
    const { brand } = createEmbedHeadContext('en', deps);
    const src = escapeHtml(origin + found.embed);
    const title = escapeHtml(found.title);
    // Titles must be as fresh as on pages, so that deleted homes disappear.
    return reply.headers(PUBLIC_CACHING).send({
      ...{
        version: '1.0',
        type: 'rich',
        provider_name: brand,
        provider_url: origin,
        title: found.title,
      },
      ...{ width, height },
      html: `<iframe src="${src}" title="${title}" width="${width}" height="${height}" loading="lazy" style="border:0"></iframe>`,
    });
  });
}

function clampSize(requested: unknown, max: number, least: number): number {
  const wanted = typeof requested === 'string' && /^\d{1,5}$/.test(requested) ? Number(requested) : max;
  return Math.max(least, Math.min(max, wanted));
}

async function findEmbed(url: string, deps: OembedDeps): Promise<{ embed: string; title: string } | undefined> {
  const address = URL.parse(url);
  if (!address || address.origin !== new URL(deps.origin()).origin) return undefined;
  const { path, search } = repairUnknownUrl({ path: address.pathname, search: address.search });
  const locale = parseLocaleFromPath(path) ?? LOCALES[0];
  const { t, brand } = createEmbedHeadContext(locale, deps);
  const found = findPageByPath(removeLocaleFromPath(path));
  const inLanguage = (path: string) =>
    locale === LOCALES[0] ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${locale}`;
  const { slug = '' } = found?.params ?? {};
  // Embeds show current homes only.
  if (parseHomeView(search).at) return undefined;
  const { questions } = deps;
  try {
    if (found?.name === 'Home')
      return {
        embed: inLanguage(search ? `${EMBED_PATH}?${search}` : EMBED_PATH),
        title: t('app.head.suffix', { title: t('home.head.title'), brand }),
      };
    if (found?.name === 'QueryProperties') {
      const { query, title, camera, city } = questions.queryLink(slug, locale);
      const view = { ...parseHomeView(query), camera: camera ?? undefined, city: city ?? undefined };
      return { embed: inLanguage(`${EMBED_PATH}?${formatCanonicalHomeQuery(view)}`), title };
    }
    if (found?.name === 'SingleProperty') {
      const home = await questions.listing(slug);
      return { embed: inLanguage(encodeCanonicalUrlPath(`${EMBED_PATH}/${home.slug}`)), title: home.title };
    }
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
  }
  return undefined;
}
