import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { UNWANTED_BODY_MS } from './time-limits.ts';

/** About what Node has read before a body is known to be unwanted. */
const SMALL_BODY = 64 * 1024;

/**
 * A response can be sent before its body has arrived. The rest is discarded for a moment, because cutting the
 * connection at once would lose the response; from an address over its limit it is not read at all.
 */
export function discardUnwantedBodies(server: FastifyInstance, swallowMs = UNWANTED_BODY_MS): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    if (reply.statusCode === 429 && isLargeAndComing(request.raw)) leaveUnread(request.raw);
    done(null, payload);
  });
  server.addHook('onResponse', (request, _, done) => {
    const { raw } = request;
    if (!raw.complete) {
      const cut = setTimeout(() => raw.complete || raw.destroy(), swallowMs);
      raw.once('close', () => clearTimeout(cut));
    }
    done();
  });
}

/** Chunked bodies do not declare their size. */
const isLargeAndComing = ({ complete, headers }: IncomingMessage): boolean =>
  !complete && !(Number(headers['content-length']) <= SMALL_BODY);

/** Node reads and discards a body after the response unless reading was started; starting and pausing prevents that. */
const leaveUnread = (raw: IncomingMessage): void => void raw.read(0);
