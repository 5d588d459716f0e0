import { Problem } from '@naksha/events/kernel';
import type { FastifyInstance } from 'fastify';

/** Uploads will have a route of their own. */
export const BODY_LIMIT = 256 * 1024;
/** A filter with three chips and a polygon of 50 vertices stays below 2 KB. */
export const URL_LIMIT = 8 * 1024;
export const PARAMETER_LIMIT = 300;
/** Node's own answer to longer headers is 431. */
export const HEADER_LIMIT = 16 * 1024;

export function limitUrls(server: FastifyInstance): void {
  server.addHook('onRequest', async (request) => {
    if (request.raw.url && request.raw.url.length > URL_LIMIT)
      throw new Problem(414, 'uri_too_long', `the address is longer than ${URL_LIMIT} letters`);
  });
}
