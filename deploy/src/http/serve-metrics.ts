import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import { Problem } from '@naksha/events/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { METRICS_PATH } from './caller-hook.ts';

const here = new BlockList();
here.addSubnet('127.0.0.0', 8, 'ipv4');
here.addAddress('::1', 'ipv6');

const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** From this computer, and certainly not through a proxy, which would open it to the world. */
function isLocalRequest({ socket, headers }: FastifyRequest): boolean {
  if (FORWARDED.some((name) => headers[name] !== undefined)) return false;
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  return here.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

type Doors = Pick<Config, 'METRICS_TOKEN' | 'TRUST_PROXY' | 'NODE_ENV'>;

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * With a configured token, it grants access from anywhere. Otherwise only this computer may ask, and nobody if a proxy is
 * expected: clients of a proxy that sends no header look local.
 */
function mayReadMetrics(request: FastifyRequest, { METRICS_TOKEN, TRUST_PROXY, NODE_ENV }: Doors): boolean {
  if (!METRICS_TOKEN) return NODE_ENV !== 'production' && TRUST_PROXY.length === 0 && isLocalRequest(request);
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${METRICS_TOKEN}`));
}

/** `GET /metrics` for Prometheus, and the measured response times. Others get 404. */
export function serveMetrics(server: FastifyInstance, metrics: Metrics, doors: Doors): void {
  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    metrics.recordResponse(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
  });
  server.get(METRICS_PATH, async (request, reply) => {
    if (!mayReadMetrics(request, doors)) throw new Problem(404, 'not_found', 'Page not found.');
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.printMetrics());
  });
}
