import type { FastifyInstance } from 'fastify';
import { UNWANTED_BODY_MS } from './time-limits.ts';

/**
 * An answer may be there before the body is: nothing is at the address, the body is too large. What still comes of it is
 * swallowed for a moment, because a connection that is cut at once takes the answer with it, and no longer than that.
 */
export function cutUnwantedBodies(server: FastifyInstance, swallowMs = UNWANTED_BODY_MS): void {
  server.addHook('onResponse', (request, _, done) => {
    const { raw } = request;
    if (!raw.complete) {
      const cut = setTimeout(() => raw.complete || raw.destroy(), swallowMs);
      raw.once('close', () => clearTimeout(cut));
    }
    done();
  });
}
