import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** JSON, XML and pages; tiles, photos, the client's files and live streams have ways of their own. */
const WORTH_IT = /^(application\/([\w.-]+\+)?(json|xml)|text\/html)\b/;

/**
 * Answers over 1 KB go out in brotli or gzip, as the caller wishes. Before any route: the plugin hears of each as it is
 * added. Bodies of requests are taken as they are, or a small one could unpack into a large one.
 */
export async function compressAnswers(server: FastifyInstance): Promise<void> {
  await server.register(compress, {
    global: true,
    globalDecompression: false,
    threshold: 1024,
    customTypes: WORTH_IT,
    encodings: ['br', 'gzip', 'identity'],
    // Brotli's own default of 11 takes a hundred times as long for a tenth less.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
}
