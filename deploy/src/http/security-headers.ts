import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

export function formatContentSecurityPolicy(mapStyleUrl: string, behindTls = false): string {
  const mapHost = mapStyleUrl ? ` ${new URL(mapStyleUrl).origin}` : '';
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    `connect-src 'self'${mapHost}`,
    "font-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(behindTls ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

type Surroundings = Pick<Config, 'MAP_STYLE_URL' | 'NODE_ENV' | 'PUBLIC_URL'>;

export function buildSecurityHeaders({ MAP_STYLE_URL, NODE_ENV, PUBLIC_URL }: Surroundings): Record<string, string> {
  const behindTls = NODE_ENV === 'production' && PUBLIC_URL.startsWith('https:');
  return {
    'content-security-policy': formatContentSecurityPolicy(MAP_STYLE_URL, behindTls),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
    // Browsers remember it for a year, so not for trial installations.
    ...(behindTls && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** API responses; pages, photos and client files may be embedded by anyone. */
const DATA = /^\/(?:api|graphql)(?:\/|$)/;

export function addSecurityHeaders(server: FastifyInstance, surroundings: Surroundings): void {
  const headers = buildSecurityHeaders(surroundings);
  server.addHook('onRequest', ({ routeOptions }, reply, done) => {
    reply.headers(headers);
    if (DATA.test(routeOptions.url ?? '')) reply.header('cross-origin-resource-policy', 'same-origin');
    done();
  });
}
