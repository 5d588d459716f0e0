import type { FastifyInstance } from 'fastify';

const OPEN =
  /^\/api\/(map\/.+|listings(\/cards)?|places\/:id|property\/(cities|localities\/:cityId)|suggestions|did-you-mean|search)$/;

/** With tiles and TileJSON anyone can draw the map on their own page. Never for requests with a token. */
export function allowCrossOriginReads(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (OPEN.test(request.routeOptions.url ?? '') && request.headers.authorization === undefined)
      reply.headers({
        'access-control-allow-origin': '*',
        'access-control-expose-headers': 'retry-after',
        'cross-origin-resource-policy': 'cross-origin',
      });
    done();
  });
}
