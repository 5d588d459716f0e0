import { URL_LIMIT } from '@naksha/events/api';
import { Problem } from '@naksha/events/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export const UPLOADS = '/api/photos';
export const GRAPHQL_PATH = '/graphql';
export const MCP_PATH = '/mcp';
export const PARAMETER_LIMIT = 300;

/** Fastify also parses plain text and forms, which browsers send across sites without preflight; JSON they do not. */
const isJson = (type: string | undefined): boolean => /^application\/json\s*(;|$)/i.test(type ?? '');

export const isPhotoUpload = ({ routeOptions, method }: FastifyRequest): boolean =>
  method === 'POST' && routeOptions.url === UPLOADS;
const isImage = (type: string | undefined): boolean =>
  /^(image\/[\w.+-]+|application\/octet-stream)\s*(;|$)/i.test(type ?? '');

export function limitRequestBodies(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _, done) => {
    if (request.raw.url && request.raw.url.length > URL_LIMIT)
      throw new Problem(414, 'uri_too_long', `The URL is longer than ${URL_LIMIT} characters.`);
    const { headers } = request;
    const hasBody = Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;
    // Unknown paths are refused as such.
    if (request.is404) return done();
    if (hasBody && isPhotoUpload(request)) {
      if (!isImage(headers['content-type']))
        throw new Problem(
          415,
          'unsupported_media_type',
          'The body must be an image. Set Content-Type to its media type or to application/octet-stream.',
        );
    } else if (hasBody && !isJson(headers['content-type']))
      throw new Problem(415, 'unsupported_media_type', 'The body must be application/json.');
    done();
  });
}
