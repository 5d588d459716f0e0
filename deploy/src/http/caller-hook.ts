import { type Caller, Problem } from '@naksha/events/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who the bearer token stands for; undefined for nobody, and for a token that has ended. */
    caller?: Caller;
  }
}

type ResolveSession = (token: string) => Promise<Caller | undefined>;

/** Its token stands for no person, and is looked up nowhere: figures are there while the databases are not. */
export const METRICS_PATH = '/metrics';

/** The bearer token that a request carries, whoever it stands for. */
export const readToken = ({ headers, routeOptions }: FastifyRequest): string | undefined =>
  headers.authorization === undefined || routeOptions.url === METRICS_PATH
    ? undefined
    : /^Bearer (\S{1,200})$/i.exec(headers.authorization)?.[1];

/**
 * Resolves who is asking, once a request, before any route. Fails closed: while the sessions can't be looked up, a request
 * with a token gets 503, not the rights of nobody or of somebody else.
 */
export function resolveCallers(server: FastifyInstance, resolve: ResolveSession): void {
  server.decorateRequest('caller', undefined);
  const resolved = async (request: FastifyRequest, token: string): Promise<void> => {
    try {
      request.caller = await resolve(token);
    } catch (cause) {
      request.log.error({ err: cause }, 'session lookup failed');
      throw new Problem(503, 'sessions_away', 'Your session cannot be checked right now. Try again.', undefined, 5);
    }
  };
  server.addHook('onRequest', (request, _, done) => {
    const token = readToken(request);
    return token === undefined ? done() : resolved(request, token);
  });
  // Whatever the route says of caching: what a token asked for may depend on it.
  server.addHook('onSend', (request, reply, payload, done) => {
    if (request.headers.authorization !== undefined)
      reply.header('cache-control', 'private, no-store').removeHeader('cdn-cache-control');
    done(null, payload);
  });
}
