import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Those in `assets/` have a content hash in their name and are immutable; others are revalidated.
 * @param deps.client folder of the built client
 */
export async function serveClientFiles(server: FastifyInstance, { client }: { client: string }): Promise<void> {
  await server.register(fastifyStatic, {
    root: client,
    wildcard: false,
    index: false,
    // The build writes .br and .gz files beside those that benefit.
    preCompressed: true,
    globIgnore: ['index.html', '**/*.br', '**/*.gz', '.vite/**'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const immutable = path.startsWith(join(client, 'assets'));
      reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
