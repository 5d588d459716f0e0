import { DEGRADED_HEADER, NOT_DEGRADED } from '@naksha/events/contracts';
import type { FastifyInstance } from 'fastify';
import { listUnavailable, type OptionalDependencies } from './health.ts';

/** @param databaseAwaySince undefined while the databases respond */
export function markDegradedResponses(
  server: FastifyInstance,
  optionalDependencies: OptionalDependencies,
  databaseAwaySince: () => Date | undefined = () => undefined,
): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    if (request.routeOptions.url?.startsWith('/api/')) {
      const away = listUnavailable(optionalDependencies);
      const since = databaseAwaySince();
      if (since) away.push(`as-of=${since.toISOString()}`);
      if (away.length > 0) reply.header(DEGRADED_HEADER, away.join(', '));
      // With a 304, clients keep a cached response's headers unless new ones are sent.
      else if (reply.statusCode === 304) reply.header(DEGRADED_HEADER, NOT_DEGRADED);
    }
    done(null, payload);
  });
}
