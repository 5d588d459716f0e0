import type { FastifyServerOptions } from 'fastify';

const SECOND = 1_000;

/** From a connection's first moment, said or not; Node counts a silent one too. */
export const HEADERS_MS = 10 * SECOND;
/** A whole request, its body too: a photo of 15 MB takes that long at 50 KB a second. */
export const REQUEST_MS = 300 * SECOND;
/** Of any other body: 256 KB take that long at 9 KB a second. */
export const BODY_MS = 30 * SECOND;
/** Node looks that often for what is late, and cuts it with 408. */
const LOOK_EVERY_MS = SECOND;
/** Nothing went either way: somebody who asks and then doesn't read. Live streams have their heartbeat. */
const STALLED_MS = 60 * SECOND;
/** Between two requests. Browsers open another; proxies want to be the first to close, and nginx does after 60 s. */
const IDLE_MS = { browsers: 10 * SECOND, proxies: 75 * SECOND };

/** What is left over of a body that nobody wants is swallowed so long, that the answer arrives; then it is cut. */
export const UNWANTED_BODY_MS = 2 * SECOND;

/**
 * Every state of a connection ends. Fastify's own defaults, written over Node's, are none for a request that never ends and
 * none for one who never reads. Its `maxRequestsPerSocket` stays unset: it ends connections that are used, and answers what
 * came behind the last with 503.
 */
export const limitTimes = (behindProxy: boolean) =>
  ({
    requestTimeout: REQUEST_MS,
    connectionTimeout: STALLED_MS,
    keepAliveTimeout: behindProxy ? IDLE_MS.proxies : IDLE_MS.browsers,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: LOOK_EVERY_MS },
  }) satisfies FastifyServerOptions & { http: object };
