import {
  BLOG_FEED,
  CITY_FEED,
  HOMES_FEED,
  Problem,
  SITEMAP,
  SITEMAP_HOMES,
  SITEMAP_PAGES,
} from '@naksha/events/contracts';
import { type SecurityLog, subscriberNetwork } from '@naksha/services';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { METRICS_PATH, readBearerToken } from './caller-hook.ts';
import { type Counted, type RequestCounter, UNITS_A_REQUEST } from './request-counter.port.ts';
import { GRAPHQL_PATH, isPhotoUpload, MCP_PATH } from './request-limits.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** An IPv4 address, or the /64 of an IPv6 one. */
    network: string;
  }
}

/** A page is filled, rendered and compressed. */
const PAGE = 2 * UNITS_A_REQUEST;
const TILE = '/api/map/:z/:x/:y';
/** A query is parsed, validated and executed; the size of the response is charged separately. */
const GRAPHQL = 2 * UNITS_A_REQUEST;
/** Each request checks the databases for permission. */
const PHOTO = '/photos/';
const PRINTED: ReadonlySet<string> = new Set([BLOG_FEED, HOMES_FEED, CITY_FEED, SITEMAP, SITEMAP_PAGES]);
/** It is read, stored, decoded and resized to six files. */
const UPLOAD = 4 * UNITS_A_REQUEST;

/** Based on the matched route, because the path may be written as `/%61pi/…` or as an absolute URL. */
function costOfRequest(request: FastifyRequest): number {
  const route = request.routeOptions.url;
  if (isPhotoUpload(request)) return UPLOAD;
  if (route === GRAPHQL_PATH) return GRAPHQL;
  // A token is looked up in the database for every request.
  if (readBearerToken(request) !== undefined) return UNITS_A_REQUEST;
  if (route === undefined || route === '/*') return PAGE;
  if (route === METRICS_PATH || route.startsWith('/health/')) return 0;
  if (PRINTED.has(route) || route === MCP_PATH) return UNITS_A_REQUEST;
  if (route === SITEMAP_HOMES) return PAGE;
  return route.startsWith(PHOTO) || (route.startsWith('/api/') && route !== TILE) ? UNITS_A_REQUEST : 1;
}

/** @param maxRequests simple requests per minute */
export function limitRequestRate(
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
      'Too many requests from your IP address. Try again later.',
      undefined,
      seconds,
    );
  };
  server.decorateRequest('network', '');
  server.addHook('onRequest', (request, _, done) => {
    request.network = subscriberNetwork(request.ip);
    const price = costOfRequest(request);
    if (price === 0) return done();
    if (price < UNITS_A_REQUEST) {
      assertWithin(request.ip, counter.countHere(request.network, price));
      return done();
    }
    return counter.count(request.network, price).then((counted) => assertWithin(request.ip, counted));
  });
}
