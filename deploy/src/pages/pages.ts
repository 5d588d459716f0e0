import {
  bareOf,
  type FirstPaint,
  inLocale,
  type Locale,
  listedPageAt,
  localeOf,
  type PageConfig,
  type PageTextKey,
  type Property,
} from '@naksha/events/contracts';
import { SUBTYPES } from '@naksha/events/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { listingHead } from './listing-page.ts';
import type { PageHead } from './page-head.ts';
import { pageText, titleOf } from './page-text.ts';
import type { PageData, Shell } from './shell.ts';

export type PagesDeps = {
  shell: Shell;
  config: PageConfig;
  /** Origin for canonical addresses, without a slash at its end. */
  origin: () => string;
  /** @param search what stands behind /home's question mark */
  firstPaint(search: string): Promise<FirstPaint | undefined>;
};

type Asked = { path: string; search: string; locale: Locale };
type Answer = { status: number; head: PageHead; data?: PageData } | { movedTo: string };

const LISTING_PATH = new RegExp(`^/(${SUBTYPES.join('|')})/([^/]+)$`);

/** Every page of the client, filled with what its address says. An unknown address is 404 before any script runs. */
export function servePages(server: FastifyInstance, deps: PagesDeps): void {
  server.get('/*', async (request, reply) => {
    const { pathname, search } = new URL(request.url, 'http://page');
    const whole = pathname.replace(/(?<=.)\/+$/, '');
    const path = bareOf(whole);
    // Nothing of the interface may answer with a page.
    if (/^\/(api|graphql|health)(\/|$)/.test(whole)) return reply.callNotFound();
    return send(reply, deps, await answerFor(server, deps, { path, search, locale: localeOf(whole) }, request));
  });
}

function send(reply: FastifyReply, { shell, config }: PagesDeps, answer: Answer): FastifyReply {
  if ('movedTo' in answer) return reply.redirect(answer.movedTo, 301);
  return reply
    .code(answer.status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .send(shell.page(answer.head, { 'page-config': config, ...answer.data }));
}

async function answerFor(
  server: FastifyInstance,
  deps: PagesDeps,
  asked: Asked,
  request: FastifyRequest,
): Promise<Answer> {
  const { path, search, locale } = asked;
  const brand = deps.config.brand.name;
  const page = listedPageAt(path);
  if (page) {
    const head = {
      ...plainHead(page.title, locale, brand),
      description: pageText(page.description ?? 'app.description.default', locale),
      address: { origin: deps.origin(), path },
      index: page.index,
    };
    if (path !== '/home' && path !== '/') return { status: 200, head };
    const firstPaint = await deps.firstPaint(path === '/home' ? search : '');
    // A filtered map is one of millions: search engines keep the plain one.
    const index = path === '/' || search === '';
    return { status: 200, head: { ...head, index }, data: firstPaint && { 'first-paint': firstPaint } };
  }
  const slug = LISTING_PATH.exec(path)?.[2];
  if (slug) return listingAnswer(server, deps, { ...asked, slug }, request);
  return { status: 404, head: plainHead('app.title.notFound', locale, brand) };
}

const plainHead = (title: PageTextKey, locale: Locale, brand: string): PageHead => ({
  locale,
  title: titleOf(pageText(title, locale), locale, brand),
  description: pageText('app.description.default', locale),
  keywords: pageText('app.keywords.default', locale),
  index: false,
});

/** Asks what anybody else would be told of the listing: its own rules for what is public apply here too. */
async function listingAnswer(
  server: FastifyInstance,
  { config, origin }: PagesDeps,
  { path, locale, slug }: Asked & { slug: string },
  request: FastifyRequest,
): Promise<Answer> {
  const brand = config.brand.name;
  const answer = await server.inject({
    url: `/api/property/${encodeURIComponent(decodeURIComponent(slug))}`,
    remoteAddress: request.ip,
  });
  if (answer.statusCode !== 200) {
    const status = answer.statusCode === 410 ? 410 : answer.statusCode === 404 ? 404 : 503;
    return { status, head: plainHead(status === 410 ? 'app.title.gone' : 'app.title.notFound', locale, brand) };
  }
  const { property } = answer.json<{ property: Property }>();
  const right = `/${property.property_subtype}/${property.slug}`;
  if (right !== path) return { movedTo: inLocale(locale, right) };
  return { status: 200, head: listingHead(property, { origin: origin(), path: right }, locale, brand) };
}
