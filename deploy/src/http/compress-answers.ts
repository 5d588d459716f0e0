import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

const WORTH_IT = /^(application\/([\w.-]+\+)?(json|xml)|text\/html)\b/;

/**
 * Register it before any route. Compressed request bodies are not accepted, because a small one could expand to a
 * large one.
 */
export async function compressAnswers(server: FastifyInstance): Promise<void> {
  await server.register(compress, {
    global: true,
    globalDecompression: false,
    threshold: 1024,
    customTypes: WORTH_IT,
    encodings: ['br', 'gzip', 'identity'],
    // Brotli's default of 11 takes a hundred times longer for a tenth less.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
}
