import type { FastifyInstance } from 'fastify';
import { isPhotoUpload } from './request-limits.ts';
import { BODY_MS } from './time-limits.ts';

/** Sent if a request never completes; Node sends the same for headers. */
const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';

/** Short for small ones; for photos Node's own limit, but only for signed-in people. */
export function limitBodyReceiveTime(server: FastifyInstance, bodyMs = BODY_MS): void {
  server.addHook('onRequest', (request, _, done) => {
    const { raw } = request;
    if (!raw.complete && !isPhotoUpload(request)) {
      const cut = setTimeout(() => raw.complete || raw.socket.end(TOO_SLOW, () => raw.destroy()), bodyMs);
      for (const ended of ['end', 'close']) raw.once(ended, () => clearTimeout(cut));
    }
    done();
  });
}
