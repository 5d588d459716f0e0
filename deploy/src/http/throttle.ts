import {
  BLOG_FEED,
  CITY_FEED,
  HOMES_FEED,
  Problem,
  SITEMAP,
  SITEMAP_HOMES,
  SITEMAP_PAGES,
} from '@naksha/events/contracts';
import { type SecurityLog, toNetwork } from '@naksha/services';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { METRICS_PATH, readToken } from './caller-hook.ts';
import { type Counted, type RequestCounter, UNITS_A_REQUEST } from './request-counter.port.ts';
import { GRAPHQL_PATH, takesImages } from './request-limits.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whom limits of an address mean: an IPv4 address, or 64 bits of an IPv6 one. */
    network: string;
  }
}

/** A page is filled, printed and packed. */
const PAGE = 2 * UNITS_A_REQUEST;
const TILE = '/api/map/:z/:x/:y';
/** A query is read, checked and worked out; what the answer weighs comes on top. */
const GRAPHQL = 2 * UNITS_A_REQUEST;
/** Whose it is, and whether everybody may see it, is asked of the databases each time. */
const PHOTO = '/photos/';
/** Printed by the server like an answer of the interface, at an address without its beginning. */
const PRINTED: ReadonlySet<string> = new Set([BLOG_FEED, HOMES_FEED, CITY_FEED, SITEMAP, SITEMAP_PAGES]);
/** It is read, kept, opened and made anew in six files. */
const UPLOAD = 4 * UNITS_A_REQUEST;

/**
 * What a request counts for before anything is done for it; what the map engine has to do comes on top. Tiles and page files are
 * cheap, many and cached: a fast pan asks for hundreds a minute. Judged by the route that was found: the address itself may be
 * written as `/%61pi/…` or with a host before it, and finds the same route. Health is asked by those who watch over us.
 */
function readPrice(request: FastifyRequest): number {
  const route = request.routeOptions.url;
  if (takesImages(request)) return UPLOAD;
  if (route === GRAPHQL_PATH) return GRAPHQL;
  // A token is looked up in the database, whatever is asked for with it.
  if (readToken(request) !== undefined) return UNITS_A_REQUEST;
  if (route === undefined || route === '/*') return PAGE;
  if (route === METRICS_PATH || route.startsWith('/health/')) return 0;
  if (PRINTED.has(route)) return UNITS_A_REQUEST;
  if (route === SITEMAP_HOMES) return PAGE;
  return route.startsWith(PHOTO) || (route.startsWith('/api/') && route !== TILE) ? UNITS_A_REQUEST : 1;
}

/**
 * General politeness per network address and minute, for whatever is asked; identity has stricter limits of its own, in the
 * database.
 * @param maxRequests simple requests a minute
 * @param security is told of each request that is refused
 */
export function throttle(
  server: FastifyInstance,
  maxRequests: number,
  counter: RequestCounter,
  security: Pick<SecurityLog, 'record'>,
): void {
  const maxUnits = maxRequests * UNITS_A_REQUEST;
  const assertWithin = (address: string, { units, remainingMs }: Counted): void => {
    if (units <= maxUnits) return;
    security.record({ kind: 'rate_limited', limit: 'requests', address });
    const seconds = Math.max(1, Math.ceil(remainingMs / 1000));
    throw new Problem(
      429,
      'too_many_requests',
      'Too many requests from your address. Try again later.',
      undefined,
      seconds,
    );
  };
  server.decorateRequest('network', '');
  server.addHook('onRequest', (request, _, done) => {
    request.network = toNetwork(request.ip);
    const price = readPrice(request);
    if (price === 0) return done();
    if (price < UNITS_A_REQUEST) {
      assertWithin(request.ip, counter.countHere(request.network, price));
      return done();
    }
    return counter.count(request.network, price).then((counted) => assertWithin(request.ip, counted));
  });
}
