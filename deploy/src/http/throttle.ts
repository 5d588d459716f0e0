import { Problem } from '@naksha/events/contracts';
import { toNetwork } from '@naksha/services';
import type { FastifyInstance } from 'fastify';
import { readToken } from './caller-hook.ts';
import type { RequestCounter } from './request-counter.port.ts';

/**
 * Tiles and page files are cheap, many and cached: a fast pan asks for hundreds a minute. Judged by the route that was found:
 * the address itself may be written as `/%61pi/…` or with a host before it, and finds the same route.
 */
const free = (route: string): boolean => !route.startsWith('/api/') || route.startsWith('/api/map/');

/**
 * General politeness per network address and minute; identity has stricter limits of its own, in the database.
 * @param maxRequests requests a minute
 */
export function throttle(server: FastifyInstance, maxRequests: number, counter: RequestCounter): void {
  server.addHook('onRequest', async (request) => {
    // A token is looked up in the database, whatever is asked for with it.
    if (free(request.routeOptions.url ?? '/') && readToken(request) === undefined) return;
    const { requests, remainingMs } = await counter.count(toNetwork(request.ip));
    if (requests <= maxRequests) return;
    const seconds = Math.max(1, Math.ceil(remainingMs / 1000));
    throw new Problem(429, 'too_many_requests', 'too many requests from your address', undefined, seconds);
  });
}
