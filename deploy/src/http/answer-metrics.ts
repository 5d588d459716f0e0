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

/** From this computer, and by no sign through a proxy, which would let the whole world in. */
function isHere({ socket, headers }: FastifyRequest): boolean {
  if (FORWARDED.some((name) => headers[name] !== undefined)) return false;
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  return here.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

type Doors = Pick<Config, 'METRICS_TOKEN' | 'TRUST_PROXY' | 'NODE_ENV'>;

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * With a token it is the token that opens, from anywhere. Without one only this computer may ask, and nobody where a proxy
 * is to be expected: one that says nothing of those it speaks for makes them look as if they were here.
 */
function mayAsk(request: FastifyRequest, { METRICS_TOKEN, TRUST_PROXY, NODE_ENV }: Doors): boolean {
  if (!METRICS_TOKEN) return NODE_ENV !== 'production' && TRUST_PROXY.length === 0 && isHere(request);
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${METRICS_TOKEN}`));
}

/** `GET /metrics` for Prometheus, and the times of everything that is answered. Everybody else is told that it isn't there. */
export function answerMetrics(server: FastifyInstance, metrics: Metrics, doors: Doors): void {
  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    metrics.answered(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
  });
  server.get(METRICS_PATH, async (request, reply) => {
    if (!mayAsk(request, doors)) throw new Problem(404, 'not_found', 'There is nothing at this address.');
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
}
