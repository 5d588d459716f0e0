import type { FastifyInstance } from 'fastify';
import { takesImages } from './request-limits.ts';
import { BODY_MS } from './time-limits.ts';

/** What is said on a connection whose request never comes whole; Node says the same of headers. */
const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';

/**
 * Whoever sends a body has as long for it as a small one takes; a photo over a slow line has what Node itself allows, and only
 * somebody who has signed in is listened to so long.
 */
export function limitBodyTimes(server: FastifyInstance, bodyMs = BODY_MS): void {
  server.addHook('onRequest', (request, _, done) => {
    const { raw } = request;
    if (!raw.complete && !takesImages(request)) {
      const cut = setTimeout(() => raw.complete || raw.socket.end(TOO_SLOW, () => raw.destroy()), bodyMs);
      for (const ended of ['end', 'close']) raw.once(ended, () => clearTimeout(cut));
    }
    done();
  });
}
