import { Problem } from '@naksha/events/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { METRICS_PATH } from './caller-hook.ts';

const HOST = /^([\w.-]{1,253}|\[[\da-f:.]{2,45}\])(:\d{1,5})?$/i;

/** Monitoring addresses processes directly. */
const isMonitoringRoute = ({ routeOptions: { url = '' } }: FastifyRequest): boolean =>
  url.startsWith('/health/') || url === METRICS_PATH;

type Known = Pick<Config, 'NODE_ENV' | 'PUBLIC_URL' | 'ALLOWED_HOSTS'>;

/** Names without ports, which a proxy may change; undefined if any is accepted. */
function findKnownHosts({ NODE_ENV, PUBLIC_URL, ALLOWED_HOSTS }: Known): ReadonlySet<string> | undefined {
  if (NODE_ENV !== 'production') return undefined;
  return new Set([new URL(PUBLIC_URL).hostname, ...ALLOWED_HOSTS].map((host) => host.toLowerCase()));
}

/**
 * Exactly one well-formed host (RFC 9112, 3.2), in production one of ours, so that caches never store a response for
 * another name.
 */
export function rejectUnknownHosts(server: FastifyInstance, config: Known): void {
  const known = findKnownHosts(config);
  const isKnown = (host: string): boolean => {
    const [, name] = HOST.exec(host) ?? [];
    return name !== undefined && known?.has(name.toLowerCase()) !== false;
  };
  server.addHook('onRequest', (request, _, done) => {
    const { host } = request.headers;
    if (host === undefined || !HOST.test(host) || countHosts(request.raw.rawHeaders) > 1)
      throw new Problem(
        400,
        'malformed',
        'The request must have exactly one Host header, which must be a host name or an IP address.',
      );
    if (known && !isKnown(host) && !isKnown(request.host) && !isMonitoringRoute(request))
      throw new Problem(
        421,
        'unknown_host',
        'This server does not serve the host of the request. If you operate it, check PUBLIC_URL and ALLOWED_HOSTS.',
      );
    done();
  });
}

/** Alternating names and values; Node keeps only the first host. */
function countHosts(rawHeaders: readonly string[]): number {
  let hosts = 0;
  for (let k = 0; k < rawHeaders.length; k += 2)
    if (rawHeaders[k].length === 4 && rawHeaders[k].toLowerCase() === 'host') hosts++;
  return hosts;
}
