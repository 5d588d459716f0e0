import type { SecurityLog } from '@naksha/services';
import type { FastifyInstance } from 'fastify';

/** Whatever refused it, a guard or a rule deep inside: that somebody asked for what is not theirs is noted, once, here. */
export function noteRefusedAuthority(server: FastifyInstance, security: Pick<SecurityLog, 'record'>): void {
  server.decorateRequest('problem', undefined);
  server.addHook('onResponse', async ({ problem, routeOptions, ip, caller }, { statusCode }) => {
    if (!problem || (statusCode !== 401 && statusCode !== 403)) return;
    security.record({
      kind: 'authority_refused',
      account: caller?.account,
      address: ip,
      code: problem,
      route: routeOptions.url ?? 'unknown',
    });
  });
}
