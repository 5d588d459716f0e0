import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { UNWANTED_BODY_MS } from './time-limits.ts';

/** What Node has read by the time that it is known to be unwanted, more or less. */
const SMALL_BODY = 64 * 1024;

/**
 * An answer may be there before the body is: nothing is at the address, the body is too large. What still comes of it is
 * swallowed for a moment, because a connection that is cut at once takes the answer with it, and no longer than that. From an
 * address over its limit it is not read at all: reading 200 KB costs what a request does.
 */
export function cutUnwantedBodies(server: FastifyInstance, swallowMs = UNWANTED_BODY_MS): void {
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

/** Chunked bodies do not say how large they are. */
const isLargeAndComing = ({ complete, headers }: IncomingMessage): boolean =>
  !complete && !(Number(headers['content-length']) <= SMALL_BODY);

/** Node reads and drops a body after the answer unless somebody has begun to read it; who begins and stops holds it back. */
const leaveUnread = (raw: IncomingMessage): void => void raw.read(0);
