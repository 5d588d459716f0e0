import { DEGRADED, NOT_DEGRADED } from '@naksha/events/contracts';
import type { FastifyInstance } from 'fastify';
import { listAbsent, type OptionalDependencies } from './health.ts';

/** While an aid is away every answer of the interface says so: pages are slower or plainer then, never silently. */
export function sayDegraded(server: FastifyInstance, optionalDependencies: OptionalDependencies): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    if (request.routeOptions.url?.startsWith('/api/')) {
      const away = listAbsent(optionalDependencies);
      if (away.length > 0) reply.header(DEGRADED, away.join(', '));
      // A 304 leaves a cached answer the headers that it came with, unless it brings others.
      else if (reply.statusCode === 304) reply.header(DEGRADED, NOT_DEGRADED);
    }
    done(null, payload);
  });
}
