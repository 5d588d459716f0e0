import { type PlaceReach, parseReach, type QueryParameters } from '@naksha/events/kernel';
import type { FastifyInstance } from 'fastify';

/** What a request's filter `within` needs is computed before its route runs, without blocking other requests. */
export function computeReachableAreaBeforeRequests(
  server: FastifyInstance,
  prepare: (within: PlaceReach) => Promise<void>,
): void {
  server.addHook('preHandler', (request, _reply, done) => {
    const text = (request.query as QueryParameters | undefined)?.within;
    const parsed = typeof text === 'string' ? parseReach(text) : undefined;
    if (parsed && 'value' in parsed) prepare(parsed.value).then(() => done(), done);
    else done();
  });
}
