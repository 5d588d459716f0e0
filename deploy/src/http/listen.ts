import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { UserError } from '../process/user-error.ts';

/** Node's default is 511. */
const BACKLOG = 4_096;

type Address = Pick<Config, 'PORT' | 'HOST'>;

export async function listenOnPort(server: FastifyInstance, { PORT, HOST }: Address): Promise<string> {
  // Not through Nest, which logs a sentence.
  await server
    .listen({ port: PORT, host: HOST, backlog: BACKLOG })
    .catch((error) => notListening(error, { PORT, HOST }));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return `http://${HOST === '0.0.0.0' || HOST === '127.0.0.1' ? 'localhost' : HOST}:${port}`;
}

/** Before a start opens or writes anything. */
export async function assertPortIsFree({ PORT, HOST }: Address): Promise<void> {
  const probe = createServer();
  try {
    await once(probe.listen({ port: PORT, host: HOST }), 'listening');
  } catch (error) {
    notListening(error as NodeJS.ErrnoException, { PORT, HOST });
  }
  await new Promise((closed) => probe.close(closed));
}

function notListening(error: NodeJS.ErrnoException, { PORT, HOST }: Address): never {
  const { code } = error;
  if (code === 'EADDRINUSE')
    throw new UserError(
      `PORT: ${HOST}:${PORT} is in use by another program. Stop that program, or set PORT to another number (0 takes a free one).`,
    );
  if (code === 'EACCES')
    throw new UserError(`PORT: permission denied for port ${PORT}. Set PORT to a number above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    throw new UserError(
      `HOST: ${HOST} is not an address of this computer. Set HOST to 127.0.0.1, or to 0.0.0.0 to accept other computers.`,
    );
  throw error;
}
