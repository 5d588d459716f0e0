import { BlockList, isIP } from 'node:net';
import { Problem } from '@naksha/events/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';

const near = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  near.addSubnet(network, bits, 'ipv4');
near.addSubnet('::1', 128, 'ipv6');
near.addSubnet('fc00::', 7, 'ipv6');

/** From this computer or a private network, and not through a proxy, which would let the whole world in. */
function isNear({ socket, headers }: FastifyRequest): boolean {
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false;
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  return near.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** `GET /metrics` for Prometheus, and the times of everything that is answered. Everybody else is told that it isn't there. */
export function answerMetrics(server: FastifyInstance, metrics: Metrics): void {
  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    metrics.answered(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
  });
  server.get('/metrics', async (request, reply) => {
    if (!isNear(request)) throw new Problem(404, 'not_found', 'there is nothing at this address');
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
}
