import type { FastifyInstance } from 'fastify';

/** Routes that answer everybody alike, token or not: the map and what its tiles lead to. */
const OPEN =
  /^\/api\/(map\/.+|listings(\/cards)?|places\/:id|property\/(cities|localities\/:cityId)|suggestions|did-you-mean|search)$/;

/**
 * Pages of other sites may read what is the same for everyone, refusals and their reasons too: with the tiles and TileJSON anybody
 * draws the map in a page of their own. A request with a token is never answered so; a page elsewhere can't send one anyway, since
 * nothing here answers what its browser would ask first.
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
