import type { FastifyInstance } from 'fastify';

/** Nothing inline, nothing from another host but the base map that is configured. */
export function contentSecurityPolicy(mapStyleUrl: string): string {
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
  ].join('; ');
}

export const securityHeaders = (mapStyleUrl: string): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(mapStyleUrl),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
});

export function sendSecurityHeaders(server: FastifyInstance, mapStyleUrl: string): void {
  const headers = securityHeaders(mapStyleUrl);
  server.addHook('onRequest', (_, reply, done) => {
    reply.headers(headers);
    done();
  });
}
