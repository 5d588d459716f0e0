import type { FastifyInstance } from 'fastify';

/** Routes with the same response for everybody: the map, and what its tiles link to. */
const OPEN =
  /^\/api\/(map\/.+|listings(\/cards)?|places\/:id|property\/(cities|localities\/:cityId)|suggestions|did-you-mean|search)$/;

/**
 * Lets other sites read public responses, including refusals: with tiles and TileJSON anyone can draw the map on their own page.
 * Never for requests with a token; other origins cannot send one anyway, because preflight requests are not answered.
 */
export function openToOtherSites(server: FastifyInstance): void {
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
