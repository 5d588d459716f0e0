import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { UserError } from '../process/user-error.ts';

/**
 * Connections that the system keeps until we come to them. With more than Node's 511 a crowd that comes at once leaves room for
 * others, who would otherwise be heard a second later.
 */
const BACKLOG = 4_096;

/** @returns where it can be asked. @throws UserError where the configured address can't be had */
export async function listen(server: FastifyInstance, { PORT, HOST }: Pick<Config, 'PORT' | 'HOST'>): Promise<string> {
  // Not through Nest, which logs what is told in words.
  await server.listen({ port: PORT, host: HOST, backlog: BACKLOG }).catch(notListening);
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return `http://${HOST === '0.0.0.0' || HOST === '127.0.0.1' ? 'localhost' : HOST}:${port}`;
}

function notListening(error: NodeJS.ErrnoException): never {
  const { code, message } = error;
  if (code === 'EADDRINUSE')
    throw new UserError(`PORT: ${message}: another program listens there, choose another PORT`);
  if (code === 'EADDRNOTAVAIL' || code === 'EACCES' || code === 'ENOTFOUND')
    throw new UserError(`HOST, PORT: can't listen there: ${message}`);
  throw error;
}
