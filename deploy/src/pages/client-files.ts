import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * The client's files. What Vite puts into `assets/` carries its content's hash in its name and never changes;
 * everything else is asked for again each time.
 */
export async function serveClientFiles(server: FastifyInstance, folder: string): Promise<void> {
  await server.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    // The build lays .br and .gz beside each file that gains from it.
    preCompressed: true,
    globIgnore: ['index.html', '**/*.br', '**/*.gz', '.vite/**'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const immutable = path.startsWith(join(folder, 'assets'));
      reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
