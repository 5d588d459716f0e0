import { type Caller, Problem } from '@naksha/events/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined for no token, or for an expired one. */
    caller?: Caller;
  }
}

type ResolveSession = (token: string) => Promise<Caller | undefined>;

/** Its token belongs to no person and is not looked up: metrics work while databases are down. */
export const METRICS_PATH = '/metrics';

export const readBearerToken = ({ headers, routeOptions }: FastifyRequest): string | undefined =>
  headers.authorization === undefined || routeOptions.url === METRICS_PATH
    ? undefined
    : /^Bearer (\S{1,200})$/i.exec(headers.authorization)?.[1];

/** Fails closed: while sessions cannot be looked up, a request with a token gets 503. */
export function attachCallerToRequests(server: FastifyInstance, resolve: ResolveSession): void {
  server.decorateRequest('caller', undefined);
  const resolved = async (request: FastifyRequest, token: string): Promise<void> => {
    try {
      request.caller = await resolve(token);
    } catch (cause) {
      request.log.error({ err: cause }, 'session lookup failed');
      throw new Problem(
        503,
        'sessions_away',
        'Your session could not be checked. Try again in a few seconds.',
        undefined,
        5,
      );
    }
  };
  server.addHook('onRequest', (request, _, done) => {
    const token = readBearerToken(request);
    return token === undefined ? done() : resolved(request, token);
  });
  // Responses to requests with a token may depend on it, whatever the route says about caching.
  server.addHook('onSend', (request, reply, payload, done) => {
    if (request.headers.authorization !== undefined)
      reply.header('cache-control', 'private, no-store').removeHeader('cdn-cache-control');
    done(null, payload);
  });
}
