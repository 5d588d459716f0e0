import type { FirstPaint, PageConfig, Property } from '@naksha/events/contracts';
import { type Query, SUBTYPES } from '@naksha/events/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FIXED_PAGES, GENERIC } from './fixed-pages.ts';
import { listingHead } from './listing-page.ts';
import type { PageHead } from './page-head.ts';
import type { PageData, Shell } from './shell.ts';

export type PagesDeps = {
  shell: Shell;
  config: PageConfig;
  /** Origin for canonical addresses, without a slash at its end. */
  origin: () => string;
  firstPaint(query: Query): Promise<FirstPaint | undefined>;
};

type Answer = { status: number; head: PageHead; data?: PageData } | { movedTo: string };

const LISTING_PATH = new RegExp(`^/(${SUBTYPES.join('|')})/([^/]+)$`);

/** Every page of the client, filled with what its address says. An unknown address is 404 before any script runs. */
export function servePages(server: FastifyInstance, deps: PagesDeps): void {
  server.get('/*', async (request, reply) => {
    const path = new URL(request.url, 'http://page').pathname.replace(/(?<=.)\/+$/, '');
    // Nothing of the interface may answer with a page.
    if (/^\/(api|graphql|health)(\/|$)/.test(path)) return reply.callNotFound();
    return send(reply, deps, await answerFor(server, deps, path, request));
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
  path: string,
  request: FastifyRequest,
): Promise<Answer> {
  const { brand } = deps.config;
  const canonical = deps.origin() + path;
  const fixed = FIXED_PAGES.get(path);
  if (fixed) {
    const query = request.query as Query;
    const head = { ...fixed, title: `${fixed.title} | ${brand.name}`, canonical, index: fixed.index };
    if (path !== '/home' && path !== '/') return { status: 200, head };
    const firstPaint = await deps.firstPaint(path === '/home' ? query : {});
    // A filtered map is one of millions: search engines keep the plain one.
    const index = path === '/' || Object.keys(query).length === 0;
    return { status: 200, head: { ...head, index }, data: firstPaint && { 'first-paint': firstPaint } };
  }
  const listing = LISTING_PATH.exec(path);
  if (listing) return listingAnswer(server, deps, path, listing[2], request);
  return { status: 404, head: plainHead('Not found', brand.name) };
}

const plainHead = (title: string, brand: string): PageHead => ({
  title: `${title} | ${brand}`,
  description: GENERIC,
  index: false,
});

/** Asks what anybody else would be told of the listing: its own rules for what is public apply here too. */
async function listingAnswer(
  server: FastifyInstance,
  { config, origin }: PagesDeps,
  path: string,
  slug: string,
  request: FastifyRequest,
): Promise<Answer> {
  const answer = await server.inject({
    url: `/api/property/${encodeURIComponent(decodeURIComponent(slug))}`,
    remoteAddress: request.ip,
  });
  if (answer.statusCode !== 200) {
    const status = answer.statusCode === 410 ? 410 : answer.statusCode === 404 ? 404 : 503;
    return { status, head: plainHead(status === 410 ? 'No longer listed' : 'Not found', config.brand.name) };
  }
  const { property } = answer.json<{ property: Property }>();
  const right = `/${property.property_subtype}/${property.slug}`;
  if (right !== path) return { movedTo: right };
  return { status: 200, head: listingHead(property, origin() + right, config.brand.name) };
}
