import type { Problem, ProblemCode } from '@naksha/events/contracts';
import type { AccountId } from '@naksha/events/kernel';
import { listFieldsWithContacts, type SecurityEvent, type SecurityLog } from '@naksha/services';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    problem?: Problem;
    refusedParts?: Problem[];
  }
}

type Limit = Extract<SecurityEvent, { kind: 'rate_limited' }>['limit'];
/** Limits reported by problem code; others are recorded where they are counted. */
const LIMITS: Partial<Record<ProblemCode, Limit>> = {
  too_many_streams: 'streams',
  contacts_of_today_used: 'contacts',
  photos_of_hour_used: 'photos',
  photos_unused_full: 'photos',
  photos_busy: 'photos',
};

type Who = { account: AccountId | undefined; address: string };

export function logRejections(server: FastifyInstance, security: Pick<SecurityLog, 'record'>): void {
  server.decorateRequest('problem', undefined);
  server.decorateRequest('refusedParts', undefined);
  server.addHook('onResponse', async ({ problem, refusedParts = [], routeOptions: { url: route }, ip, caller }) => {
    const who = { account: caller?.account, address: ip };
    for (const one of problem ? [problem, ...refusedParts] : refusedParts) note(one, who, route);
  });
  const note = ({ status, code, errors = [] }: Problem, who: Who, route = 'unknown'): void => {
    // Staff are regularly asked for their second factor again, which is no attack.
    if ((status === 401 || status === 403) && code !== 'prove_again')
      security.record({ kind: 'authority_refused', ...who, code, route });
    if (code === 'unknown_host') security.record({ kind: 'host_refused', ...who });
    const limit = LIMITS[code];
    if (limit) security.record({ kind: 'rate_limited', ...who, limit });
    for (const field of listFieldsWithContacts(errors)) security.record({ kind: 'contact_refused', ...who, field });
  };
}
